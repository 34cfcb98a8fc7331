import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import type { AttemptRecord, BaselineRun } from './rules/attempt-record.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { overallVerdict, type Verdict } from './rules/results/run-result.ts';
import type { ComparedRun } from './rules/results/attribution.ts';
import { parseTestOutput } from './rules/results/parse-output.ts';
import { cut } from '../base/errors.ts';
import { treeOfWorkTree } from '../programs/git/work-tree.ts';
import { runVerification } from './verification-run.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { insideFolder, logFiles, withProgress } from './attempt.ts';
import { digest } from './project-commands.ts';
import type { RepositoryCheckout } from './checkout.ts';
import { isGoodProof } from './rules/proof.ts';

/** As much as the record of an attempt takes. */
const longestEnd = 1_000;

export interface Baseline {
  record: AttemptRecord['baseline'];
  /** Whether an earlier run of the same commands on the same files tells it. */
  reused: boolean;
}

/** How the project stands before anything is written for a feature; what is known already is not run again. */
export async function runBaseline(
  paths: WorkflowPaths,
  checkout: RepositoryCheckout,
  { commands }: FrozenCommands,
  list: FeatureList,
  feature: Pick<Feature, 'id'>,
  attempt: number,
): Promise<Baseline> {
  const known = knownRuns(list, commands, await treeOfWorkTree(checkout.root, checkout.without));
  if (known !== undefined) return { record: { verdict: 'passed', runs: known }, reused: true };
  const logFile = logFiles(paths, `${feature.id}-${attempt}-baseline`);
  const run = await withProgress((onProgress) =>
    runVerification({ root: checkout.root, commands, logFile, onProgress }),
  );
  const runs = run.commands.map(({ kind, line, verdict, end, exitCode, logFile: log, outputHash }): BaselineRun => ({
    kind,
    line,
    verdict,
    end: cut(end, longestEnd),
    empty: verdict === 'failed' && exitCode === 0,
    log: insideFolder(paths, log),
    output_hash: outputHash,
  }));
  return { record: { verdict: run.verdict, runs }, reused: false };
}

/** A baseline as what comes after it is compared with it. A project without tests is not broken. */
export function compared(paths: WorkflowPaths, { runs }: AttemptRecord['baseline']): ComparedRun {
  const verdicts = runs.map(({ verdict, empty }): Verdict => (empty ? 'passed' : verdict));
  return { verdict: overallVerdict(verdicts), reports: runs.flatMap((run) => reportOf(paths, run)) };
}

/** Logs that are gone or not as they were tell nothing. */
function reportOf({ base }: WorkflowPaths, { log, output_hash }: BaselineRun) {
  try {
    const text = readFileSync(join(base, log), 'utf8');
    return digest(text) === output_hash ? [parseTestOutput(text)] : [];
  } catch {
    return [];
  }
}

/** Earlier good runs of the same commands on the same files; undefined when one of them is missing. */
export function knownRuns(
  { proofs }: FeatureList,
  commands: FrozenCommands['commands'],
  tree: string,
): BaselineRun[] | undefined {
  const good = proofs.filter((proof) => proof.tree_hash === tree && isGoodProof(proof));
  const runs = commands.map(({ kind, line, folder }) => {
    const command = folder === '.' ? line : `${folder}: ${line}`;
    const proof = good.findLast((one) => one.command === command);
    if (proof === undefined) return undefined;
    const log = proof.log ?? `proofs/${proof.id}.log`;
    return {
      kind,
      line,
      verdict: 'passed' as const,
      end: 'exit code 0',
      empty: false,
      log,
      output_hash: proof.output_hash,
    };
  });
  return runs.every((run) => run !== undefined) && runs.length > 0 ? runs : undefined;
}
