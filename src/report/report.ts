import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
import type { Ledger } from '../research/rules/ledger.ts';
import { readLedger } from '../research/ledger-file.ts';
import { readSnapshot } from '../research/snapshots.ts';
import { readMakers } from '../spend/spend.ts';
import { forgetCompilation, readCompilation } from './compilation.ts';
import {
  controlsFor,
  critiqueTask,
  describeStanding,
  reportCritique,
  ruledSentences,
  standingOf,
  type ReportCritique,
  type Ruling,
  type Standing,
} from './rules/critique.ts';
import { faultsOf, judgementsOf, listsOf, mostItems, type Judgement, areFound } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { allEntries } from '../loop/agents.ts';
import { nameOfGoal, readDraft, writeDocument, writeSource } from './document.ts';
import { assemble } from './rules/assemble.ts';
import { checkReport, sumUp } from './rules/checks.ts';
import type { FindPassage } from './rules/evidence.ts';
import { reportHtml, reportMarkdown } from './rules/publication.ts';
import { sectionsOf, sentencesOf } from './rules/source.ts';
import { reportTex } from './rules/to-tex.ts';

/** Characters of the question in the metadata of the PDF. */
const longestSubject = 300;

/** The faults that code finds in a draft, by default the stored one; undefined if there is no draft. */
export function checkDraft(
  paths: WorkflowPaths,
  { prompt }: Pick<WorkflowState, 'prompt'>,
  draft = readDraft(paths),
  ledger = readLedger(paths),
): string[] | undefined {
  if (Object.values(draft).every((text) => text.trim() === '')) return undefined;
  return checkReport({ sections: sectionsOf(draft, ledger), ledger, given: [prompt, ...textsOfUser(paths)] });
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
  const faults = checkDraft(paths, state, draft, ledger);
  if (faults !== undefined) writeSource(paths, draft);
  const report = assemble(nameOfGoal(paths), sectionsOf(draft, ledger), ledger, {
    state,
    models: readMakers(paths, state, letterOf(phases.A)),
    checks: sumUp(faults),
    critique: standingNow(paths, state),
    asked: readEscalations(paths),
  });
  writeDocument(paths, 'report', now, (template, paper) =>
    reportTex({ report, template, question: cut(state.prompt, longestSubject), paper }),
  );
  writeAtomic(paths.reportMarkdown, reportMarkdown(report, ledger));
  writeAtomic(paths.reportHtml, reportHtml({ report, ledger, find: passageFinder(paths), ...styleOf() }));
  return faults;
}

/**
 * Writes the report at the end of its workflow. The caller holds the workflow's lock.
 * @returns sentences for the end message: what is to be fixed, and what critics hold against it.
 */
export function closeReport(paths: WorkflowPaths, state: WorkflowState, now: Date): string[] {
  try {
    const ledger = readLedger(paths);
    const faults = writeReport(paths, state, ledger, now);
    const lost = ledger.iterations.filter(cameToNothing).map(({ iteration }) => iteration);
    const said =
      lost.length === 0
        ? []
        : [`In iteration ${lost.join(', ')} nothing that its agents handed in could be taken: log.jsonl says why.`];
    if (state.findings_count === 0)
      return [...said, 'The report has no summary and no conclusions: no finding counts.'];
    if (faults === undefined)
      return [...said, 'Nobody wrote the report up: it lists the findings as they were recorded.'];
    said.unshift(`${describeStanding(standingNow(paths, state))}.`);
    if (readCompilation(paths, 'report') === 'failed')
      said.push('The report has no new PDF: `autonomous-workflow compile` says why.');
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

/** The report as it stands, held against all that critics ever said: a ruling counts as long as what was shown is the same. */
export function standingNow(paths: WorkflowPaths, { prompt }: Pick<WorkflowState, 'prompt'>): Standing {
  const ledger = readLedger(paths);
  const critiques = allEntries(paths)
    .filter(({ agent }) => agent === 'report-critic')
    .toSorted((one, other) => (one.received_at < other.received_at ? -1 : 1))
    .flatMap(({ hand_in }) => reportCritique.safeParse(hand_in).data ?? []);
  return standingOf(
    ruledSentences(sentencesOf(sectionsOf(readDraft(paths), ledger)), ledger),
    critiques.flatMap((one) => rulingsOf(paths, one)),
    {
      read: critiques.length,
      unanswered: critiques.at(-1)?.unanswered.filter(({ words }) => areFound(words, prompt)) ?? [],
    },
  );
}

/** The rulings of a critic by the parts of its list, without those in which a control is wrong. */
function rulingsOf(paths: WorkflowPaths, { assignment, sentences }: ReportCritique): Judgement<Ruling>[] {
  const items = readList(paths, assignment)?.items ?? [];
  const parts = Array.from({ length: Math.ceil(items.length / mostItems) }, (_, at) => at * mostItems);
  return parts.flatMap((from) => {
    const answers = sentences.map(({ n, ...answer }) => ({ ...answer, n: n - from }));
    return judgementsOf<Ruling>({ id: assignment, items: items.slice(from, from + mostItems) }, answers) ?? [];
  });
}

/** Writes the list and the task of a critic; false where no list with controls can be made. The caller holds the workflow's lock. */
export function taskOfCritic(paths: WorkflowPaths, state: WorkflowState, id: string, { unjudged }: Standing): boolean {
  const [ledger, used] = [readLedger(paths), new Set<string>()];
  const parts = listsOf(
    unjudged.map(({ item }) => item),
    (at) => `${id} ${at}`,
    (_, random) => controlsFor(ledger, random, used),
  );
  const items = parts.flatMap((part) => part.items);
  if (items.length === 0) return false;
  storeList(paths, { id, items });
  const text = critiqueTask(paths, state.prompt, items);
  writeAtomic(join(paths.tasks, `${id}.md`), `[${id}] ${text}\n`);
  return true;
}

/** A critic's hand-in. What it holds against the report is sent to a writer, or printed. A sentence without a ruling is judged by nobody. */
export const critiqueOfReport: HandInKind<ReportCritique> = {
  name: 'a critique of the report',
  agent: 'report-critic',
  schema: reportCritique,
  keepsFaults: true,
  problems(paths, { assignment, sentences, unanswered }, { prompt }) {
    const list = readList(paths, assignment);
    const faults = list === undefined ? [] : faultsOf(list, sentences);
    return [
      ...faults.map((fault) => fault.replace(/^answers/, 'sentences')),
      ...unanswered.flatMap(({ words }, at) =>
        areFound(words, prompt)
          ? []
          : [`unanswered[${at}].words: these words do not stand in the question; copy them letter for letter`],
      ),
    ];
  },
  take(paths) {
    // The report says what its critics found.
    forgetCompilation(paths);
    return Promise.resolve();
  },
};
