import type { Escalation } from '../../loop/rules/escalation.ts';
import { type Ledger, type Question, isFile, isForUser, openQuestions } from './ledger.ts';
import { pageAddress } from './pages/addresses.ts';
import type { SnapshotRow } from './pages/snapshot-row.ts';
import { describeChecks, warningsOf } from './checks.ts';
import { nameOfAngle, primarySources } from './angles.ts';
import { attemptsOf, beginsWithQuestion, togetherWith, type Gap } from './gap.ts';
import { askAlike } from './like-questions.ts';
import { gapsOf } from './gaps.ts';
import type { StoredText } from './second-in-store.ts';
import { nearFindings, type NearFindings } from './near-findings.ts';
import { neededBatches } from './verdicts.ts';
import { isDecision } from './taken-answers.ts';
import { openPairs } from './sorting.ts';
import { latestOutage, type SearchOutage } from './searches.ts';

/** The facts of the ledger that the next iteration needs, so that hooks need not read a ledger of any size. */
export interface Outlook {
  /** The most urgent open questions for agents, at most eight; those that wait for a person's answer are last. */
  questions: (Pick<Question, 'id' | 'text' | 'priority' | 'addressee' | 'missing'> &
    NearFindings & {
      escalated?: true;
      tried?: number;
      /** Whether the user asked it. */
      own?: true;
      /** An earlier question that is similar. */
      like?: string;
    })[];
  /** The number of urgent questions that do not wait for a person. */
  urgentQuestions: number;
  /** The gaps in the findings, worst first: at most six, and some more of the kinds that have a researcher of their own. */
  gaps: Gap[];
  /** The angles of valid iterations, with repetitions. */
  anglesTaken: string[];
  /** Whether the analyst of the repository still finds something new. */
  analystPays: boolean;
  /** New claims of the last recorded iteration. */
  newClaims: number;
  /** The outage of the search in the latest iterations, or null. */
  outage: SearchOutage | null;
  /** Batches of claims that need a verifier. */
  verifiers: number;
  /** Pairs of claims that need a sorter. */
  unsorted: number;
  /** Addresses of the readable pages that findings cite, the latest first. */
  pages: string[];
  /** A sentence for each of the latest claims that may not be stated or cited. */
  warnings: string[];
  /** The progress of checking the findings: a phrase. */
  checks: string;
}

const mostQuestions = 8;
const mostGaps = 6;
const mostOfKind = 2;
/** After this many valid iterations in which analysts found nothing new, no analyst is sent. */
const idleAnalystRounds = 2;

/**
 * The outlook of a ledger. Questions that wait for a person do not count as open.
 * @param pages the outcomes of all requested pages.
 * @param storedTexts reads the texts of the web's pages.
 * @param carried the findings that carry the report, as far as it is written.
 */
export function outlookOf(
  ledger: Ledger,
  escalations: readonly Escalation[] = [],
  pages: readonly SnapshotRow[] = [],
  storedTexts: () => readonly StoredText[] = () => [],
  carried: ReadonlySet<string> = new Set(),
): Outlook {
  const waiting = new Set(escalations.filter(({ answered_at }) => answered_at === null).map(({ item }) => item));
  const attempts = attemptsOf(ledger);
  // Beside another task, a question of the user has not had its own researcher yet.
  const attemptsOfOwn = attemptsOf(ledger, beginsWithQuestion);
  const questions = openQuestions(ledger)
    .filter((question) => !isForUser(question) && !isForReport(question))
    .map(({ id, text, priority, addressee, raised_by, missing }) => {
      const tried = (raised_by === 'user' ? attemptsOfOwn : attempts).get(id) ?? 0;
      return {
        id,
        text,
        priority,
        ...(addressee !== undefined && { addressee }),
        ...(missing !== undefined && { missing }),
        ...(waiting.has(id) && { escalated: true as const }),
        ...(tried > 0 && { tried }),
        ...(raised_by === 'user' && { own: true as const }),
      };
    });
  // Each attempt without an answer lowers the rank of a question, so that every question gets its turn. The user's questions go
  // first.
  const rank = { high: 0, medium: 1, low: 2 };
  const turn = ({ priority, tried = 0, own }: Outlook['questions'][number]) =>
    own === true && tried === 0 ? 0 : rank[priority] + tried;
  const free = questions.filter(({ id }) => !waiting.has(id)).sort((a, b) => turn(a) - turn(b));
  return {
    questions: withNear(
      withLike([...free, ...questions.filter(({ id }) => waiting.has(id))].slice(0, mostQuestions)),
      ledger,
    ),
    urgentQuestions: free.filter(({ priority }) => priority === 'high').length,
    gaps: mostDamaging(gapsOf(ledger, pages, storedTexts, carried)),
    anglesTaken: [
      ...ledger.iterations.flatMap(({ valid, followed = [] }) =>
        valid ? followed.map((ids) => ids.split(togetherWith)[0] ?? '').filter((id) => id.startsWith('angle:')) : [],
      ),
      ...(isFirstHand(ledger) ? [nameOfAngle(primarySources)] : []),
    ],
    analystPays: analystPays(ledger),
    newClaims: ledger.iterations.at(-1)?.new_claims ?? 0,
    outage: latestOutage(ledger.iterations) ?? null,
    verifiers: neededBatches(ledger).length,
    unsorted: openPairs(ledger).length,
    pages: pagesRead(ledger, pages),
    warnings: warningsOf(ledger),
    checks: describeChecks(ledger),
  };
}

