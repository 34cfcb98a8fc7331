import { remembered } from '../../base/remembered.ts';
import { tokensOf } from '../../judging/words-found.ts';
import { citationKey } from './bibliography.ts';
import { canonicalAddress, pageAddress } from './pages/addresses.ts';
import type { KeyOfSource } from './pages/page.ts';
import { unfolded } from './fold.ts';
import {
  byNumber,
  currentId,
  isForUser,
  numberedId,
  type Claim,
  type Evidence,
  type Ledger,
  type Source,
} from './ledger.ts';
import type { HandIn } from './hand-in.ts';

/** One stored hand-in: `id` is `<iteration>/<agent>-<n>`. */
export interface StoredHandIn {
  id: string;
  iteration: number;
  handIn: HandIn;
}

/** A quote on a stored page of another party, which a verifier found for a claim. */
export interface SecondParty {
  /** Of the hand-in. */
  id: string;
  iteration: number;
  claim: string;
  quote: string;
  url: string;
  title: string;
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
  also: readonly SecondParty[] = [],
): MergeResult {
  const known = new Set(ledger.merged);
  const fresh = handIns
    .filter(({ id }) => !known.has(id))
    .map((stored) => ({ stored, order: sortable(stored.id) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ stored }) => stored);
  const merger = new Merger(ledger, { accessed, keyOf });
  for (const stored of fresh) merger.add(stored);
  for (const one of also) merger.addSecond(one);
  const observations = merger.ledger.observations.length - ledger.observations.length;
  return {
    ledger: merger.ledger,
    newClaims: merger.ledger.claims.filter(({ id }) => !merger.known.has(id)),
    newSources: merger.ledger.sources.slice(ledger.sources.length),
    observations,
  };
}

/** The words of a text as a key, without the stop behind them; what is said of the project's files and of the web are two. */
function keyOfText(text: string, kind?: Source['kind']): string {
  return `${kind === 'repository' ? 'code ' : ''}${tokensOf(text).join(' ')}`.replace(/[ .!?。！？]+$/u, '');
}

class Merger {
  readonly ledger: Ledger;
  readonly #accessed: string;
  readonly #keyOf: KeyOfSource;
  /** The ids of claims and questions by their words: only what is word for word the same is one without a judge. */
  readonly #claims = new Map<string, string>();
  readonly #questions = new Map<string, string>();
  readonly #keys: Set<string>;
  readonly #sources: Map<string, Source>;
  /** For each claim the index of every pair of source and quote in its evidence. */
  readonly #evidence = new Map<Claim, Map<string, number>>();
  readonly #pageOf = remembered(pageAddress);
  readonly #byId: Map<string, Claim>;
  /** The ids of the claims from before this batch. */
  readonly known: ReadonlySet<string>;

