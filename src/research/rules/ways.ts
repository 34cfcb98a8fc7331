/** A way to search for a question, so that several agents, or a second try, do not search for the same. */
export interface Way {
  name: string;
  /** Follows “Work on the open question Q001”. */
  how: string;
}

/** The task of the first analyst of the repository. */
export const codeTask =
  'Find the code that bears on the topic: how it works now, which interfaces it has, how it is tested, what constrains a change (dependencies, configuration, conventions, callers, documented decisions), and where it lacks what the topic asks for.';
export const nameOfCodeTask = 'code';

const ways: readonly Way[] = [
  { name: 'sources', how: 'at its primary sources: specifications, papers, official documentation and data' },
  {
    name: 'practice',
    how: 'by evidence from practice: measurements, benchmarks, incident reports and case studies, with their numbers',
  },
  {
    name: 'contrary',
    how: 'by contrary evidence: criticism, failures, limits, and reasons why the common view may be wrong',
  },
  { name: 'alternatives', how: 'by its alternatives: what competes, and when each is the better choice' },
  { name: 'recent', how: 'by recent developments: what changed in the last two years, and what it makes obsolete' },
];

/** What a plan has to know besides. */
const waysBeforePlan: readonly Way[] = [
  {
    name: 'feasibility',
    how: 'by technical feasibility: who has built this or its hardest part, with what result, at what scale, and what made it fail',
  },
  {
    name: 'existing',
    how: 'by existing solutions and the competitive landscape: what is there, what it does well, what its users complain about, and what it costs',
  },
  {
    name: 'architecture',
    how: 'by the architecture patterns of similar systems: how they are cut into components, what they store where, and what their makers would change',
  },
  {
    name: 'defensibility',
    how: 'by defensibility, where the goal is a product for others: what keeps them from doing the same; where it is not: what would make it superfluous',
  },
  {
    name: 'stack',
    how: 'by technology stack: maturity, limits, licences, maintenance and known defects of the technologies that come into question',
  },
];

/** The ways in which the questions of a goal are tried. */
export function waysFor(isPlanned: boolean): readonly Way[] {
  return isPlanned ? ways.flatMap((way, at) => [...waysBeforePlan.slice(at, at + 1), way]) : ways;
}
