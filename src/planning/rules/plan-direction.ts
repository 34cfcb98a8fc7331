import { allWords, counted, quotedWords } from '../../base/text.ts';
import { type Assignment, assignmentId } from '../../loop/rules/agents.ts';
import { answerTo, aspectNames, isUnanswered, taskOf, toRuleOn, type CriticAspect, type Defect } from './defects.ts';
import { describePlan } from './document.ts';
import {
  itemsIn,
  itemsOf,
  mayBeEmpty,
  sectionCodes,
  sectionOf,
  sectionTitle,
  type Plan,
  type PlanItem,
  type SectionCode,
  planProblems,
  type PlanClaim,
} from './plan.ts';
import { excerpt } from '../../base/errors.ts';
import {
  agentSteps,
  goal,
  heading,
  problemsToFix,
  redirection,
  shorten,
  whenAllAnswered,
  type BriefInput,
} from '../../loop/rules/brief.ts';
import { shownVerdict } from '../../loop/rules/iteration.ts';
import { isWriting, describeFindings } from '../../loop/rules/state.ts';

/** The tasks of an iteration of planning. */
export interface PlanDirection {
  /** `found`: statements that architects wanted to build on, each with the new findings of the search for it. */
  architects: { sections: SectionCode[]; defects: string[]; found: { text: string; claims: string[] }[] }[];
  /** `rulings`: the answered defects that the critic has to rule on. */
  critics: { aspect: CriticAspect; rulings: string[] }[];
  /** Statements that architects wanted to build on in the last iteration, for researchers: each is searched for once. */
  statements: string[];
}

/** The sections that a plan must have items in, and whether a person's words in its document wait for an architect. */
export interface PlanScope {
  isEdited?: boolean;
  needed: readonly SectionCode[];
}

/** The share of a plan that may change before critics judge it again, and in a stable iteration. */
export const stableShare = 0.1;

/**
 * Who has something to do in the next iteration. One architect designs all sections without items together, so that they can name each
 * other; up to two others get the sections with problems, unanswered defects, or news; what a person changed goes to the first. Both
 * critics judge a plan that has changed since they saw it; otherwise one only rules on answers. Nobody has a task without such a need.
 */
export function directPlanning(
  plan: Plan,
  claims: readonly PlanClaim[],
  { needed, isEdited = false }: PlanScope,
): PlanDirection {
  const items = itemsOf(plan);
  const faulty = planProblems(items, claims).flatMap(({ about }) => about.map((one) => sectionOf(one) ?? one));
  const [asked, searched] = [plan.iterations.at(-2)?.iteration, plan.iterations.at(-1)?.iteration];
  const wantedIn = (of: number | undefined) => plan.claims_to_check.filter(({ iteration }) => iteration === of);
  const fresh = claims.flatMap(({ id, iteration }) => (iteration === searched ? [id] : []));
  const defectsOf = (code: SectionCode) =>
    plan.defects.filter((defect) => isUnanswered(defect) && sectionsAbout(defect, items).includes(code));
  const foundFor = (code: SectionCode) => {
    const since = plan.sections.find((one) => one.code === code)?.iteration ?? 0;
    return wantedIn(asked).filter((one) => fresh.length > 0 && one.section.includes(code) && since <= one.iteration);
  };
  const isEmpty = (code: SectionCode) => itemsIn(plan, code).length === 0;
  const missing = needed.filter(isEmpty);
  const draft = sectionCodes.filter(
    (code) => missing.length > 0 && isEmpty(code) && [...needed, mayBeEmpty].includes(code),
  );
  const weak = sectionCodes.filter(
    (code) =>
      !draft.includes(code) && (faulty.includes(code) || defectsOf(code).length > 0 || foundFor(code).length > 0),
  );
  const half = missing.length > 0 ? weak.length : Math.ceil(weak.length / 2);
  const edited = isEdited && draft.length + weak.length === 0 ? sectionCodes.filter((code) => !isEmpty(code)) : [];
  const architects = [draft, weak.slice(0, half), weak.slice(half), edited]
    .filter(({ length }) => length > 0)
    .map((sections) => ({
      sections,
      defects: [...new Set(sections.flatMap(defectsOf).map(({ id }) => id))],
      found: [...new Set(sections.flatMap(foundFor).map(({ text }) => text))].map((text) => ({ text, claims: fresh })),
    }));
  return {
    architects,
    critics: items.length === 0 ? [] : criticsOf(plan),
    statements: wantedIn(searched).map(({ text }) => text),
  };
}

