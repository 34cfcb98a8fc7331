import * as z from 'zod/mini';
import { describeSearch } from './absence.ts';
import { carryingEvidence } from './judged.ts';
import { sourcesById } from './distrust.ts';
import { mayBeCited } from './failed-quotes.ts';
import { publisherKey } from './independence.ts';
import {
  openContradictions,
  type Claim,
  type Contradiction,
  type Evidence,
  type Ledger,
  type Verification,
} from './ledger.ts';
import type { VerificationHandIn } from './verification.ts';
import { snapshotHash } from './pages/snapshot-row.ts';
import { verifiedText } from './verified-text.ts';

/** The most quotes of other pages that a verifier is given for a claim. */
const mostOthers = 3;

/** A quote with the title and the id of its source; without an id for an absence. */
export const judgedQuote = z.object({ quote: z.string(), source: z.string(), of: z.optional(z.string()) });
type JudgedQuote = z.infer<typeof judgedQuote>;

/** The quotes of a claim in the order of their numbers: those of its page, then those of other pages. */
export interface JudgedQuotes {
  quotes?: readonly JudgedQuote[] | undefined;
  others?: readonly (JudgedQuote & { snapshot: string; file: string })[] | undefined;
}

/**
 * A claim as a verifier sees it: its text, its page and the quotes for it there, and those of other pages, first the printed ones
 * and one of each publisher. A reworded claim is judged in its new words, which will be printed.
 * @param folder of the workflow.
 * @param remark of a writer about its quotes, which may name a source by its key.
 */
export function materialOf(
  ledger: Ledger,
  asked: { claim: string; snapshot: string },
  folder: string,
  remark?: string,
) {
  const known = ledger.claims.find(({ id }) => id === asked.claim);
  const text = known === undefined ? '' : verifiedText(known, ledger);
  const { others, more, quotes } = quotesOf(known, ledger, asked.snapshot, remark);
  const fileOf = (snapshot: string) => `${folder}/snapshots/${snapshot}.txt`;
  return {
    ...asked,
    text,
    file: fileOf(asked.snapshot),
    quotes,
    ...(others.length > 0 && { others: others.map((one) => ({ ...one, file: fileOf(one.snapshot) })) }),
    ...(more > 0 && { more }),
    ...(remark !== undefined && { remark }),
    ...(known !== undefined && text !== known.text && { reworded: true as const }),
  };
}

function quotesOf(claim: Claim | undefined, ledger: Ledger, page: string, remark = '') {
  const sources = sourcesById(ledger);
  const described = ({ quote, searched, source: id }: Evidence): JudgedQuote => {
    const source = sources.get(id)?.title ?? id;
    return searched === undefined
      ? { quote, source, of: id }
      : { quote: describeSearch(searched, 'this page'), source };
  };
  const all = claim?.evidence ?? [];
  const own = all.filter(({ check }) => check?.snapshot === page);
  const printed = claim === undefined ? [] : carryingEvidence(claim);
  const candidates = all.filter((one) => one.check?.sound === true && one.searched === undefined && !own.includes(one));
  const isNamed = ({ source }: Evidence) => remark.includes(sources.get(source)?.key ?? ' ');
  const ranked = [...printed, ...candidates.filter(isNamed), ...candidates].filter((one) => candidates.includes(one));
  const publisherOf = ({ source }: Evidence) => {
    const known = sources.get(source);
    const publisher = known === undefined ? '' : publisherKey(known);
    return publisher === '' ? source : publisher;
  };
  const publishers = new Set(own.map(publisherOf));
  const [ofNew, ofKnown]: [Evidence[], Evidence[]] = [[], []];
  for (const one of new Set(ranked)) {
    const isFirst = printed.includes(one) || isNamed(one) || !publishers.has(publisherOf(one));
    publishers.add(publisherOf(one));
    (isFirst ? ofNew : ofKnown).push(one);
  }
  const others = [...ofNew, ...ofKnown].slice(0, mostOthers).map((one) => ({
    ...described(one),
    snapshot: one.check?.snapshot ?? '',
  }));
  const quotes = [...new Map(own.map((one) => [`${one.source} ${one.quote}`, described(one)])).values()];
  return { quotes, others, more: ofNew.length + ofKnown.length - others.length };
}

/** The quotes that a verifier found not to carry a claim, of the numbers in its list. */
export function notCarrying(asked: JudgedQuotes | undefined, numbers: readonly number[] = []) {
  const all = numbered(asked);
  return numbers.flatMap((number) => {
    const { of, quote } = all[number - 1] ?? {};
    return of === undefined || quote === undefined ? [] : [{ source: of, quote }];
  });
}

/** Faults of the numbers of a hand-in: of no quote, or of all quotes of a claim that is called supported. */
export function wrongNumbers(
  claims: readonly (JudgedQuotes & { claim: string })[],
  { verdicts }: VerificationHandIn,
): string[] {
  return verdicts.flatMap(({ claim, verdict, not_carrying: numbers = [] }, at) => {
    const asked = claims.find((one) => one.claim === claim);
    if (asked === undefined || numbers.length === 0) return [];
    const place = `verdicts #${at + 1} (${claim})`;
    const { length } = numbered(asked);
    const wrong = numbers.filter((number) => number < 1 || number > length);
    if (wrong.length > 0)
      return [`${place} not_carrying: its quotes have the numbers 1 to ${length}, not ${wrong.join(', ')}`];
    const isNone = new Set(numbers).size === length && verdict === 'supported';
    return isNone ? [`${place}: you list every quote as not carrying it, so the verdict cannot be \`supported\``] : [];
  });
}

