import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { titleFrom, titleOf } from '../base/names.ts';
import { cut } from '../base/errors.ts';
import { letterOf, modeOf, phases } from '../base/vocabulary.ts';
import { backUp, writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { readEscalations } from '../loop/escalations.ts';
import { textsOfUser } from '../loop/redirects.ts';
import { allEntries } from '../loop/inbox.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { quoteFinder } from '../research/quote-checks.ts';
import { formatBibliography } from '../research/rules/bibliography.ts';
import { markOf, sourcesById } from '../research/rules/distrust.ts';
import { emptyLedger, type Ledger } from '../research/rules/ledger.ts';
import { verificationHandIn } from '../research/rules/verification.ts';
import { readLedger } from '../research/ledger-file.ts';
import { readSnapshot } from '../research/snapshots.ts';
import { readMakers, readSpend } from '../spend/spend.ts';
import { noteCheck } from './check-file.ts';
import { readCompilation, readTexError } from './compilation.ts';
import { readCritique } from './critique.ts';
import { isBegun, readDraft, sectionsOf, writeSource } from './draft-file.ts';
import { writeDocument } from './edits.ts';
import { assemble, statedIn } from './rules/assemble.ts';
import { checkLines, checkMissingReport, checkReport, explainChecks, sumUp, type ReportCheck } from './rules/checks.ts';
import { critiqueBlocks } from './rules/critique.ts';
import type { Draft } from './rules/draft.ts';
import { claimViews, type FindPassage } from './rules/evidence-view.ts';
import { evidenceSection } from './rules/evidence-table.ts';
import {
  contestedMatters,
  dayOfReport,
  howItWasMade,
  printedIds,
  unstatedFindings,
  methodology,
  questionBox,
  questionList,
  spentSoFar,
} from './rules/parts.ts';
import { formatCsl, formatRis } from './rules/source-exports.ts';
import { reportHtml, reportStyle } from './rules/to-html.ts';
import { reportMarkdown } from './rules/to-markdown.ts';
import { reportTex } from './rules/to-tex.ts';
import { paragraph, type Report } from './rules/tree.ts';

/** The hash by which the page allows its style. */
export const styleHash = `sha256-${createHash('sha256').update(reportStyle).digest('base64')}`;

/** Characters of the question in the metadata of the PDF. */
const longestSubject = 300;

/** Compares a draft with the ledger, the fetched pages and the last compilation; the present one unless given. */
export function checkDraft(
  paths: WorkflowPaths,
  { prompt }: Pick<WorkflowState, 'prompt'>,
  ledger: Ledger,
  draft = readDraft(paths),
): ReportCheck {
  if (!isBegun(draft)) return checkMissingReport();
  const compilation = readCompilation(paths, 'report');
  const missing = { 'no-tex': 'no TeX is installed', 'not-compiled': 'the report is not compiled as it stands' };
  return checkReport({
    draft,
    sections: sectionsOf(draft, ledger),
    ledger,
    given: [prompt, ...textsOfUser(paths)],
    deciding: quotesOfVerifiers(paths, ledger, ['supported', 'qualified']),
    compiled:
      compilation === 'built'
        ? undefined
        : compilation === 'failed'
          ? { failed: readTexError(paths) }
          : { missing: missing[compilation] },
  });
}

/** Checks the report, and stores the result. The caller holds the workflow's lock. */
export function checkWorkflowReport(paths: WorkflowPaths, state: Pick<WorkflowState, 'prompt'>): ReportCheck {
  const check = checkDraft(paths, state, readLedger(paths));
  noteOutcome(paths, check);
  return check;
}

function noteOutcome(paths: WorkflowPaths, check: ReportCheck): void {
  noteCheck(paths, { summary: sumUp(check), hard: check.faults.length });
}

/**
 * Writes the report in all its forms, and what belongs to it: bibliography, sources for reference managers. The caller holds the
 * workflow's lock.
 * @param isOver no further critic will judge the report.
 */
export function writeReport(
  paths: WorkflowPaths,
  state: WorkflowState,
  ledger: Ledger,
  now: Date,
  { isOver = false } = {},
): ReportCheck {
  if (losesSources(paths, ledger)) backUp(paths.bibliography, 'replaced', now);
  writeAtomic(paths.bibliography, formatBibliography(ledger.sources));
  writeAtomic(paths.ris, formatRis(ledger.sources));
  writeAtomic(paths.csl, formatCsl(ledger.sources));
  if (!hasPhase(modeOf(state.workflow_type), phases.A)) return checkMissingReport();
  const draft = readDraft(paths);
  if (isBegun(draft)) writeSource(paths, draft);
  const check = checkDraft(paths, state, ledger, draft);
  noteOutcome(paths, check);
  const report = made(paths, state, ledger, draft, { check, now, isOver });
  writeTex(paths, state, ledger, report, now);
  publish(paths, state, ledger, report, check);
  return check;
}

/** Writes an empty report where there is none yet. The caller holds the workflow's lock. */
export function makeReport(paths: WorkflowPaths, state: Pick<WorkflowState, 'prompt'>, now: Date): boolean {
  if (existsSync(paths.report)) return false;
  const parts = {
    question: questionBox(state),
    made: paragraph('The search has not begun.'),
    ...{ unstated: [], contested: [], questions: [], methodology: [], evidence: [] },
  };
  const ledger = emptyLedger();
  const report = assemble(titleOfReport(paths, state, readDraft(paths)), new Map(), parts, ledger);
  writeTex(paths, { ...state, updated_at: now.toISOString() }, ledger, report, now);
  return true;
}

const titleOfReport = (paths: WorkflowPaths, { prompt }: Pick<WorkflowState, 'prompt'>, { title }: Draft) =>
  title ?? titleFrom(prompt) ?? titleOf(paths.name);

function made(
  paths: WorkflowPaths,
  state: WorkflowState,
  ledger: Ledger,
  draft: Draft,
  { check, now, isOver }: { check: ReportCheck; now: Date; isOver: boolean },
): Report {
  const sections = sectionsOf(draft, ledger);
  const stated = statedIn(sections);
  const critique = readCritique(paths, state, isOver);
  const models = readMakers(paths, state, letterOf(phases.A));
  // A PDF that stands keeps its time and cost, so that the other forms say the same.
  const isBuilt = readCompilation(paths, 'report') === 'built';
  const before = isBuilt ? spentIn(readOrNothing(paths.reportMarkdown)?.toString('utf8') ?? '') : undefined;
  const spent = before ?? spentSoFar(state, readSpend(paths, state), now);
  const parts = {
    question: questionBox(state),
    made: {
      type: 'quote' as const,
      kind: 'box' as const,
      blocks: [
        paragraph(`${howItWasMade(state, ledger, { models, spent })}.`),
        ...(critique === undefined ? [] : critiqueBlocks(critique)),
      ],
    },
    unstated: unstatedFindings(ledger, stated),
    contested: contestedMatters(ledger),
    questions: questionList(ledger, readEscalations(paths)),
    methodology: methodology(state, ledger, {
      checks: explainChecks(check),
      stated,
    }),
    evidence: evidenceSection(ledger, printedIds(ledger, stated), quotesOfVerifiers(paths, ledger, ['contradicted'])),
  };
  return assemble(titleOfReport(paths, state, draft), sections, parts, ledger);
}

/** Time and cost as an earlier report names them. */
const spentIn = (markdown: string) => /; it had taken (.{1,200}? when this was printed)/.exec(markdown)?.[1];

/** Writes the report as LaTeX. */
function writeTex(
  paths: WorkflowPaths,
  state: Pick<WorkflowState, 'prompt' | 'updated_at'>,
  ledger: Ledger,
  report: Report,
  now: Date,
): void {
  const sources = sourcesById(ledger);
  const claims = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  writeDocument(paths, 'report', now, (template, paper) =>
    reportTex({
      report,
      template,
      question: cut(state.prompt, longestSubject),
      day: dayOfReport(ledger, state),
      paper,
      markOf: (id) => {
        const claim = claims.get(id);
        return claim === undefined ? '' : markOf(claim, sources);
      },
    }),
  );
}

/** Writes the report for readers without TeX. */
function publish(
  paths: WorkflowPaths,
  { prompt, updated_at }: Pick<WorkflowState, 'prompt' | 'updated_at'>,
  ledger: Ledger,
  report: Report,
  check: ReportCheck,
): void {
  const sources = sourcesById(ledger);
  const claims = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const shared = {
    report,
    day: dayOfReport(ledger, { updated_at }),
    sources: new Map(ledger.sources.map((source) => [source.key, source])),
    markOf: (id: string) => {
      const claim = claims.get(id);
      return claim === undefined ? '' : markOf(claim, sources);
    },
    checks: checkLines(check),
  };
  writeAtomic(paths.reportMarkdown, reportMarkdown(shared));
  const views = claimViews(ledger, claims.keys(), passageFinder(paths, ledger));
  writeAtomic(paths.reportHtml, reportHtml({ ...shared, question: prompt, claims: views, styleHash }));
}

/** The report for a critic: Markdown in which the marks stand as its writers wrote them. */
export function markedReport(paths: WorkflowPaths, state: WorkflowState, ledger: Ledger, now: Date): string {
  const check = checkDraft(paths, state, ledger);
  const report = made(paths, state, ledger, readDraft(paths), { check, now, isOver: false });
  return reportMarkdown({ report, sources: new Map(), markOf: () => '', checks: [], isMarked: true });
}

/** Finds quotes in stored texts. Quotes of one text are searched together, because preparing a text takes longest. */
function passageFinder(paths: WorkflowPaths, ledger: Ledger): FindPassage {
  const findQuote = quoteFinder(paths);
  const texts = new Map<string, string | undefined>();
  const bySnapshot = ledger.claims
    .flatMap(({ evidence }) =>
      evidence.flatMap(({ quote, check }) =>
        quote === '' || check?.snapshot == null ? [] : [{ quote, snapshot: check.snapshot }],
      ),
    )
    .sort((one, other) => (one.snapshot < other.snapshot ? -1 : 1));
  const places = new Map(
    bySnapshot.map(({ quote, snapshot }) => [`${snapshot} ${quote}`, findQuote(quote, snapshot)?.place ?? null]),
  );
  return ({ quote, check }) => {
    const snapshot = check?.snapshot;
    if (snapshot == null) return undefined;
    const place = places.get(`${snapshot} ${quote}`);
    if (!texts.has(snapshot)) texts.set(snapshot, readSnapshot(paths, snapshot));
    const stored = texts.get(snapshot);
    return place == null || stored === undefined
      ? undefined
      : { text: stored, place, file: `snapshots/${snapshot}.txt` };
  };
}

/** Whether sources.bib has entries although the ledger has no source, so that they must not be overwritten. */
function losesSources(paths: WorkflowPaths, { sources }: Pick<Ledger, 'sources'>): boolean {
  return sources.length === 0 && /^\s*@\w+\s*\{/m.test(readOrNothing(paths.bibliography)?.toString('utf8') ?? '');
}

/** Quotes that code found in the stored page when a verifier handed them in with one of these verdicts, by the claim. */
function quotesOfVerifiers(
  paths: WorkflowPaths,
  { looks = [] }: Ledger,
  wanted: readonly string[],
): Map<string, string[]> {
  const handedIn = allEntries(paths).flatMap(({ hand_in }) => verificationHandIn.safeParse(hand_in).data ?? []);
  const verdicts = new Map(handedIn.map((one) => [one.assignment, one.verdicts]));
  const found = new Map<string, string[]>();
  for (const { assignment, claim, hand_in, verdict } of looks) {
    if (hand_in === null || !wanted.includes(verdict)) continue;
    const quote = verdicts.get(assignment)?.find((one) => one.claim === claim)?.quote;
    if (quote !== undefined) found.set(claim, [...(found.get(claim) ?? []), quote]);
  }
  return found;
}