/** A defect about a claim counts for each section that cites it; one about nothing of the plan is for its architecture. */
function sectionsAbout({ about }: Pick<Defect, 'about'>, items: readonly PlanItem[]): SectionCode[] {
  const direct = sectionCodes.find((code) => code === about) ?? sectionOf(about);
  if (direct !== undefined) return [direct];
  const citing = items.filter(({ claims }) => claims.includes(about)).flatMap(({ id }) => sectionOf(id) ?? []);
  return citing.length === 0 ? ['ARC'] : citing;
}

function criticsOf({ defects, iterations }: Plan): PlanDirection['critics'] {
  // Critics see the plan as it was before the architects of their iteration.
  const seen = iterations.findLastIndex(({ valid, aspects }) => valid && aspects.length > 0);
  const changed = iterations.slice(Math.max(seen, 0)).reduce((sum, { change }) => sum + change, 0);
  return aspectNames
    .map((aspect) => ({ aspect, rulings: toRuleOn(defects, aspect) }))
    .filter(({ rulings }) => seen === -1 || changed >= stableShare || rulings.length > 0);
}

/** The length is limited, because a task is one line of a brief. */
const mostWords = 280;

/** The task of an architect: its sections, the defects to answer, and what was found for it. */
export function architectTask(plan: Plan, { sections, defects, found }: PlanDirection['architects'][number]): string {
  const answers = plan.defects.filter(({ id }) => defects.includes(id));
  const named = sections.map((section) => `${section} "${sectionTitle(section)}"`).join(', ');
  const isDraft = sections.length > 1 && sections.every((code) => itemsIn(plan, code).length === 0);
  return [
    isDraft
      ? `Sections ${named}: design them together, in one hand-in, as large as the objective and no larger.`
      : `Sections ${named}: hand in all of their items, those that stay with their ids.`,
    ...answers.map((one) => `Answer ${askedOf(one)}`),
    ...found.map(
      ({ text, claims }) =>
        `Researchers searched for what you wanted checked: ${quotedWords(text, mostWords)} New findings: ${claims.join(', ')}.`,
    ),
  ].join('\n');
}

/**
 * The task of a critic: an aspect, and the answers to rule on. It leaves out scores, severities and authors, which
 * would bias the critic.
 */
export function criticTask(plan: Pick<Plan, 'defects'>, { aspect, rulings }: PlanDirection['critics'][number]): string {
  const answered = plan.defects.filter(({ id }) => rulings.includes(id));
  return [
    `Aspect ${aspect}: ${taskOf(aspect)}`,
    ...answered.map((one) => `Rule on ${askedOf(one)} Answer: ${allWords(answerTo(one))}`),
  ].join('\n');
}

/** The task of the researcher of an iteration of planning. */
export const researchTask = (statements: readonly string[]): string =>
  `Search for evidence for and against ${statements.length === 1 ? 'this statement' : 'each of these statements'}, and report what sources say of it: ${statements.map((text) => quotedWords(text, mostWords)).join(' ')}`;

const askedOf = ({ id, about, statement, resolution }: Defect): string =>
  `${id} about ${about}: ${allWords(statement)} Wanted: ${allWords(resolution)}`;

/** An assignment of planning, with the full task for agents that read it from a file. */
export interface PlanAssignment extends Assignment {
  inFull?: string;
}

