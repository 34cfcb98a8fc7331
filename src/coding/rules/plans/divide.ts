import * as z from 'zod/mini';
import { formatIssues } from '../../../base/text.ts';
import { findProblems, featureId, newFeature, plannedKinds, type Feature } from '../feature.ts';
import { asDescription, titled, type PlanReading, type PlanSection, distinctCommands } from './tasks.ts';
import { words } from '../../../loop/rules/hand-in-fields.ts';
import { exitCodes, WorkflowError } from '../../../base/errors.ts';

const sectionId = z.string().check(z.regex(/^S\d{1,3}$/, 'expected the id of a section of the plan, such as "S3"'));

const decomposedFeature = z.object({
  id: featureId,
  name: words(3, 200),
  /** Sufficient to implement it without the plan. */
  description: words(20, 6_000),
  component: words(1, 200),
  kind: z._default(z.enum(plannedKinds), 'feature'),
  /** Ids of features of this hand-in. */
  dependencies: z.array(z.string()).check(z.maxLength(200)),
  /** Ways to the same result, in the order in which they are to be tried. */
  ways: z._default(z.array(words(20, 6_000)).check(z.maxLength(8)), []),
  verification_commands: z._default(z.array(words(1, 1_000)).check(z.maxLength(20)), []),
  manual_verification: z._default(z.array(words(3, 1_000)).check(z.maxLength(50)), []),
  parallel: z._default(z.nullable(z.boolean()), null),
  /** Requirements that the plan numbers and this feature meets, with the files that they ask for. */
  requirements: z.optional(
    z
      .array(z.object({ id: words(1, 60), files: z._default(z.array(words(1, 300)).check(z.maxLength(20)), []) }))
      .check(z.maxLength(50)),
  ),
  /** The sections that it is made from. */
  sections: z.array(sectionId).check(z.minLength(1), z.maxLength(50)),
});

/** The hand-in of a feature-decomposer, which divides a plan in prose into features. */
export const decompositionHandIn = z.object({
  features: z.array(decomposedFeature),
  /** Sections with nothing to build, such as an introduction or a discussion of risks, with the reason. */
  left_out: z.array(z.object({ section: sectionId, why: words(3, 500) })),
});

/** A line that begins with the id of a requirement: `FR-003: …`, `- **R1**: …`. */
const numbered = /^\s*(?:[-*]\s+)?(?:\*\*)?([A-Z]{1,5}-?\d{1,4})(?:\*\*)?:/;

/** The limit in the schema of a feature. */
const longestOrigin = 1_000;

export type Decomposed = Extract<PlanReading, { is: 'features' }> | { is: 'refused'; problems: string[] };

/**
 * The features of a decomposer's hand-in, which must use or leave out every section of the plan and give a valid list. Requirements, with the
 * files that have to exist, must stand in the plan as they are named.
 * @param text of the plan.
 */
export function readDecomposition(
  value: unknown,
  { sections, text, file }: { sections: readonly PlanSection[]; text: string; file: string },
): Decomposed {
  const shape = decompositionHandIn.safeParse(value);
  if (!shape.success) return { is: 'refused', problems: formatIssues(shape.error.issues, value) };
  const places = new Map(sections.map((section) => [section.id, section]));
  const { features: handedIn, left_out } = shape.data;
  const named = new Set([
    ...handedIn.flatMap((feature) => feature.sections),
    ...left_out.map(({ section }) => section),
  ]);
  const problems = [
    ...[...named].filter((id) => !places.has(id)).map((id) => `${id} is no section of the plan`),
    ...sections
      .filter(({ id }) => !named.has(id))
      .map(({ id, title }) => `${id} ("${title}") is in no feature and not among the left_out`),
    ...handedIn.flatMap(({ id, requirements = [] }) =>
      requirements
        .flatMap((one) => [one.id, ...one.files])
        .filter((word) => !text.includes(word))
        .map((word) => `${id}: "${word}" of its requirements does not stand in the plan`),
    ),
  ];
  const met = new Set(handedIn.flatMap(({ requirements = [] }) => requirements.map(({ id }) => id)));
  const out = left_out.flatMap(({ section }) => places.get(section) ?? []);
  for (const [number, line] of text.split('\n').entries()) {
    const id = numbered.exec(line)?.[1];
    const isLeftOut = out.some(({ from, to }) => from <= number + 1 && number + 1 <= to);
    if (id !== undefined && !met.has(id) && !isLeftOut)
      problems.push(`${id} (line ${number + 1} of the plan) is among the requirements of no feature`);
  }
  const features = handedIn.map(({ sections: from, ...feature }): Feature => {
    const lines = from.flatMap((id) => places.get(id) ?? []).map((place) => `${place.from}-${place.to}`);
    const { name, lead } = titled(feature.name);
    const description = asDescription([...lead, feature.description]);
    return newFeature({ ...feature, name, description, origin: `${file}:${lines.join(', ')}`.slice(0, longestOrigin) });
  });
  problems.push(...findProblems({ features, proofs: [] }));
  if (problems.length > 0) return { is: 'refused', problems };
  const notes = left_out.map(({ section, why }) => `${file}:${places.get(section)?.from ?? 1}: left out: ${why}`);
  return { is: 'features', features, notes };
}

