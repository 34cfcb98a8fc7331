import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { joinedIn } from '../research/rules/current-id.ts';
import { withCurrentIds } from '../research/rules/join-claims.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { formatBibliography } from '../research/rules/bibliography.ts';
import type { Compiled, ReportInput } from './rules/report-input.ts';
import { readCompilation, readCompilationDetails } from './compilation.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn, readText } from '../files/regular.ts';
import { textsOfUser } from '../loop/redirects.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { evidenceFile } from './rules/evidence-table.ts';
import { questionsFile } from './rules/open-questions.ts';
import { critiqueFile } from './rules/critique/describe.ts';
import { figureNames } from './rules/figures.ts';
import { iterationFolders, readEntries } from '../loop/inbox.ts';
import { verificationHandIn } from '../research/rules/verification.ts';
import { readSnapshotIndex } from '../research/snapshots.ts';

/** Everything that the report is checked against, read from disk. */
export function reportInput(paths: WorkflowPaths, ledger: Ledger, now: Date): ReportInput {
  const pages = [...readSnapshotIndex(paths).values()];
  const tex = existsSync(paths.report) ? readText(paths.report) : '';
  return {
    file: basename(paths.report),
    tex: withCurrentIds(tex, ledger),
    joined: joinedIn(tex, ledger),
    template: readFileSync(join(pluginRoot(), 'templates', 'report-template.tex'), 'utf8'),
    ledger,
    bibliography: existsSync(paths.bibliography) ? readText(paths.bibliography) : undefined,
    generatedBibliography: formatBibliography(ledger.sources),
    files: new Set(filesOf(paths)),
    pages: pages.length === 0 ? undefined : pages,
    compiled: compiled(paths),
    given: textsOfUser(paths),
    deciding: quotesOfVerifiers(paths, ledger, ['supported', 'qualified']),
    today: now.toISOString().slice(0, 10),
  };
}

/** Quotes that code found in the stored page when a verifier handed them in with one of these verdicts, by the claim. */
export function quotesOfVerifiers(
  paths: WorkflowPaths,
  { looks = [] }: Ledger,
  wanted: readonly string[],
): Map<string, string[]> {
  const handedIn = iterationFolders(paths)
    .flatMap((iteration) => readEntries(paths, iteration))
    .flatMap(({ hand_in }) => verificationHandIn.safeParse(hand_in).data ?? []);
  const verdicts = new Map(handedIn.map((one) => [one.assignment, one.verdicts]));
  const found = new Map<string, string[]>();
  for (const { assignment, claim, hand_in, verdict } of looks) {
    if (hand_in === null || !wanted.includes(verdict)) continue;
    const quote = verdicts.get(assignment)?.find((one) => one.claim === claim)?.quote;
    if (quote !== undefined) found.set(claim, [...(found.get(claim) ?? []), quote]);
  }
  return found;
}

/** The files that a report may include: those of its folder and of `figures`. */
function filesOf({ base, figures }: WorkflowPaths): string[] {
  return [...namesIn(base), ...namesIn(figures).map((name) => `figures/${name}`)];
}

function compiled(paths: WorkflowPaths): Compiled {
  const { findings, unresolved, missingTitles } = readCompilationDetails(paths);
  switch (readCompilation(paths, 'report')) {
    case 'built':
      return { outcome: 'built', findings, unresolved, missingTitles };
    case 'failed':
      return { outcome: 'failed', findings };
    case 'no-tex':
      return { outcome: 'could-not-run', reason: 'no TeX is installed' };
    case 'not-compiled':
      return { outcome: 'could-not-run', reason: 'the report is not compiled as it stands; --compile does it first' };
  }
}

/** The generated files of the report that exist, with their names in the workflow's folder. */
export function existingParts(paths: WorkflowPaths): { file: string; name: string }[] {
  const figures = figureNames.map((name) => ({
    file: join(paths.figures, `${name}.tex`),
    name: `figures/${name}.tex`,
  }));
  const others = [
    { file: paths.evidence, name: evidenceFile },
    { file: paths.questions, name: questionsFile },
    { file: paths.critique, name: critiqueFile },
  ];
  return [...figures, ...others].filter(({ file }) => existsSync(file));
}
