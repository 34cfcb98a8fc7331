import { remembered } from '../../base/remembered.ts';
import { answerQuestions } from './answers.ts';
import { citationKey } from './bibliography.ts';
import { canonicalAddress, pageAddress } from './pages/addresses.ts';
import type { KeyOfSource } from './pages/snapshot-row.ts';
import type { HandIn } from './hand-in.ts';
import { currentId } from './current-id.ts';
import { contradictionOf, newContradictionId, oneOfEach, withOpposed } from './disputes.ts';
import { numberedId, type Claim, type Evidence, type Ledger, type Source } from './ledger.ts';
import { likeForUser } from './like-questions.ts';
import { matcherOf, type ClaimMatcher } from './claim-matcher.ts';
import { isOfCode, wordingsOf } from './claim-wordings.ts';
import { describeSource, type DescribedSource } from './reported-source.ts';
import { SideFinder } from './side-finder.ts';

/** One stored hand-in: `id` is `<iteration>/<agent>-<n>`. */
export interface StoredHandIn {
  id: string;
  iteration: number;
  handIn: HandIn;
  /** The gaps that were the agent's task, as far as known; they name the findings that it may support. */
  follows?: string | undefined;
}

export interface MergeResult {
  ledger: Ledger;
  newClaims: Claim[];
  newSources: Source[];
  observations: number;
}

/**
 * The ledger with these hand-ins. Deterministic: they are merged in the order of ids, and known ones change nothing.
 * @param accessed ISO date at which the sources were read.
 * @param keyOf gives two addresses of one source the same key, as far as redirects are known.
 */
export function mergeHandIns(
  ledger: Ledger,
  handIns: readonly StoredHandIn[],
  accessed: string,
  keyOf: KeyOfSource = canonicalAddress,
): MergeResult {
  const known = new Set(ledger.merged);
  const fresh = handIns
    .filter(({ id }) => !known.has(id))
    .map((stored) => ({ stored, order: sortable(stored.id) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ stored }) => stored);
  const merger = new Merger(ledger, fresh, { accessed, keyOf });
  for (const stored of fresh) merger.add(stored);
  merger.ledger.contradictions = oneOfEach(merger.ledger.contradictions, merger.sides);
  const observations = merger.ledger.observations.length - ledger.observations.length;
  return {
    ledger: merger.ledger,
    newClaims: merger.ledger.claims.slice(ledger.claims.length),
    newSources: merger.ledger.sources.slice(ledger.sources.length),
    observations,
  };
}

/** A hand-in, and the findings that its agent's task named, under their present ids; `shown`: also those of contradictions. */
type Origin = Pick<StoredHandIn, 'id' | 'iteration'> & Record<'named' | 'shown', ReadonlySet<string | undefined>>;

class Merger {
  readonly ledger: Ledger;
  readonly sides: SideFinder;
  readonly #accessed: string;
  readonly #keyOf: KeyOfSource;
  readonly #claims: ClaimMatcher;
  readonly #questions: ClaimMatcher;
  readonly #contradictions: ClaimMatcher;
  readonly #keys: Set<string>;
  readonly #sources: Map<string, Source>;
  /** For each claim the index of every pair of source and quote in its evidence. */
  readonly #evidence = new Map<Claim, Map<string, number>>();
  readonly #pageOf = remembered(pageAddress);
  /** Questions from before this batch, which its agents can have known. */
  readonly #answerable: Set<string>;
  readonly #resolvable: Set<string>;
  readonly #supportable: Set<string>;

  readonly #byId: Map<string, Claim>;

