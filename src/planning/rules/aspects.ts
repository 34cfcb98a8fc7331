/** The aspects of critics, with their questions about the plan as a whole: what is missing, and what does not hold. */
export const criticAspects = [
  {
    aspect: 'completeness',
    task: 'What is missing? Check for components, cases, data, migrations, operation and decisions that the objective asks for; for what goes wrong or could be misused (security, privacy, lost data, parts that fail) without a mitigation that works; for parts of which no program could decide when they are done, and commands that prove nothing or cannot exist yet.',
    questions: [
      'Does the plan cover the whole objective, with every necessary decision made or listed as open?',
      'Are the risks that matter named with mitigations that work?',
      'Would the verification commands fail if the part did not work, and can each be run when it is its turn?',
    ],
  },
  {
    aspect: 'feasibility',
    task: 'What does not hold? Check for steps that cannot work as described, hidden prerequisites, and limits that the findings name; for claims that say less than the items that cite them, conflicts with the findings, and statements without a claim; for parts that the objective does not need, or where something that exists would do; for estimates of how long the work takes, where a plan says only what comes before what.',
    questions: [
      'Can every component be built with the named technology, at this scale?',
      'Do the cited claims support the items that cite them, without a conflict with other findings?',
      'Is the plan as simple as its objective allows?',
    ],
  },
] as const;

/** Aspects of earlier versions, in hand-ins and defects that are kept. */
const formerAspects = ['evidence', 'risk', 'testability', 'simplicity'] as const;

/** The aspects of critics of features, before these are implemented from a plan without critics. */
export const implementabilityAspects = [
  {
    aspect: 'readiness',
    task: 'Does every feature have what it needs when its turn comes? Check for undefined interfaces, wrong dependencies, a wrong order, missing decisions, and descriptions that two coders would understand in two ways.',
    questions: [
      'Can every feature be begun when what it depends on is done?',
      'Is every decision made that the features need?',
    ],
  },
  {
    aspect: 'verifiability',
    task: 'Can every feature be verified by the commands of this project, in this environment? Check for features that no test could show, commands that prove nothing or cannot be run here, and missing services, keys or data.',
    questions: [
      'Would a test that fails before each feature and passes after it show that it is there?',
      'Is everything available that verifying the features needs?',
    ],
  },
] as const;

const allAspects = [...criticAspects, ...implementabilityAspects];

export type CriticAspect = (typeof allAspects)[number]['aspect'] | (typeof formerAspects)[number];
/** The aspects of planning, one for each critic. */
export const aspectNames = criticAspects.map(({ aspect }) => aspect);
export const allAspectNames: readonly CriticAspect[] = [...allAspects.map(({ aspect }) => aspect), ...formerAspects];

/** Whether an aspect is about features that will be implemented, and not about a plan. */
export function isOfFeatures(aspect: CriticAspect): boolean {
  return implementabilityAspects.some((one) => one.aspect === aspect);
}

/** The task of a critic with this aspect. */
export function taskOf(aspect: CriticAspect): string {
  return allAspects.find((one) => one.aspect === aspect)?.task ?? '';
}

/** The questions of an aspect with ids for the answers, such as `evidence-1`. */
export function questionsOf(aspect: CriticAspect): { id: string; question: string }[] {
  const found = allAspects.find((one) => one.aspect === aspect);
  return (found?.questions ?? []).map((question, index) => ({ id: `${aspect}-${index + 1}`, question }));
}
