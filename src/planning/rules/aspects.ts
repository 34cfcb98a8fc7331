/** The aspects of the critics of a plan: what is missing, and what does not hold. */
export const criticAspects = [
  {
    aspect: 'completeness',
    task: 'What is missing? Check for components, cases, data, migrations, operation and decisions that the objective asks for and that are neither made nor listed as open; for what goes wrong or could be misused (security, privacy, lost data, parts that fail) without a mitigation that works; for parts of which no program could decide when they are done, and commands that prove nothing or cannot be run when it is their turn.',
  },
  {
    aspect: 'feasibility',
    task: 'What does not hold? Check for steps that cannot work as described, with the named technology, at this scale; hidden prerequisites, and limits that the findings name; for claims that say less than the items that cite them, conflicts with the findings, and statements without a claim; for parts that the objective does not need, or where something that exists would do; for estimates of how long the work takes, where a plan says only what comes before what.',
  },
] as const;

/** The aspects of critics of features, before these are implemented from a plan without critics. */
export const implementabilityAspects = [
  {
    aspect: 'readiness',
    task: 'Does every feature have what it needs when its turn comes? Check for undefined interfaces, wrong dependencies, a wrong order, missing decisions, and descriptions that two coders would understand in two ways.',
  },
  {
    aspect: 'verifiability',
    task: 'Can every feature be verified by the commands of this project, in this environment? Check for features that no test could show, failing before them and passing after; commands that prove nothing or cannot be run here, and missing services, keys or data.',
  },
] as const;

const allAspects = [...criticAspects, ...implementabilityAspects];

export type CriticAspect = (typeof allAspects)[number]['aspect'];
/** The aspects of planning, one for each critic. */
export const aspectNames = criticAspects.map(({ aspect }) => aspect);
export const allAspectNames: readonly CriticAspect[] = allAspects.map(({ aspect }) => aspect);

/** Whether an aspect is about features that will be implemented, and not about a plan. */
export function isOfFeatures(aspect: CriticAspect): boolean {
  return implementabilityAspects.some((one) => one.aspect === aspect);
}

/** The task of a critic with this aspect. */
export function taskOf(aspect: CriticAspect): string {
  return allAspects.find((one) => one.aspect === aspect)?.task ?? '';
}
