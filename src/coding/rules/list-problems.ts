import { nearestWord } from '../../base/text.ts';
import type { FeatureList } from './feature.ts';
import { alternativeOf, graphOf, lineage, needsOf, type FeatureGraph } from './graph.ts';
import { findCycle } from '../../base/find-cycle.ts';
import { isGoodProof } from './proof.ts';

/** A problem of a feature list, with the ids that it is about. */
export type FeatureProblem =
  | { kind: 'empty' }
  | { kind: 'too-many'; count: number; most: number }
  | { kind: 'duplicate-id'; id: string; places: string[] }
  | { kind: 'missing-reference'; id: string; missing: string; nearest: string | undefined }
  | { kind: 'self-dependency'; id: string }
  | { kind: 'own-group'; id: string; group: string }
  | { kind: 'inside-alternative'; id: string; dependency: string; group: string }
  | { kind: 'cycle'; path: string[] }
  | { kind: 'lonely-group'; group: string; count: number }
  | { kind: 'in-two-groups'; id: string; groups: string[] }
  | { kind: 'grouped-group'; group: string; inner: string }
  | { kind: 'unproven'; id: string }
  | { kind: 'at-odds'; id: string; status: string };

/** The problem and, where it is not obvious, its solution, in one line. */
export function describeProblem(problem: FeatureProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'there is no feature in it';
    case 'too-many':
      return `there are too many features; at most ${problem.most} can be worked on in one workflow`;
    case 'duplicate-id':
      return `${problem.id} is the id of ${problem.places.length} (${problem.places.join(', ')}); ids must differ in more than case`;
    case 'missing-reference':
      return `${problem.id} names ${problem.missing}, which does not exist${problem.nearest === undefined ? '' : `; ${problem.nearest} does`}`;
    case 'self-dependency':
      return `${problem.id} depends on itself`;
    case 'own-group':
      return `${problem.id} is an alternative of ${problem.group} and depends on ${problem.group}`;
    case 'inside-alternative':
      return `${problem.id} depends on ${problem.dependency}, which is done only if that alternative is chosen; depend on ${problem.group}`;
    case 'cycle':
      return `the dependencies go round: ${problem.path.join(' → ')}`;
    case 'lonely-group':
      return `${problem.group} has ${problem.count} alternatives; it needs at least two`;
    case 'in-two-groups':
      return `${problem.id} is an alternative of ${problem.groups.join(' and of ')}; it can be of one only`;
    case 'grouped-group':
      return `${problem.group} has ${problem.inner} as an alternative, which is a group; name features`;
    case 'unproven':
      return `${problem.id} is said to pass, and no proof of it is in the list`;
    case 'at-odds':
      return `${problem.id} has the status ${problem.status}, and \`passes\` says otherwise`;
  }
}

export const mostFeatures = 2_000;

/** Problems of one kind that are reported; more usually have the same cause. */
const mostOfAKind = 20;
/** Limit of suggestions, since each compares with every id. */
const mostGuesses = 20;

/** All problems of a feature list with a valid shape; empty for a usable list. */
export function findProblems(list: Pick<FeatureList, 'features' | 'groups' | 'proofs'>): FeatureProblem[] {
  const { features, groups } = list;
  if (features.length === 0) return [{ kind: 'empty' }];
  if (features.length > mostFeatures) return [{ kind: 'too-many', count: features.length, most: mostFeatures }];
  const graph = graphOf(list);
  const doubled = duplicates([...features, ...groups]);
  const problems: FeatureProblem[] = [...doubled, ...missing(list, graph), ...unproven(list)];
  // Duplicate ids make all other checks ambiguous.
  if (doubled.length === 0) problems.push(...wrongGroups(list, graph), ...wrongDependencies(list, graph));
  // A feature that depends on itself, or on its own group, is a cycle, too: it is reported once.
  const isReported = problems.some(
    ({ kind }) => kind === 'duplicate-id' || kind === 'self-dependency' || kind === 'own-group',
  );
  const ids = [...graph.features.keys(), ...graph.groups.keys()];
  const cycle = isReported ? undefined : findCycle(new Map(ids.map((id) => [id, needsOf(graph, id)])));
  if (cycle !== undefined) problems.push({ kind: 'cycle', path: [...cycle, ...cycle.slice(0, 1)] });
  const counts = new Map<string, number>();
  return problems.filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= mostOfAKind;
  });
}