  constructor(
    ledger: Ledger,
    fresh: readonly StoredHandIn[],
    { accessed, keyOf }: { accessed: string; keyOf: KeyOfSource },
  ) {
    this.#keyOf = remembered(keyOf);
    this.ledger = structuredClone(ledger);
    this.sides = new SideFinder(ledger);
    this.#accessed = accessed;
    this.#claims = matcherOf(
      wordingsOf(ledger),
      fresh.flatMap(({ handIn }) => handIn.claims.map(({ text }) => text)),
    );
    this.#questions = matcherOf(
      ledger.questions.flatMap(({ id, text, also = [], raised_by }) =>
        [text, ...also].map((one) => ({ id, text: one, from: raised_by })),
      ),
      fresh.flatMap(({ handIn }) => handIn.questions.map(({ text }) => text)),
    );
    this.#contradictions = matcherOf(
      ledger.contradictions.map(({ id, statement, raised_by }) => ({ id, text: statement, from: raised_by })),
      fresh.flatMap(({ handIn }) => handIn.contradictions.map(({ statement }) => statement)),
    );
    this.#answerable = new Set(ledger.questions.map(({ id }) => id));
    this.#resolvable = new Set(ledger.contradictions.map(({ id }) => id));
    this.#supportable = new Set(ledger.claims.map(({ id }) => id));
    this.#keys = new Set(ledger.sources.map(({ key }) => key));
    this.#sources = new Map(this.ledger.sources.toReversed().map((source) => [source.canonical, source]));
    this.#byId = new Map(this.ledger.claims.map((claim) => [claim.id, claim]));
  }

  add({ id, iteration, handIn, follows = '' }: StoredHandIn): void {
    const named = new Set((follows.match(/C\d{3,}/g) ?? []).map((claim) => currentId(this.ledger, claim)));
    const contested = (follows.match(/X\d{3,}/g) ?? []).map((one) => contradictionOf(this.ledger.contradictions, one));
    const shown = new Set([...named, ...contested.flatMap((one) => one?.claims ?? [])]);
    const own = handIn.claims.map((reported) => this.#addClaim(reported, { id, iteration, named, shown }));
    for (const { text, priority, addressee } of handIn.questions) {
      const same = /^Q\d{3,}\b/.exec(text)?.[0] ?? this.#questions.match({ text, from: id }).same;
      if (same !== undefined) {
        const known = this.ledger.questions.find((one) => one.id === same && one.status === 'open');
        if (addressee === 'trial' && known !== undefined) known.addressee = 'trial';
        continue;
      }
      const like = addressee === 'user' ? likeForUser(this.ledger.questions, text, id) : undefined;
      if (like !== undefined) {
        this.#questions.add(like.id, { text, from: id });
        (like.also ??= []).push(text);
        continue;
      }
      const question = numberedId('Q', this.ledger.questions.length);
      this.#questions.add(question, { text, from: id });
      this.ledger.questions.push({
        id: question,
        text,
        priority,
        ...(addressee !== undefined && { addressee }),
        status: 'open',
        raised_by: id,
        answered_by: null,
      });
    }
    for (const raised of handIn.contradictions) this.#addContradiction(raised, own, id);
    if (handIn.claims.length > 0) {
      answerQuestions(this.ledger, this.#answerable, handIn, id);
      this.#resolve(handIn.resolves ?? [], id);
    }
    this.ledger.merged.push(id);
  }

  #addContradiction({ statement, sides }: HandIn['contradictions'][number], own: readonly string[], id: string): void {
    const { same } = this.#contradictions.match({ text: statement, from: id });
    const known = this.ledger.contradictions.find((one) => one.id === same);
    const ids = sides.flatMap((side) => {
      const exact = this.sides.find(side);
      if (exact !== undefined) return exact;
      const { same } = this.#claims.match({ text: side, from: id });
      return [same ?? [], this.sides.nearestOfOwn(side, sides, own) ?? []].flat();
    });
    const concerned = [...new Set([...(known?.claims ?? []), ...ids])].sort();
    if (known !== undefined) {
      if (known.claims !== undefined && concerned.length > known.claims.length) known.raised_again = id;
      known.claims = concerned;
      return;
    }
    const contradiction = newContradictionId(this.ledger.contradictions);
    this.#contradictions.add(contradiction, { text: statement, from: id });
    this.ledger.contradictions.push({ id: contradiction, statement, sides, raised_by: id, claims: concerned });
  }

  #addClaim(reported: HandIn['claims'][number], { id: handIn, iteration, named, shown }: Origin): string {
    const { text } = reported;
    const described = describeSource(reported.source);
    const source = this.#sourceOf(described, iteration);
    const { url } = described;
    const isOtherPage = this.#pageOf(url) !== this.#pageOf(source.url);
    const { quote = '', searched } = reported;
    const from = { from: handIn, isOfCode: isOfCode(source), isAbsence: searched !== undefined };
    const statement = { text, ...from, ...(quote !== '' && { quote: { words: quote, source: source.id } }) };
    const match = this.#claims.match(statement);
    const known = match.same === undefined ? undefined : this.#byId.get(match.same);
    const claim = known ?? this.#newClaim(reported, iteration);
    this.#claims.add(claim.id, statement);
    this.sides.note({ claim: claim.id, text, kind: 'statement' });
    if (quote !== '') this.sides.note({ claim: claim.id, text: quote, kind: 'quote' });
    const supports = reported.supports === undefined ? undefined : currentId(this.ledger, reported.supports);
    this.#noteSupport(claim.id, supports, { by: handIn, isNamed: known === undefined && named.has(supports) });
    if (known === undefined) {
      this.#contradict(claim, match.opposed, handIn);
      const open = [
        ...match.candidates.map((other) => ({ claim: claim.id, other })),
        ...match.unlikely.map((other) => ({ claim: claim.id, other, unlikely: true as const })),
      ];
      if (open.length > 0) (this.ledger.undecided ??= []).push(...open);
    }
    const evidence = {
      source: source.id,
      quote,
      ...(searched !== undefined && { searched }),
      hand_in: handIn,
      ...(isOtherPage && { url }),
      ...(text !== claim.text && { wording: text }),
    };
    this.ledger.observations.push({
      claim: claim.id,
      hand_in: handIn,
      iteration,
      new: known === undefined,
      evidence: this.#placeOfEvidence(claim, evidence),
      ...((shown.has(claim.id) || shown.has(supports)) && { guided: true as const }),
    });
    return claim.id;
  }

  /**
   * Stores that a claim was reported as support for a known one, which is decided when its quote is checked. Findings that the
   * task does not name, or that other wordings were joined with, are left to a sorter.
   */
  #noteSupport(claim: string, supports: string | undefined, { by, isNamed }: { by: string; isNamed: boolean }): void {
    if (supports === undefined || supports === claim || !this.#supportable.has(supports)) return;
    if (isNamed) (this.ledger.supports ??= []).push({ claim, supports, by });
    else (this.ledger.undecided ??= []).push({ claim, other: supports, reported: true });
  }

  #newClaim({ text, importance, confidence }: HandIn['claims'][number], iteration: number): Claim {
    const id = numberedId('C', this.ledger.claims.length + (this.ledger.joined?.length ?? 0));
    const claim: Claim = { id, text, importance, confidence, evidence: [], first_iteration: iteration };
    this.ledger.claims.push(claim);
    this.#byId.set(id, claim);
    return claim;
  }

  /** Stores a contradiction that code found between claims. */
  #contradict(claim: Claim, opposed: readonly string[], raised_by: string): void {
    for (const other of opposed) {
      const known = this.#byId.get(other);
      if (known === undefined) continue;
      this.ledger.contradictions = withOpposed(this.ledger, [known, claim], { raised_by, found_by: 'code' });
    }
  }

  #sourceOf(described: DescribedSource, iteration: number): Source {
    const canonical = this.#keyOf(described.url);
    // The second key was used before redirects were known.
    const known = this.#sources.get(canonical) ?? this.#sources.get(canonicalAddress(described.url));
    if (known !== undefined) {
      if (described.party !== undefined) known.party ??= described.party;
      return known;
    }
    const key = citationKey(described, this.#keys);
    this.#keys.add(key);
    const source: Source = {
      ...described,
      id: numberedId('S', this.ledger.sources.length),
      key,
      canonical,
      first_iteration: iteration,
      accessed: this.#accessed,
    };
    this.ledger.sources.push(source);
    this.#sources.set(canonical, source);
    return source;
  }

  /** The index of a quote in the evidence of a claim, which gets it if it is new. */
  #placeOfEvidence(claim: Claim, evidence: Evidence): number {
    let places = this.#evidence.get(claim);
    if (places === undefined) {
      places = new Map(claim.evidence.map((known, index) => [keyOf(known), index]));
      this.#evidence.set(claim, places);
    }
    const key = keyOf(evidence);
    const known = places.get(key);
    if (known !== undefined) return known;
    claim.evidence.push(evidence);
    places.set(key, claim.evidence.length - 1);
    return claim.evidence.length - 1;
  }

  /** Stores the agent's resolutions of contradictions from before this batch; its quotes decide later whether they count. */
  #resolve(contradictions: readonly string[], handIn: string): void {
    for (const id of contradictions) {
      const contradiction = contradictionOf(this.ledger.contradictions, id);
      if (contradiction === undefined || !this.#resolvable.has(contradiction.id)) continue;
      contradiction.settled_by = [...new Set([...(contradiction.settled_by ?? []), handIn])];
    }
  }
}

function keyOf({ source, quote, searched = [], wording = '' }: Evidence): string {
  return `${source} ${quote}${searched.join(' ')} ${wording}`;
}

/** Sorts `2/researcher-10` after `2/researcher-9`, independently of the locale. */
function sortable(id: string): string {
  return id.replace(/\d+/g, (digits) => digits.padStart(9, '0'));
}
