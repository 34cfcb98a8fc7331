import type { ReportCritique, ReportDefect } from './critique-hand-in.ts';
import type { Sentence } from './source.ts';

/** One critic's hand-in, or why there is none. */
export interface CritiqueRound {
  /** `i5-k1`: the first critic of iteration 5. */
  assignment: string;
  handIn: ReportCritique | null;
  problems: readonly string[];
}

/** An objection of a critic to the report. */
export interface Objection extends ReportDefect {
  /** `K001`, `K002`, … in the order in which they were raised. */
  id: string;
  /** The last critic's words on it: the ruling, or else the statement. */
  said: string;
  isResolved: boolean;
}

/** The objections after some rounds. A critic rules only on objections of earlier rounds. */
export function objectionsAfter(rounds: readonly CritiqueRound[]): Objection[] {
  return rounds.reduce<Objection[]>((before, { handIn }) => {
    if (handIn === null) return before;
    const ruled = before.map((one): Objection => {
      const ruling = handIn.rulings.find(({ objection }) => objection === one.id);
      if (ruling === undefined || one.isResolved) return one;
      return { ...one, said: ruling.reason, isResolved: ruling.ruling === 'resolved' };
    });
    const raised = handIn.defects.map((defect, index): Objection => {
      const id = `K${String(before.length + index + 1).padStart(3, '0')}`;
      return { ...defect, id, said: defect.statement, isResolved: false };
    });
    return [...ruled, ...raised];
  }, []);
}

/** The present report, for comparison with objections. */
export interface ReportNow {
  sentences: readonly Sentence[];
  /** The sentences of the report that the last critic read, if known. */
  judged?: readonly Sentence[] | undefined;
}

/**
 * Whether an open objection still applies to the report, as far as code can decide: it finds an unchanged sentence again, but
 * cannot see whether a changed paragraph answers the objection, which may rightly keep the words.
 */
export function stillStands({ kind, excerpt }: Objection, { sentences, judged }: ReportNow): boolean {
  const paragraphs = judged === undefined ? undefined : new Set(paragraphsOf(judged).values());
  const now = paragraphsOf(sentences);
  if (paragraphs !== undefined && [...now.values()].every((one) => paragraphs.has(one)) && now.size === paragraphs.size)
    return true;
  const found = kind === 'unanswered' ? [] : sentencesWith(excerpt, sentences);
  if (kind === 'uncited') return found.some(({ claims }) => claims.length === 0);
  return found.some(({ paragraph }) => paragraphs?.has(now.get(paragraph) ?? '') !== false);
}

/** The words of each paragraph, with the findings that it cites. */
function paragraphsOf(sentences: readonly Sentence[]): Map<number, string> {
  const paragraphs = new Map<number, string>();
  for (const { paragraph, text, claims } of sentences)
    paragraphs.set(paragraph, `${paragraphs.get(paragraph) ?? ''} ${comparable(text)} ${claims.join(' ')}`);
  return paragraphs;
}

/** The next step of the critique. */
export type CritiqueStep =
  | { kind: 'ask'; round: number }
  | { kind: 'return'; round: number; objections: readonly Objection[] }
  | { kind: 'done' };

/** How often the session was sent back in the critique of an iteration. */
export interface CritiqueCounts {
  /** For each critic that had not handed in. */
  asked: Readonly<Record<number, number>>;
  /** For the objections of each critic. */
  returned: Readonly<Record<number, number>>;
}

/** How often a critic that does not hand in is asked for. */
export const mostAsked = 2;

/**
 * The next step: a critic reads, its objections go to a writer, and another critic reads what was changed, for a number of rounds.
 * The last critic's objections go to a writer, too, but the changes are not judged again. After two requests without a hand-in,
 * or a refusal, the critique ends without approval.
 */
