import * as z from 'zod/mini';
import { WorkflowError, exitCodes } from '../../base/errors.ts';
import { findProblems, describeProblem } from './list-problems.ts';
import { type Feature, type FeatureList, featureId, plannedKinds } from './feature.ts';
import { graphOf, lineage } from './graph.ts';
import { newFeature, type NewFeature } from './new-feature.ts';
import { closed, replace } from './progress.ts';
import { refuse, requireFeature } from './refusal.ts';
import { deriveStatuses, type Circumstances } from './feature-status.ts';
import { parseJson } from '../../base/json.ts';
import { formatIssues } from '../../base/text.ts';
import { words } from '../../loop/rules/hand-in-fields.ts';

/** Levels of splits, after which a part is not split again. */
export const deepestDivision = 3;
/** How often one feature may be divided. */
const mostDivisions = 3;
export const mostParts = 12;

/** A part or a prerequisite in its coder's declaration; without an id it gets the next free one below its feature. */
export type Part = Omit<NewFeature, 'id' | 'parent' | 'claimed'> & { id?: string | undefined };

/**
 * The list with a feature divided by its coder: with parts that are done before it, or with prerequisites. The feature remains and
 * comes after them, so references to it stay valid. The attempt in progress ends without counting as failed. Parts have the feature's
 * dependencies and, by default, depend on the previous part.
 * @throws WorkflowError when the feature is not in progress, was divided too often or too deep, or the list would not be valid.
 */
export function divideFeature(
  list: FeatureList,
  id: string,
  { kind, parts, patch = null }: { kind: 'split' | 'prerequisite'; parts: readonly Part[]; patch?: string | null },
  { now, waiting }: Circumstances,
): FeatureList {
  const feature = requireFeature(list, id);
  if (feature.status !== 'in_progress') {
    throw refuse('Only a feature that is being worked on can be divided', feature, 'Begin it first.');
  }
  refuseTooMuch(list, feature, parts.length);
  const added = addedBy(list, feature, kind, parts);
  const place = list.features.indexOf(feature);
  const whole: Feature = {
    ...feature,
    status: 'pending',
    dependencies: [...feature.dependencies, ...added.map((part) => part.id)],
    attempts: closed(feature, {
      outcome: 'divided',
      why: `${kind}: ${added.map((part) => part.id).join(', ')}`,
      patch,
      ended_at: now,
    }),
  };
  const divided = replace(list, whole);
  const features = [...divided.features.slice(0, place), ...added, ...divided.features.slice(place)];
  const problems = findProblems({ ...divided, features });
  if (problems.length > 0) {
    throw new WorkflowError(`${feature.id} cannot be divided so`, {
      received: problems.map(describeProblem).join('; '),
      fix: 'Fix what is named and declare it again.',
      exitCode: exitCodes.usage,
    });
  }
  return deriveStatuses({ ...divided, features }, waiting);
}

function refuseTooMuch(list: FeatureList, feature: Feature, parts: number): void {
  const fix = 'Do the feature as it stands, or let the attempt fail and say why.';
  if (parts === 0 || parts > mostParts) {
    throw new WorkflowError(`A feature is divided into 1 to ${mostParts} parts`, {
      received: String(parts),
      fix: 'Declare fewer, larger parts.',
      exitCode: exitCodes.usage,
    });
  }
  if (lineage(graphOf(list), feature.id).length > deepestDivision) {
    throw refuse(`This feature is a part of a part already, ${deepestDivision} deep`, feature, fix);
  }
  if (feature.attempts.filter(({ outcome }) => outcome === 'divided').length >= mostDivisions) {
    throw refuse(`This feature was divided ${mostDivisions} times already`, feature, fix);
  }
}

function addedBy(
  list: FeatureList,
  feature: Feature,
  kind: 'split' | 'prerequisite',
  parts: readonly Part[],
): Feature[] {
  const taken = new Set([...list.features, ...list.groups].map(({ id }) => id.toLowerCase()));
  for (const { id } of parts) if (id !== undefined) taken.add(id.toLowerCase());
  let number = 0;
  const nextId = () => {
    do number += 1;
    while (taken.has(`${feature.id}.${number}`.toLowerCase()));
    return `${feature.id}.${number}`;
  };
  let before: string | undefined;
  return parts.map((part) => {
    const id = part.id ?? nextId();
    const own = part.dependencies ?? (before === undefined || kind === 'prerequisite' ? [] : [before]);
    const dependencies = [...new Set([...(kind === 'split' ? feature.dependencies : []), ...own])];
    before = id;
    return newFeature({
      component: feature.component,
      ...part,
      id,
      dependencies,
      parent: feature.id,
      origin: feature.origin,
    });
  });
}

const part = z.object({
  id: z.optional(featureId),
  name: words(3, 200),
  description: words(8, 6_000),
  kind: z.optional(z.enum(plannedKinds)),
  dependencies: z.optional(z.array(z.string()).check(z.maxLength(50))),
  verification_commands: z.optional(z.array(words(1, 1_000)).check(z.maxLength(20))),
});

/** The declaration with which a coder divides a feature. */
const divisionSchema = z.object({
  kind: z.enum(['split', 'prerequisite']),
  parts: z.array(part).check(z.minLength(1), z.maxLength(mostParts)),
});

export interface Division {
  kind: 'split' | 'prerequisite';
  parts: Part[];
}

/**
 * Reads a division from its JSON.
 * @throws WorkflowError that says what is wrong with it.
 */
export function readDivision(text: string, file: string): Division {
  const example =
    '{"kind": "split", "parts": [{"name": "Read the file", "description": "What it is to do, in full."}]}';
  const refused = (received: string) =>
    new WorkflowError('This is no division of a feature', {
      where: file,
      received,
      fix: `Write it so: ${example}`,
      exitCode: exitCodes.usage,
    });
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw refused((error as Error).message);
  }
  const shape = divisionSchema.safeParse(value);
  if (!shape.success) throw refused(formatIssues(shape.error.issues, value).join('; '));
  const { kind, parts } = shape.data;
  return { kind, parts: parts.map((one) => withoutUnset(one)) };
}

/** A key with the value undefined would override the default of a new feature. */
function withoutUnset(one: z.infer<typeof part>): Part {
  return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as unknown as Part;
}