/** Whether the report alone can weigh a decision: no search finds more than what was handed in for it, which leaves out nothing. */
function isForReport(question: Question): boolean {
  return isDecision(question) && question.taken_by !== undefined && question.missing === undefined;
}

function mostDamaging(gaps: readonly Gap[]): Gap[] {
  const of = (kind: Gap['kind']) => gaps.filter((gap) => gap.kind === kind).slice(0, mostOfKind);
  return [...gaps.filter(({ kind }) => kind === undefined).slice(0, mostGaps), ...of('second-source'), ...of('things')];
}

/** With the findings that a search would meet; once it came back empty, another way is more than a check of what is known. */
function withNear(questions: Outlook['questions'], ledger: Ledger): Outlook['questions'] {
  if (questions.length === 0 || ledger.claims.length === 0) return questions;
  const nearTo = nearFindings(ledger);
  const raised = new Map(ledger.questions.map((question) => [question.id, question]));
  return questions.map((question) => {
    const { id, text, addressee = 'web', tried = 0, missing, escalated } = question;
    if (addressee !== 'web' || escalated === true) return question;
    const raised_by = raised.get(id)?.raised_by ?? 'user';
    const isNew = raised_by !== 'user' && tried === 0 && missing === undefined;
    return { ...question, ...nearTo({ text, raised_by, isNew }) };
  });
}

function withLike(questions: Outlook['questions']): Outlook['questions'] {
  const first: Outlook['questions'] = [];
  return questions.map((question) => {
    const like = first.find(({ text, addressee }) => addressee === question.addressee && askAlike(text, question.text));
    if (like !== undefined) return { ...question, like: like.id };
    first.push(question);
    return question;
  });
}

/** With this many pages, none of them secondary, the angle of primary sources is skipped. */
const enoughPages = 5;

function isFirstHand({ sources }: Ledger): boolean {
  const pages = sources.filter((source) => !isFile(source));
  return pages.length >= enoughPages && pages.every(({ kind }) => kind === 'primary');
}

/** About thirty addresses have room in a text of this length. */
const mostPages = 40;

function pagesRead({ sources }: Ledger, pages: readonly SnapshotRow[]): string[] {
  const unread = new Set(pages.flatMap(({ page, snapshot }) => (snapshot === null ? [page] : [])));
  const onWeb = sources.flatMap((source) =>
    isFile(source) || unread.has(pageAddress(source.url)) ? [] : [source.url],
  );
  return onWeb.toReversed().slice(0, mostPages);
}

function analystPays(ledger: Ledger): boolean {
  const rounds = ledger.iterations.filter(({ kind, valid }) => kind === 'research' && valid);
  const since = rounds.at(-idleAnalystRounds)?.iteration;
  if (since === undefined) return true;
  return ledger.observations.some(
    (observation) =>
      observation.new && observation.iteration >= since && observation.hand_in.includes('/repo-analyst-'),
  );
}
