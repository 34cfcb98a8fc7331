import { WorkflowError, exitCodes } from '../workflow-error.ts';
import { findProblems } from './check.ts';
import type { Feature, FeatureList } from './feature.ts';
import { graphOf, lineage } from './graph.ts';
import { newFeature, type NewFeature } from './new-feature.ts';
import { describeProblem } from './problems.ts';
import { closed, replace } from './progress.ts';
import { refuse, requireFeature } from './refusal.ts';
import { settle, type Circumstances } from './standing.ts';

/** A split of a split of a split is not split again. */
export const deepestDivision = 3;
/** How often one feature may be given back instead of being done. */
const mostDivisions = 3;
export const mostParts = 12;

/** A part or a prerequisite as its coder declares it; without an id it gets the next free one below its feature. */
export type Part = Omit<NewFeature, 'id' | 'parent' | 'claimed'> & { id?: string | undefined };

/**
 * The list with a feature given back by its coder: with parts that are done before it, or with features that it turned out to need.
 * The feature stays and comes after them: whatever names it still holds. The attempt in progress ends and does not count as failed.
 * Parts depend on what the feature depends on and, unless they say otherwise, on the part before.
 * @throws WorkflowError when the feature is not being worked on, was divided too often or too deep, or the list would not be valid.
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
      fix: 'Mend what is named and declare it again.',
      exitCode: exitCodes.usage,
    });
  }
  return settle({ ...divided, features }, waiting);
}

function refuseTooMuch(list: FeatureList, feature: Feature, parts: number): void {
  const fix = 'Do the feature as it stands, or let the attempt fail and say why.';
  if (parts === 0 || parts > mostParts) {
    throw new WorkflowError('A feature is divided into 1 to 12 parts', {
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
