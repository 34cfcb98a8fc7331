import { join, relative, sep } from 'node:path';
import type { FrozenCommands } from '../../engine/commands/frozen.ts';
import { runnableProposals } from '../../engine/commands/proposed.ts';
import type { AttemptRecord } from '../../engine/features/attempt-record.ts';
import type { Feature, FeatureList } from '../../engine/features/feature.ts';
import type { CommandToRun } from '../../programs/verification/verify.ts';
import { goalCommands } from '../../store/acceptance/goal-commands.ts';
import type { WorkflowPaths } from '../../store/paths.ts';
import { progressLine } from '../progress-line.ts';
import type { Ground } from './ground.ts';

/** An attempt at a feature, with everything that its commands need. */
export interface Attempt {
  paths: WorkflowPaths;
  ground: Ground;
  commands: FrozenCommands;
  list: FeatureList;
  feature: Feature;
  record: AttemptRecord;
}

/**
 * What is run for a feature: the frozen commands, then those of its plan that may be run. What mends the acceptance checklist is
 * proven by commands of that, which a person confirmed when it was set.
 */
export function commandsFor({
  paths,
  ground,
  commands: frozen,
  feature,
  record,
}: Omit<Attempt, 'list' | 'record'> & { record?: AttemptRecord }): { run: CommandToRun[]; refused: string[] } {
  const agreed = feature.kind === 'fix' ? goalCommands(paths) : [];
  const folder = record?.worktree?.project ?? relative(ground.root, paths.root).split(sep).join('/');
  const isAgreed = (line: string) => agreed.some(({ command }) => command === line);
  const proposed = feature.verification_commands.filter((line) => !isAgreed(line));
  const { run, refused } = runnableProposals(proposed, frozen.commands);
  const own = run.map(({ line, confirmed: { folder: place, time_limit_seconds } }) => ({
    kind: 'own',
    folder: place,
    line,
    time_limit_seconds,
  }));
  const checks = agreed
    .filter(({ command }) => feature.verification_commands.includes(command))
    .map(({ command, seconds }) => ({
      kind: 'own',
      folder: folder === '' ? '.' : folder,
      line: command,
      time_limit_seconds: seconds,
    }));
  return { run: [...frozen.commands, ...own, ...checks], refused };
}

/** Names the logs of a verification as the proofs that are made of it: `F001-2-test.log`, `F001-2-test-2.log`. */
export function logFiles(paths: WorkflowPaths, prefix: string): (kind: string) => string {
  const counts = new Map<string, number>();
  return (kind) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return join(paths.proofs, `${prefix}-${kind}${number === 1 ? '' : `-${number}`}.log`);
  };
}

/** A path of the workflow's, from its folder. */
export function insideFolder({ base }: WorkflowPaths, file: string): string {
  return relative(base, file).split(sep).join('/');
}

/** Shows on the terminal how far a verification is, while `work` runs. */
export async function withProgress<T>(
  work: (
    onProgress: (now: { command: string; number: number; of: number; seconds: number; lastLine: string }) => void,
  ) => Promise<T>,
): Promise<T> {
  const line = progressLine();
  try {
    return await work(({ command, number, of, seconds, lastLine }) =>
      line.show(`${number}/${of} ${command} (${seconds} s) ${lastLine}`),
    );
  } finally {
    line.clear();
  }
}
