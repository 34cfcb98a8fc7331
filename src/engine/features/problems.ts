/** What is wrong with a feature list, by the ids that it is about. */
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

/** One line: what is wrong and, where it is not plain, what to do. */
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
