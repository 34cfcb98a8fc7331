/** The key that records an angle as taken. */
export const nameOfAngle = (angle: string) => `angle:${angle.split(/[:,.]/)[0]}`;

/** Search strategies for a topic, taken in rotation. */
export const researchAngles = [
  'Establish the picture: the main approaches, their definitions, what standard references agree on, and where they contradict each other.',
  'Go to primary sources: specifications, papers, official documentation and data sets rather than articles about them.',
  'Find evidence from practice: measurements, benchmarks, incident reports and case studies, with their numbers.',
  'Search for contrary evidence: criticism, failures, negative results, and reasons why the common view may be wrong.',
  'Compare alternatives: what competes with the main approaches, and when each is the better choice.',
  'Search for recent developments: what changed in the last two years, and what it makes obsolete.',
  'Probe limits and edge cases: where the approaches stop working, and what they cost there.',
  'Take other perspectives: operators, users, auditors, neighbouring fields. What do they see that the others do not?',
  'Check the numbers: independent sources for the quantities that matter most, and how they were obtained.',
];

/** The task of the first analyst of the repository. */
export const codeAngle =
  'Find the code that bears on the topic: how it works now, which interfaces it has, how it is tested, what constrains a change (dependencies, configuration, conventions, callers, documented decisions), and where it lacks what the topic asks for.';

/** Strategies before a plan, alternating with those of any research. */
export const planningAngles = [
  'Technical feasibility: who has built this or its hardest part, with what result, at what scale, and what made it fail.',
  'Existing solutions and the competitive landscape: what is there, what it does well, what its users complain about, and what it costs.',
  'Architecture patterns of similar systems: how they are cut into components, what they store where, and what their makers would change.',
  'Defensibility, where the goal is a product for others: what keeps them from doing the same, and what is hard to copy. Where it is not: what would make it superfluous.',
  'Technology stack: maturity, limits, licences, maintenance and known defects of the technologies that come into question, from primary sources.',
];