export function nextStep(
  rounds: readonly CritiqueRound[],
  mostRounds: number,
  report: ReportNow,
  { asked, returned }: CritiqueCounts,
): CritiqueStep {
  for (let round = 1; round <= mostRounds; round += 1) {
    const found = rounds[round - 1];
    if (found === undefined) return (asked[round] ?? 0) < mostAsked ? { kind: 'ask', round } : { kind: 'done' };
    if (found.handIn === null) return { kind: 'done' };
    // A later critic has judged the changes for this one.
    if (rounds.length > round) continue;
    const open = objectionsAfter(rounds).filter(({ isResolved }) => !isResolved);
    const standing = open.filter((one) => stillStands(one, report));
    if (returned[round] === undefined && standing.length > 0) return { kind: 'return', round, objections: standing };
    if (open.length === 0) return { kind: 'done' };
  }
  return { kind: 'done' };
}

/** The result of a critique. */
export interface CritiqueOutcome {
  /** The number of critics who handed in. */
  read: number;
  /** Why the last critic who was asked did not judge the report; undefined when it did. */
  unjudged: string | undefined;
  raised: number;
  resolved: number;
  /** Open objections that still apply, as far as code can see. */
  standing: readonly Objection[];
  /** How many sentences the last critic found carried; undefined where it had none to rule on. */
  sentences?: { carried: number; of: number };
  /** Objections whose place was changed after the last critic handed in, so that the change is not judged. */
  changed: readonly Objection[];
}

/** @param unasked why no critic has judged the report, or its last changes; empty if none was to. */
export function outcomeOf(rounds: readonly CritiqueRound[], report: ReportNow, unasked: string): CritiqueOutcome {
  const all = objectionsAfter(rounds);
  const open = all.filter(({ isResolved }) => !isResolved);
  const last = rounds.at(-1);
  const changed = open.filter((one) => !stillStands(one, report));
  const carried = rounds.findLast((one) => one.handIn !== null)?.handIn?.carried;
  const isUnjudged = last === undefined || (changed.length > 0 && unasked !== '');
  return {
    read: rounds.filter(({ handIn }) => handIn !== null).length,
    unjudged:
      last?.handIn === null
        ? `the hand-in of critic ${last.assignment} was refused (${last.problems.join('; ')})`
        : isUnjudged
          ? unasked
          : undefined,
    raised: all.length,
    resolved: all.length - open.length,
    ...(carried !== undefined && { sentences: carried }),
    standing: open.filter((one) => stillStands(one, report)),
    changed,
  };
}

/**
 * A normal form in which the words of a sentence equal the same words copied from any form of the report: letters and digits only,
 * without marks, citations, quotation marks and case.
 */
export function comparable(text: string): string {
  return text
    .replace(/\[@[^[\]]*\]|\[inference\]|\[\d[\d, –]*\]|\(inference\)/g, ' ')
    .replace(/\{[^{}=]*=\s*([^{}=]*)\}/g, '$1')
    .replace(/<\/?su[bp]>/gi, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The sentences that an excerpt covers, fully or in part; empty when the report does not contain it. */
export function sentencesWith(excerpt: string, sentences: readonly Sentence[]): Sentence[] {
  const wanted = comparable(excerpt);
  if (wanted === '') return [];
  let text = ' ';
  const spans = sentences.map((sentence) => {
    const from = text.length;
    const words = comparable(sentence.text);
    if (words !== '') text += `${words} `;
    return { sentence, from, to: text.length };
  });
  const at = text.indexOf(` ${wanted} `);
  if (at < 0) return [];
  const end = at + 1 + wanted.length;
  return spans.filter(({ from, to }) => to > from && from < end && to > at + 1).map(({ sentence }) => sentence);
}

/** Whether a text, such as the question, contains an excerpt. */
export function standsIn(excerpt: string, text: string): boolean {
  const wanted = comparable(excerpt);
  return wanted !== '' && ` ${comparable(text)} `.includes(` ${wanted} `);
}
