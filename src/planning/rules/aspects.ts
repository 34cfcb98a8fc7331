/** The aspects of critics, with their questions about the plan as a whole. */
export const criticAspects = [
  {
    aspect: 'feasibility',
    task: 'Can it be built as described, with the means that it names? Check for steps that cannot work, hidden prerequisites and limits that the findings name.',
    questions: [
      'Can every component be built with the named technology?',
      'Do the findings show that the approach works at this scale?',
    ],
  },
  {
    aspect: 'evidence',
    task: 'Do the claims support the items that cite them? Check for conflicts with the findings, claims that are used for more than they say, and statements without a claim.',
    questions: [
      'Do the cited claims support the items that cite them?',
      'Is the plan free of conflicts with the findings?',
    ],
  },
  {
    aspect: 'completeness',
    task: 'Is everything there that the objective asks for? Check for missing components, cases, data, migrations, operation, and decisions.',
    questions: ['Does the plan cover the whole objective?', 'Is every necessary decision made or listed as open?'],
  },
  {
    aspect: 'risk',
    task: 'What goes wrong, and who could make it go wrong? Check for security and privacy holes, failure modes, lost data, dependence on others, and mitigations that mitigate nothing.',
    questions: [
      'Are the risks that matter named with mitigations that work?',
      'Does the plan withstand misuse and failure of its parts?',
    ],
  },
  {
    aspect: 'testability',
    task: 'Can a program decide when each part is done? Check for verification commands that prove nothing or cannot exist yet, and for interfaces too vague to test against.',
    questions: [
      'Would the verification commands fail if the part did not work?',
      'Can each step be verified when it is its turn?',
    ],
  },
  {
    aspect: 'simplicity',
    task: 'What can be left out? Check for parts that the objective does not need, needless dependencies, and places where something that exists would do.',
    questions: ['Is every component needed for the objective?', 'Is the plan as simple as its objective allows?'],
  },
] as const;

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

export type CriticAspect = (typeof allAspects)[number]['aspect'];
/** The aspects of planning, which take turns. */
export const aspectNames = criticAspects.map(({ aspect }) => aspect);
export const allAspectNames = allAspects.map(({ aspect }) => aspect);

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