const texts = z._default(z.array(z.string()), []);

/** The items to build: components, and the steps that order them; other items are reasons and risks. */
const item = z.looseObject({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z._default(z.string(), ''),
  purpose: z.optional(z.string()),
  interfaces: texts,
  depends_on: texts,
  verification: texts,
  builds: texts,
});
type Item = z.infer<typeof item>;

const planFile = z.looseObject({ sections: z.array(z.looseObject({ items: z.array(item) })) });

/**
 * Reads the items of plan.json: a feature for each step of its sequence, and for each component that no step builds. A dependency on a
 * component becomes one on the steps that build it. If no step names dependencies, each depends on the previous one.
 * @param value of the JSON of plan.json.
 * @returns undefined when the plan has nothing to build.
 * @throws WorkflowError when it is not such a plan.
 */
export function readPlanItems(value: unknown, file: string): PlanReading | undefined {
  const shape = planFile.safeParse(value);
  if (!shape.success) {
    throw new WorkflowError('The plan is not valid', {
      where: file,
      received: formatIssues(shape.error.issues, value).join('; '),
      fix: 'The user names another plan in a terminal: autonomous-workflow feature import --from plan.md',
      exitCode: exitCodes.invalidState,
    });
  }
  const items = shape.data.sections.flatMap((section) => section.items);
  const components = items.filter(({ kind }) => kind === 'component');
  const steps = items.filter(({ kind }) => kind === 'step');
  const builders = new Map<string, string[]>();
  for (const step of steps) for (const id of step.builds) builders.set(id, [...(builders.get(id) ?? []), step.id]);
  const built = [...components.filter(({ id }) => !builders.has(id)), ...steps];
  if (built.length === 0) return undefined;
  const isChain = steps.every(({ depends_on }) => depends_on.length === 0);
  const parts = new Map(components.map((component) => [component.id, component]));
  const known = new Set(built.map(({ id }) => id));
  const features = built.map((one): Feature => {
    const before = isChain && one.kind === 'step' ? steps[steps.indexOf(one) - 1]?.id : undefined;
    const below = one.builds.flatMap((id) => parts.get(id) ?? []);
    const needs = [one, ...below].flatMap(({ depends_on }) => depends_on).flatMap((id) => builders.get(id) ?? id);
    const dependencies = [
      ...(before === undefined ? [] : [before]),
      ...needs.filter((id) => known.has(id) && id !== one.id),
    ];
    const { name, lead } = titled(one.title);
    return newFeature({
      id: one.id,
      name,
      description: asDescription([
        ...lead,
        describe(one),
        ...below.map((part) => `${part.title} (${part.id}): ${describe(part)}`),
      ]),
      component: (one.kind === 'component' ? one.title : below.map(({ title }) => title).join(', ')).slice(0, 200),
      dependencies: [...new Set(dependencies)],
      verification_commands: distinctCommands([one, ...below].flatMap(({ verification }) => verification)),
      origin: `${file}:${one.id}`,
    });
  });
  return { is: 'features', features, notes: [] };
}

function describe({ text, purpose, interfaces }: Item): string {
  return [
    text,
    ...(purpose === undefined ? [] : [`Purpose: ${purpose}`]),
    ...interfaces.map((one) => `Interface: ${one}`),
  ].join('\n');
}
