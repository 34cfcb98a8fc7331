import { remembered } from '../../base/algorithms.ts';
import { hashOf, mostJudged } from '../../judging/lists.ts';
import { isWriting, type WorkflowState } from '../../loop/rules/state.ts';
import {
  byNumber,
  currentId,
  isFile,
  type Claim,
  type Evidence,
  type EvidenceCheck,
  type Ledger,
  type Reading,
  type Relation,
  type Source,
  type Verification,
} from './ledger.ts';
import { partiesIn, repeats } from './parties.ts';
import { nearestTo } from './passages.ts';
import { forParty, soughtParties } from './questions.ts';
import { keyOfPair, quorum, saidOfPairs } from './relations.ts';
import { isAbsence, isAlone, isSoundClaim, mayBeCited, shownEvidence, sourcesById } from './standing.ts';
import { verifiedText } from './verification.ts';

/** Second parties: whether the page of another party says a finding, too, as judges read it there. */

/** The hash of the quote in which a judge reads another finding. */
export const hashOfQuote = (other: Claim): string => hashOf({ text: shownEvidence(other)?.quote ?? '' });

/** Whether a finding still stands in words that a judge read elsewhere: those handed in, which are the wider, or its present ones. */
const isInWords = ({ of }: Reading, claim: Claim, ledger: Pick<Read, 'looks'>): boolean =>
  [claim.text, verifiedText(claim, ledger)].some((text) => of === hashOf({ text }));

interface Read {
  sources: ReadonlyMap<string, Source>;
  groups: ReadonlyMap<string, number>;
  looks: readonly Verification[];
  relations: readonly Relation[];
  readings: readonly Reading[];
  nowOf: (id: string) => string;
  check: (evidence: Evidence, source: Source) => EvidenceCheck;
}

/** Who takes the passage of one finding to say all of another, a part of it, or nothing. */
interface Said extends Record<Reading['says'], Set<string>> {
  claim: Claim;
  other: Claim;
  readings: Reading[];
}

/** What is said of pairs of findings, in the order of their ids. */
function saidByOthers(claims: readonly Claim[], { relations, readings, nowOf, looks }: Read): Said[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const said = new Map<string, Said>();
  const note = (claim: Claim, other: Claim, says: Reading['says'], by: string): Said => {
    const key = `${claim.id} ${other.id}`;
    const known = said.get(key) ?? { claim, other, readings: [], all: new Set(), part: new Set(), nothing: new Set() };
    said.set(key, known);
    known[says].add(by);
    return known;
  };
  for (const one of [...relations, ...readings]) {
    const [claim, other] = [byId.get(nowOf(one.claim)), byId.get(nowOf(one.other))];
    if (claim === undefined || other === undefined || claim === other) continue;
    if ('says' in one) {
      if (claim.id !== one.claim || isInWords(one, claim, { looks }))
        note(claim, other, one.says, one.by).readings.push(one);
    } else if (one.is === 'same' || one.is === 'narrower') {
      note(claim, other, 'all', one.by);
      note(other, claim, one.is === 'same' ? 'all' : 'part', one.by);
    }
  }
  return [...said.values()].sort((a, b) => byNumber(a.claim.id, b.claim.id) || byNumber(a.other.id, b.other.id));
}

/**
 * The claims with what other parties' pages say of them. A page that says all of one is a second quote of it, if two judges say so, of whom
 * one at least read its passage for it, and none found nothing there. One that says a part, as one judge says, is shown beside it and
 * raises nothing.
 */
export function withOthers(claims: readonly Claim[], of: Read): Claim[] {
  const found = new Map(claims.map((claim) => [claim.id, claim]));
  const said = saidByOthers(claims, of).filter(({ nothing }) => nothing.size === 0);
  const add = ({ claim: { id }, other, readings }: Said, evidenceFrom: (shown: Evidence) => Evidence) => {
    const [claim, best] = [found.get(id), shownEvidence(other)];
    if (claim === undefined || !isSoundClaim(claim) || other.verdict === 'contradicted') return;
    if (best?.check?.sound !== true || best.searched !== undefined) return;
    if (!isOtherParty(claim, best, [other.judged, ...readings], of)) return;
    const more = evidenceFrom({ ...best, wording: other.text, from: other.id });
    found.set(id, { ...claim, evidence: [...claim.evidence, more] });
  };
  for (const one of said) {
    const read = one.readings.find(({ says }) => says === 'all');
    if (read !== undefined && one.part.size === 0 && one.all.size >= quorum)
      add(one, (shown) => inItsWords(shown, read, of));
  }
  for (const one of said) {
    // Its own words are a part of the claim only where its own page says them.
    if (one.part.size > 0 && one.other.judged?.page_says === 'yes')
      add(one, (shown) => ({ ...shown, part: verifiedText(one.other, of) }));
  }
  return claims.map((claim) => found.get(claim.id) ?? claim);
}

/** The evidence in the words that a judge read, where code finds them on its page; else in its own. */
function inItsWords(shown: Evidence, { words, by }: Reading, { sources, check }: Read): Evidence {
  const source = sources.get(shown.source);
  if (source === undefined || words === undefined) return shown;
  const found = { ...shown, quote: words, hand_in: by };
  const result = check({ ...found, check: undefined }, source);
  return result.sound ? { ...found, check: result } : shown;
}

