import * as z from 'zod/mini';
import { formatIssues } from '../../../base/text.ts';
import { exitCodes, WorkflowError } from '../../../base/errors.ts';
import { newFeature, type Feature } from '../feature.ts';
import { distinctCommands } from './tasks.ts';
import { asDescription, titled, type PlanReading } from './plan-text.ts';

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