const numbered = (asked: JudgedQuotes | undefined) => [...(asked?.quotes ?? []), ...(asked?.others ?? [])];

/** The evidence of a claim, in which quotes that a verifier found not to carry it are not sound, whatever the verdict is. */
export function withoutRejected(evidence: readonly Evidence[], votes: readonly Verification[]): Evidence[] {
  const rejection = ({ source, quote }: Evidence) =>
    votes.findLast(({ not_carrying = [] }) => not_carrying.some((one) => one.source === source && one.quote === quote));
  return evidence.map((one) => {
    const vote = rejection(one);
    if (vote === undefined || one.check?.sound !== true) return one;
    const detail = `${vote.assignment}: ${vote.reason ?? 'no reason given'}`;
    return { ...one, check: { ...one.check, verdict: 'not-carrying', sound: false, detail } };
  });
}

/** A contradiction of a verifier's list with the quotes of all sides; `words`: the agent's, where a side has no claim. */
export const contestedSchema = z.object({
  contradiction: z.string(),
  statement: z.string(),
  disputed: z.optional(z.string()),
  sides: z.array(
    z.object({
      claim: z.string(),
      text: z.string(),
      quotes: z.array(z.string()),
      snapshot: z.optional(snapshotHash),
      file: z.optional(z.string()),
    }),
  ),
  words: z.optional(z.array(z.string())),
});
export type ContestedMaterial = z.infer<typeof contestedSchema>;

/**
 * The contradictions of a verifier with a side for each claim, its quotes that count and its first page: those that it is given,
 * and the open ones of the claims in its list, also where only one side has a claim, as the other's words show what to search for.
 */
export function contestedMaterial(
  ledger: Ledger,
  listed: readonly { claim: string }[],
  given: readonly Contradiction[],
  folder: string,
): ContestedMaterial[] {
  const isListed = ({ claims = [] }: Contradiction) => listed.some(({ claim }) => claims.includes(claim));
  return openContradictions(ledger)
    .filter((one) => given.includes(one) || isListed(one))
    .map((one) => ({
      contradiction: one.id,
      statement: one.statement,
      ...(one.disputed !== undefined && { disputed: one.disputed }),
      sides: ledger.claims
        .filter(({ id }) => one.claims?.includes(id))
        .map((claim) => {
          const counted = claim.evidence.filter(mayBeCited);
          const snapshot = counted.find(({ check }) => check?.snapshot != null)?.check?.snapshot;
          const quotes = counted.map(({ quote }) => quote).filter((quote) => quote !== '');
          const page = snapshot == null ? {} : { snapshot, file: `${folder}/snapshots/${snapshot}.txt` };
          return { claim: claim.id, text: verifiedText(claim, ledger), quotes, ...page };
        }),
      // Where a side has no claim, the agent's words say what it is.
      ...((one.claims?.length ?? 0) < one.sides.length && { words: one.sides }),
    }));
}

/** Whether only one side is known as a claim, so that a verifier can say nothing of the contradiction itself. */
export const isOneSided = ({ sides }: Pick<ContestedMaterial, 'sides'>): boolean => sides.length < 2;

/** The claims that do not hold where this side of a contradiction does; undefined where its sides are not known. */
export function refutedBy(
  { sides, disputed }: Pick<ContestedMaterial, 'sides' | 'disputed'>,
  claim: string,
): string[] | undefined {
  const all = sides.map((side) => side.claim);
  if (!all.includes(claim) || all.length < 2 || (all.length > 2 && disputed === undefined)) return undefined;
  return all.filter((other) => (disputed === undefined || disputed === claim ? other !== claim : other === disputed));
}

/** The faults of the sides that a verifier says to hold. */
export function wrongSides(
  contested: readonly ContestedMaterial[],
  { verdicts, holds = [] }: Pick<VerificationHandIn, 'verdicts' | 'holds'>,
): string[] {
  return holds.flatMap(({ contradiction, claim }, at) => {
    const place = `holds #${at + 1}`;
    const asked = contested.find((one) => one.contradiction === contradiction);
    if (asked === undefined) return [`${place}: ${contradiction} is not under “Contested” in your task`];
    if (isOneSided(asked))
      return [`${place}: a side of ${contradiction} has no finding: judge ${claim} in \`verdicts\`, if it is listed`];
    const refuted = refutedBy(asked, claim);
    if (refuted === undefined)
      return [
        `${place}: ${claim} is not one of two known sides of ${contradiction}: name in \`different\` the condition of each, or judge its findings in \`verdicts\``,
      ];
    const kept = verdicts.find((one) => one.verdict === 'supported' && refuted.includes(one.claim));
    return kept === undefined ? [] : [`${place}: ${kept.claim} cannot be supported where ${claim} holds against it`];
  });
}