/** Compares without case, since many file systems do. */
function duplicates(all: readonly { id: string; name: string; origin?: unknown }[]): FeatureProblem[] {
  const places = new Map<string, { id: string; places: string[] }>();
  for (const { id, name, origin } of all) {
    const place = typeof origin === 'string' ? origin : `'${name}'`;
    const found = places.get(id.toLowerCase());
    if (found === undefined) places.set(id.toLowerCase(), { id, places: [place] });
    else found.places.push(place);
  }
  return [...places.values()].filter((one) => one.places.length > 1).map((one) => ({ kind: 'duplicate-id', ...one }));
}

function missing(
  { features, groups }: Pick<FeatureList, 'features' | 'groups'>,
  graph: FeatureGraph,
): FeatureProblem[] {
  const ids = [...graph.features.keys(), ...graph.groups.keys()];
  const known = new Set(ids);
  const references = [
    ...features.map(({ id, dependencies, parent }) => ({
      id,
      to: parent === null ? dependencies : [...dependencies, parent],
    })),
    ...groups.map(({ id, alternatives }) => ({ id, to: alternatives })),
  ];
  let guesses = 0;
  return references.flatMap(({ id, to }) =>
    to
      .filter((reference) => !known.has(reference))
      .map((reference) => {
        guesses += 1;
        const nearest = guesses > mostGuesses ? undefined : nearestWord(reference, ids);
        return { kind: 'missing-reference' as const, id, missing: reference, nearest };
      }),
  );
}

function wrongGroups({ groups }: Pick<FeatureList, 'groups'>, graph: FeatureGraph): FeatureProblem[] {
  const problems: FeatureProblem[] = [];
  const memberOf = new Map<string, string[]>();
  for (const { id, alternatives } of groups) {
    const distinct = new Set(alternatives);
    if (distinct.size < 2) problems.push({ kind: 'lonely-group', group: id, count: distinct.size });
    for (const alternative of distinct) {
      if (graph.groups.has(alternative)) problems.push({ kind: 'grouped-group', group: id, inner: alternative });
      memberOf.set(alternative, [...(memberOf.get(alternative) ?? []), id]);
    }
  }
  for (const [id, of] of memberOf) if (of.length > 1) problems.push({ kind: 'in-two-groups', id, groups: of });
  return problems;
}

function wrongDependencies({ features }: Pick<FeatureList, 'features'>, graph: FeatureGraph): FeatureProblem[] {
  return features.flatMap(({ id, dependencies }) => {
    const own = new Set(lineage(graph, id).map((one) => graph.groupOf.get(one)?.id));
    return dependencies.flatMap((dependency): FeatureProblem[] => {
      if (dependency === id) return [{ kind: 'self-dependency', id }];
      if (own.has(dependency)) return [{ kind: 'own-group', id, group: dependency }];
      const inside = alternativeOf(graph, dependency);
      const group = inside === undefined ? undefined : graph.groupOf.get(inside);
      if (group === undefined || lineage(graph, id).includes(inside ?? '')) return [];
      return [{ kind: 'inside-alternative', id, dependency, group: group.id }];
    });
  });
}

function unproven({ features, proofs }: Pick<FeatureList, 'features' | 'proofs'>): FeatureProblem[] {
  const good = new Set(proofs.filter(isGoodProof).map(({ id, feature }) => `${feature} ${id}`));
  return features.flatMap(({ id, passes, status, proofs: ids }): FeatureProblem[] => {
    if (passes !== (status === 'passed')) return [{ kind: 'at-odds', id, status }];
    return passes && !ids.some((proof) => good.has(`${id} ${proof}`)) ? [{ kind: 'unproven', id }] : [];
  });
}
