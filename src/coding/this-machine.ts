import type { Attempt } from './attempt.ts';
import { editedPackages } from './edited-packages.ts';
import { outsidePaths } from './outside-paths.ts';
import { frozenEnvironment } from './rules/commands/environment.ts';
import { unnamedImports } from './unnamed-imports.ts';

/** Doubts whether the work needs what only this machine has, one sentence each. */
export async function onThisMachine(
  { checkout, paths, commands, feature }: Attempt,
  between: { from: string; to: string; difference: string },
): Promise<string[]> {
  const { root } = checkout;
  const since = Date.parse(feature.attempts[0]?.started_at ?? '');
  return [
    ...(await editedPackages(root, between.difference, since)),
    ...outsidePaths(between.difference, [root, paths.root]),
    ...(await unnamedImports(root, between, frozenEnvironment(commands.environment, process.env))),
  ];
}
