/** A task in the order of the plan. */
export interface Step {
  id: string;
  /** May run beside the ones next to it that may, too. */
  parallel: boolean;
  /** Begins a section: nothing of it runs beside what stands before. */
  breaks: boolean;
  /** What it says to depend on. */
  stated: readonly string[];
}

/** Each of so many would wait for each of so many. */
const widestLayer = 50;

/**
 * What each step depends on: the steps go one after the other, but that neighbours which may run beside each other do. What a step
 * says to depend on comes on top.
 */
export function dependenciesOf(steps: readonly Step[]): ReadonlyMap<string, string[]> {
  const dependencies = new Map<string, string[]>();
  let before: string[] = [];
  let beside: string[] = [];
  for (const { id, parallel, breaks, stated } of steps) {
    if (beside.length > 0 && (breaks || !parallel || beside.length >= widestLayer)) {
      before = beside;
      beside = [];
    }
    dependencies.set(id, [...new Set([...before, ...stated])]);
    if (parallel) beside.push(id);
    else before = [id];
  }
  return dependencies;
}