/** Whether a page is of nobody who says a claim already: not where it only gives their word. */
function isOtherParty(
  claim: Claim,
  { source }: Evidence,
  said: readonly (Pick<Reading, 'word_of'> | undefined)[],
  { sources, groups }: Read,
): boolean {
  const own = sources.get(source);
  return (
    own !== undefined &&
    claim.evidence.filter(mayBeCited).every((one) => {
      const theirs = sources.get(one.source);
      return (
        groups.get(one.source) !== groups.get(source) &&
        (theirs === undefined || !said.some((word) => repeats(word?.word_of, own, theirs)))
      );
    })
  );
}

/** Findings of one party for which passages of others are read, passages for each, and items in all: those of one list. */
const [mostAlone, mostPassages] = [14, 2];

/** A finding to be read in the passage of another. */
export interface ToRead {
  claim: string;
  other: string;
}

/**
 * Which central findings of one party are to be read in the passages of findings of other parties, the likeliest first: those that a judge
 * takes for the same or says more, those that were brought for it, the nearest. What two judges have read, or one without finding it there,
 * is read no more.
 */
function passagesToRead(ledger: Ledger): ToRead[] {
  const { relations = [], readings = [], questions } = ledger;
  const [sources, parties] = [sourcesById(ledger), partiesIn(ledger)];
  const own = questions.filter(({ raised_by }) => raised_by === 'user');
  const partiesOf = ({ evidence }: Claim) =>
    new Set(evidence.flatMap(({ from, source }) => (from === undefined ? [parties.get(source)] : [])));
  const others = ledger.claims.filter((one) => {
    const shown = shownEvidence(one);
    const source = sources.get(shown?.source ?? '');
    return shown?.check?.sound === true && source !== undefined && !isFile(source) && !isAbsence(one);
  });
  const byId = new Map(others.map((one) => [one.id, one]));
  const near = nearestTo(others.map((one) => ({ id: one.id, text: verifiedText(one, ledger) })));
  const related = (id: string, isOf: (one: Relation) => boolean) =>
    relations.flatMap((one) =>
      [one.claim, one.other].includes(id) && isOf(one)
        ? [currentId(ledger, one.claim === id ? one.other : one.claim)]
        : [],
    );
  const soughtBy = remembered((iteration: number) => soughtParties(ledger, iteration));
  const lists = ledger.claims
    .filter((claim) => claim.importance === 'central' && isAlone(claim, sources))
    .filter(({ id, judged }) => own.some((one) => one.id === judged?.serves || one.claims?.includes(id) === true))
    .slice(0, mostAlone)
    .map((claim) => {
      const known = { id: claim.id, text: verifiedText(claim, ledger) };
      const theirs = partiesOf(claim);
      const mayBe = ({ id }: { id: string }) => {
        const one = byId.get(id);
        return one !== undefined && ![...partiesOf(one)].some((party) => theirs.has(party));
      };
      const saysAll = related(claim.id, ({ claim: of, is }) => is === 'same' || (is === 'narrower' && of === claim.id));
      const saysLess = related(
        claim.id,
        ({ other, is }) => is === 'opposed' || (is === 'narrower' && other === claim.id),
      );
      const sought = near(
        known,
        mostPassages,
        (one) => mayBe(one) && soughtBy(byId.get(one.id)?.first_iteration ?? 0).has(claim.id),
      );
      const candidates = [...saysAll, ...[...sought, ...near(known, mostPassages, mayBe)].map(({ id }) => id)];
      return [...new Set(candidates)]
        .filter((id) => mayBe({ id }) && !saysLess.includes(id))
        .slice(0, mostPassages)
        .filter((id) => {
          const read = readings.filter((one) => one.claim === claim.id && currentId(ledger, one.other) === id);
          return read.length < quorum && read.every(({ says }) => says === 'all');
        })
        .map((other) => ({ claim: claim.id, other }));
    });
  return Array.from({ length: mostPassages }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/**
 * The findings that an iteration's judges read in the passages of others: `once` by a judge apart from those who say how findings relate, and
 * `twice` by these, too: what one judge took for the same, and before the write-up, which waits for no second judge, whatever nobody else
 * relates. Only after somebody was sent for other parties, and before the write-up.
 */
export function readingsDue(ledger: Ledger, state: WorkflowState): { once: ToRead[]; twice: ToRead[] } {
  const { relations = [], readings = [], claims } = ledger;
  const isDue = isWriting(state) || ledger.iterations.at(-1)?.followed?.some((id) => id.includes(forParty)) === true;
  const once = isDue ? passagesToRead(ledger).slice(0, mostJudged) : [];
  const isKnown = ({ claim, other }: ToRead) =>
    [...relations.filter(({ is }) => is !== 'none'), ...readings].some(
      (one) => [claim, other].includes(one.claim) && [claim, other].includes(one.other),
    );
  // What one judge alone takes for the same is of two parties, or it would be one.
  const waiting = [...saidOfPairs(relations)].flatMap(([key, [said, ...more]]) => {
    const [claim = '', other = ''] = key.split(' ');
    const isAlone = said?.is === 'same' && more.length === 0 && claims.some(({ id }) => id === other);
    const isRead = [...readings, ...once].some((one) => keyOfPair(one.claim, one.other) === key);
    return isAlone && !isRead ? [{ claim, other }] : [];
  });
  return { once, twice: [...waiting, ...once.filter((one) => isWriting(state) && !isKnown(one))] };
}