/** The agents of an iteration of planning, each with the need that directPlanning found. */
export function planAssignments(
  plan: Plan,
  claims: readonly PlanClaim[],
  iteration: number,
  scope: PlanScope,
): PlanAssignment[] {
  const { architects, critics, statements } = directPlanning(plan, claims, scope);
  return [
    ...architects.map((one, index): PlanAssignment => {
      const id = assignmentId(iteration, 'plan', index);
      const part = one.sections.join(' ');
      return { id, agent: 'plan-architect', task: `Sections ${part}`, part, inFull: architectTask(plan, one) };
    }),
    ...critics.map((one, index): PlanAssignment => {
      const id = assignmentId(iteration, 'planCritique', index);
      const inFull = [criticTask(plan, one), describeWhole(plan, claims)].join('\n\n');
      return { id, agent: 'plan-critic', task: `Aspect ${one.aspect}`, part: one.aspect, inFull };
    }),
    ...(statements.length === 0
      ? []
      : [{ id: assignmentId(iteration, 'search', 0), agent: 'researcher' as const, task: researchTask(statements) }]),
  ];
}

/** The whole plan with the findings its items cite. Earlier objections are left out: they would bias the critic. */
function describeWhole(plan: Plan, claims: readonly PlanClaim[]): string {
  const used = new Set(itemsOf(plan).flatMap((item) => item.claims));
  const findings = claims
    .filter(({ id }) => used.has(id))
    .map(
      ({ id, text, isRefuted, sources }) =>
        `- ${id} (${counted(sources, 'source')}${isRefuted ? '; its source says otherwise' : ''}): ${allWords(text)}`,
    );
  return [
    'The items of the plan, whole: `records/plan.json` has nothing else that you need.',
    describePlan(plan).replace(/^/gm, '> '),
    ...(findings.length === 0 ? [] : [`The findings that items cite:\n\n${findings.join('\n')}`]),
  ].join('\n\n');
}

/**
 * The brief of an iteration of planning, which contains everything that the session needs.
 * @param objections how many objections to the plan are not resolved.
 */
export function composePlanningBrief(input: BriefInput & { objections: number }): string {
  const { state, folder, objections, assignments } = input;
  const verdict = shownVerdict(state);
  const soFar = [
    `${describeFindings(state)}.${verdict === null ? ' Planning begins.' : ` Verdict: ${excerpt(verdict)}.`}`,
    ...(objections === 0
      ? []
      : [`${counted(objections, 'objection')} not resolved: \`autonomous-workflow plan --items\` prints them.`]),
  ];
  const agents = assignments.length === 0 ? [] : agentSteps(input);
  const isLast = isWriting(state);
  const last = `This iteration completes the plan${agents.length > 0 ? '.' : '; start no architects and no critics.'}`;
  const recorded = agents.length === 0 ? 'Run `autonomous-workflow record`.' : whenAllAnswered;
  const own = [
    `${recorded}${isLast ? ' If it asks for a closing line, end your answer with that line.' : ''}`,
    isLast ? 'End your turn.' : 'End your turn. The next brief comes by itself.',
  ];
  const first = agents.length === 0 ? 1 : 2;
  const steps = [...(isLast ? [last, ''] : []), ...agents, ...own.map((step, index) => `${index + first}. ${step}`)];
  const material = [
    goal(input),
    ...(input.redirects.length === 0 ? [] : [redirection(input)]),
    `## So far\n\n${soFar.join('\n')}`,
    ...(input.problems.length === 0 ? [] : [problemsToFix(input)]),
  ];
  const instructions = [
    `## Steps\n\n${steps.join('\n')}`,
    ...(input.acceptance === undefined ? [] : [input.acceptance]),
    `## Boundaries

- Do not write items yourself: architects hand them in.
- Edit nothing in ${folder}/: the CLI writes its files.`,
  ];
  return shorten(heading(input), material, instructions);
}
