import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cut, describeError } from '../base/errors.ts';
import { remembered } from '../base/algorithms.ts';
import { letterOf, modeOf, phases } from '../base/vocabulary.ts';
import { writeAtomic } from '../files/store.ts';
import { type WorkflowPaths, pluginRoot } from '../files/paths.ts';
import { readEscalations } from '../loop/escalations.ts';
import { textsOfUser } from '../loop/steering.ts';
import { type WorkflowState, hasPhase } from '../loop/rules/state.ts';
import { quoteFinder } from '../research/quote-checks.ts';
import { formatBibliography } from '../research/rules/bibliography.ts';
import { cameToNothing } from '../research/rules/record.ts';
import { emptyLedger, type Ledger } from '../research/rules/ledger.ts';
import { readLedger } from '../research/ledger-file.ts';
import { readSnapshot } from '../research/snapshots.ts';
import { readMakers } from '../spend/spend.ts';
import { noteCheck, readCompilation, readTexError } from './compilation.ts';
import { readCritique } from './critique.ts';
import { nameOfGoal, readDraft, writeDocument, writeSource } from './document.ts';
import { assemble } from './rules/assemble.ts';
import { checkReport, sumUp } from './rules/checks.ts';
import { describeStanding, isApproved } from './rules/critique.ts';
import type { FindPassage } from './rules/evidence.ts';
import { reportHtml, reportMarkdown } from './rules/publication.ts';
import { isBegun, sectionsOf } from './rules/source.ts';
import { reportTex } from './rules/to-tex.ts';
import type { Report } from './rules/tree.ts';

/** Characters of the question in the metadata of the PDF. */
const longestSubject = 300;

/** Compares a draft with the ledger and the fetched pages; the present one unless given. */
export function checkDraft(
  paths: WorkflowPaths,
  { prompt }: Pick<WorkflowState, 'prompt'>,
  ledger: Ledger,
  draft = readDraft(paths),
): string[] | undefined {
  if (!isBegun(draft)) return undefined;
  return checkReport({
    sections: sectionsOf(draft, ledger),
    ledger,
    given: [prompt, ...textsOfUser(paths)],
  });
}

/** Checks the report, and stores the result. The caller holds the workflow's lock. */
export function checkWorkflowReport(paths: WorkflowPaths, state: Pick<WorkflowState, 'prompt'>): string[] | undefined {
  return noted(paths, checkDraft(paths, state, readLedger(paths)));
}

function noted(paths: WorkflowPaths, faults: string[] | undefined): string[] | undefined {
  noteCheck(paths, { summary: sumUp(faults), hard: faults?.length ?? 0 });
  return faults;
}

/** Writes the report in all its forms, and its bibliography. The caller holds the workflow's lock. */
export function writeReport(
  paths: WorkflowPaths,
  state: WorkflowState,
  ledger: Ledger,
  now: Date,
): string[] | undefined {
  writeAtomic(paths.bibliography, formatBibliography(ledger.sources));
  if (!hasPhase(modeOf(state.workflow_type), phases.A)) return undefined;
  const draft = readDraft(paths);
  if (isBegun(draft)) writeSource(paths, draft);
  const faults = noted(paths, checkDraft(paths, state, ledger, draft));
  const report = assemble(nameOfGoal(paths), sectionsOf(draft, ledger), ledger, {
    state,
    models: readMakers(paths, state, letterOf(phases.A)),
    checks: sumUp(faults),
    critique: readCritique(paths, state),
    asked: readEscalations(paths),
  });
  writeTex(paths, state, report, now);
  writeAtomic(paths.reportMarkdown, reportMarkdown(report, ledger));
  const find = passageFinder(paths);
  writeAtomic(paths.reportHtml, reportHtml({ report, ledger, find, ...styleOf() }));
  return faults;
}

/** Writes an empty report where there is none yet. The caller holds the workflow's lock. */
export function makeReport(paths: WorkflowPaths, state: WorkflowState, now: Date): void {
  if (existsSync(paths.report)) return;
  const ledger = emptyLedger();
  const making = { state, models: [], checks: sumUp(undefined), asked: [] };
  writeTex(paths, state, assemble(nameOfGoal(paths), new Map(), ledger, making), now);
}

/**
 * Writes the report at the end of its workflow. The caller holds the workflow's lock.
 * @returns sentences for the end message: what is to be fixed, and what critics hold against it.
 */
export function closeReport(paths: WorkflowPaths, state: WorkflowState, now: Date): string[] {
  try {
    const ledger = readLedger(paths);
    const faults = writeReport(paths, state, ledger, now);
    const critique = readCritique(paths, state);
    const said = critique === undefined || isApproved(critique) ? [] : [`${describeStanding(critique)}.`];
    const lost = ledger.iterations.filter(cameToNothing).map(({ iteration }) => iteration);
    if (lost.length > 0)
      said.push(
        `In iteration ${lost.join(', ')} nothing that its agents handed in could be taken: log.jsonl says why.`,
      );
    if (state.findings_count === 0)
      return [...said, 'The report has no summary and no conclusions: no finding counts.'];
    if (faults === undefined)
      return [...said, 'Nobody wrote the report up: it lists the findings as they were recorded.'];
    if (readCompilation(paths, 'report') === 'failed') said.push(`The report has no new PDF: ${readTexError(paths)}.`);
    if (faults.length > 0)
      said.push(`The report has ${sumUp(faults)}: \`autonomous-workflow compile --check ${paths.name}\` lists them.`);
    return said;
  } catch (error) {
    // A failed check must not keep the workflow from ending.
    return [`The report could not be checked: ${describeError(error)}`];
  }
}

/** The style of the page, and the hash by which the page allows it. */
export function styleOf(): { style: string; styleHash: string } {
  const style = readFileSync(join(pluginRoot(), 'templates', 'report.css'), 'utf8');
  return { style, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}

/** Writes the report as LaTeX. */
function writeTex(paths: WorkflowPaths, { prompt }: Pick<WorkflowState, 'prompt'>, report: Report, now: Date): void {
  const question = cut(prompt, longestSubject);
  writeDocument(paths, 'report', now, (template, paper) => reportTex({ report, template, question, paper }));
}

/** Finds quotes in stored texts. */
function passageFinder(paths: WorkflowPaths): FindPassage {
  const find = quoteFinder(paths);
  const textOf = remembered((snapshot: string) => readSnapshot(paths, snapshot));
  return ({ quote, check }) => {
    const snapshot = check?.snapshot;
    if (quote === '' || snapshot == null) return undefined;
    const [place, text] = [find(quote, snapshot)?.place, textOf(snapshot)];
    return place == null || text === undefined ? undefined : { text, place, file: `snapshots/${snapshot}.txt` };
  };
}
