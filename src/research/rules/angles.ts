/** The angle that is skipped when all pages are primary sources. */
export const primarySources =
  'Go to primary sources: specifications, papers, official documentation and data sets rather than articles about them.';

/** The key that records an angle as taken. */
export const nameOfAngle = (angle: string) => `angle:${angle.split(/[:,.]/)[0]}`;

/** Search strategies for a topic, taken in rotation. */
export const researchAngles = [
  'Establish the picture: the main approaches, their definitions, what standard references agree on, and where they contradict each other.',
  primarySources,
  'Find evidence from practice: measurements, benchmarks, incident reports and case studies, with their numbers.',
  'Search for contrary evidence: criticism, failures, negative results, and reasons why the common view may be wrong.',
  'Compare alternatives: what competes with the main approaches, and when each is the better choice.',
  'Search for recent developments: what changed in the last two years, and what it makes obsolete.',
  'Probe limits and edge cases: where the approaches stop working, and what they cost there.',
  'Take other perspectives: operators, users, auditors, neighbouring fields. What do they see that the others do not?',
  'Check the numbers: independent sources for the quantities that matter most, and how they were obtained.',
];

/** Unusual strategies, only while research is stalled. */
export const unusualAngles = [
  'Search in other words: older terms, terms of neighbouring fields, names of products and people, and other languages.',
  'Follow references: what the best sources known so far cite, and who has cited them since.',
  'Search where search engines search last: theses, patents, standards drafts, mailing lists, issue trackers, court and tender documents, archived pages.',
  'Ask who would have to know it (a regulator, a vendor, a maintainer, a data collector), and read what they publish.',
  'Search for raw data from which the missing answers could be computed, and say how.',
  "Question the goal's own assumptions: search for evidence that what is sought does not exist, cannot be known, or is named wrongly.",
  'Study the nearest comparable case that is well documented, and at what carries over from it.',
];

/** Starting points for the researchers of a probe, who get only the goal; each gets another one. */
export const blindStarts = [
  'Search for the goal as if nothing were known, from the words of its field of practice: what do those who do it every day say?',
  'Search for the goal as if nothing were known, from the words of science and of standards: what was studied, measured or laid down?',
  'Search for the goal as if nothing were known, from the words of its critics and competitors: what do they hold against it?',
  'Search for the goal as if nothing were known, from questions that beginners ask about it, and from the answers they get.',
];

/** Strategies for analysts of the repository, taken in rotation. */
export const repositoryAngles = [
  'Find the code that bears on the topic: how it works now, which interfaces it has, and how it is tested.',
  'Find what constrains a change: dependencies, configuration, conventions, callers, and documented decisions.',
  'Find gaps: where the code lacks what the topic asks for, untested paths, and known weaknesses.',
];

/** Strategies before a plan, alternating with those of any research. */
export const planningAngles = [
  'Technical feasibility: who has built this or its hardest part, with what result, at what scale, and what made it fail.',
  'Existing solutions and the competitive landscape: what is there, what it does well, what its users complain about, and what it costs.',
  'Architecture patterns of similar systems: how they are cut into components, what they store where, and what their makers would change.',
  'Defensibility, where the goal is a product for others: what keeps them from doing the same, and what is hard to copy. Where it is not: what would make it superfluous.',
  'Technology stack: maturity, limits, licences, maintenance and known defects of the technologies that come into question, from primary sources.',
];