  constructor(ledger: Ledger, { accessed, keyOf }: { accessed: string; keyOf: KeyOfSource }) {
    this.#keyOf = remembered(keyOf);
    this.ledger = structuredClone(unfolded(ledger));
    this.#accessed = accessed;
    const kindOf = new Map(ledger.sources.map(({ id, kind }) => [id, kind]));
    for (const { id, text, evidence } of this.ledger.claims)
      for (const { source, wording = text } of evidence) this.#claims.set(keyOfText(wording, kindOf.get(source)), id);
    for (const { id, text } of ledger.questions) this.#questions.set(keyOfText(text), id);
    this.#keys = new Set(ledger.sources.map(({ key }) => key));
    this.#sources = new Map(this.ledger.sources.toReversed().map((source) => [source.canonical, source]));
    this.#byId = new Map(this.ledger.claims.map((claim) => [claim.id, claim]));
    this.known = new Set(this.#byId.keys());
  }

  add({ id, iteration, handIn }: StoredHandIn): void {
    const own = handIn.claims.map((reported) => this.#addClaim(reported, id, iteration));
    for (const { text, priority, addressee, premise } of handIn.questions) {
      const same = /^Q\d{3,}\b/.exec(text)?.[0] ?? this.#questions.get(keyOfText(text));
      if (same !== undefined) {
        const known = this.ledger.questions.find((one) => one.id === same && one.status === 'open');
        if (addressee === 'trial' && known !== undefined) known.addressee = 'trial';
        continue;
      }
      const question = numberedId('Q', this.ledger.questions.length);
      this.#questions.set(keyOfText(text), question);
      this.ledger.questions.push({
        id: question,
        text,
        priority,
        ...(addressee !== undefined && { addressee }),
        ...(isForUser({ addressee }) && premise !== undefined && { premise: this.#findings([premise], own)[0] }),
        status: 'open',
        raised_by: id,
        answered_by: null,
      });
    }
    for (const raised of handIn.contradictions) this.#addContradiction(raised, own, id);
    this.ledger.merged.push(id);
  }

  /** Adds a quote to a claim; one that is known changes nothing. */
  addSecond({ id, iteration, claim: of, quote, url, title }: SecondParty): void {
    const claim = this.#byId.get(of);
    if (claim === undefined) return;
    const kind = url.startsWith('repository:') ? ('repository' as const) : ('secondary' as const);
    const source = this.#sourceOf({ url, title, authors: [], year: null, kind }, iteration);
    const isOtherPage = this.#pageOf(url) !== this.#pageOf(source.url);
    this.#placeOfEvidence(claim, { source: source.id, quote, hand_in: id, ...(isOtherPage && { url }) });
  }

  #addContradiction({ statement, sides }: HandIn['contradictions'][number], own: readonly string[], id: string): void {
    const claims = [...new Set(this.#findings(sides, own))].sort(byNumber);
    const isKnown = this.ledger.contradictions.some((one) => one.claims?.join() === claims.join());
    // Its sides may be one finding by now.
    if (claims.length < 2 || isKnown) return;
    this.ledger.contradictions.push({
      id: numberedId('X', this.ledger.contradictions.length),
      statement,
      raised_by: id,
      claims,
    });
  }

  /** The ids of known findings that an agent names: its own by number, the others by id. */
  #findings(named: readonly string[], own: readonly string[]): string[] {
    return named.flatMap((one) => {
      const known = one.startsWith('#') ? own[Number(one.slice(1)) - 1] : currentId(this.ledger, one);
      return known !== undefined && this.#byId.has(known) ? known : [];
    });
  }

  #addClaim(reported: HandIn['claims'][number], handIn: string, iteration: number): string {
    const { text } = reported;
    const described = describeSource(reported.source);
    const source = this.#sourceOf(described, iteration);
    const { url } = described;
    const isOtherPage = this.#pageOf(url) !== this.#pageOf(source.url);
    const { quote = '', searched } = reported;
    const key = keyOfText(text, source.kind);
    const known = this.#byId.get(this.#claims.get(key) ?? '');
    const claim = known ?? this.#newClaim(reported, iteration);
    this.#claims.set(key, claim.id);
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
    });
    return claim.id;
  }

  #newClaim({ text, importance, confidence }: HandIn['claims'][number], iteration: number): Claim {
    const id = numberedId('C', this.ledger.claims.length + (this.ledger.joined?.length ?? 0));
    const claim: Claim = { id, text, importance, confidence, evidence: [], first_iteration: iteration };
    this.ledger.claims.push(claim);
    this.#byId.set(id, claim);
    return claim;
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
}

function keyOf({ source, quote, searched = [], wording = '' }: Evidence): string {
  return `${source} ${quote}${searched.join(' ')} ${wording}`;
}

/** Sorts `2/researcher-10` after `2/researcher-9`, independently of the locale. */
function sortable(id: string): string {
  return id.replace(/\d+/g, (digits) => digits.padStart(9, '0'));
}

export type DescribedSource = Pick<Source, 'url' | 'title' | 'authors' | 'year' | 'kind' | 'party'>;

/** A source as an agent described it, in the format of the ledger. */
export function describeSource(reported: HandIn['claims'][number]['source']): DescribedSource {
  if ('file' in reported) {
    const file = reported.file.replace(/^(?:\.\/)+|\/+$/g, '') || '.';
    return {
      url: `repository:${file}`,
      title: file === '.' ? 'the repository' : file,
      authors: [],
      year: null,
      kind: 'repository',
    };
  }
  const { url, title, authors = [], year = null, kind, party } = reported;
  return { url, title, authors, year, kind, ...(party !== undefined && { party }) };
}
