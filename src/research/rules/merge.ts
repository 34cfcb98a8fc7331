import { remembered } from '../../base/algorithms.ts';
import { areFound, tokensOf } from '../../judging/lists.ts';
import type { Judging } from './claim-judging.ts';
import { type BroughtWord, verifiedText } from './verification.ts';
import { citationKey } from './bibliography.ts';
import { type KeyOfSource, canonicalAddress, pageAddress } from './pages/page.ts';
import { isJudged } from './standing.ts';
import { unfolded } from './fold.ts';
import {
  byNumber,
  currentId,
  isDecisive,
  isForUser,
  numberedId,
  type Claim,
  type DescribedSource,
  type Evidence,
  type Ledger,
  type Question,
  type Source,
} from './ledger.ts';
import type { HandIn } from './hand-in.ts';

/** One stored hand-in: `id` is `<iteration>/<agent>-<n>`. */
export interface StoredHandIn {
  id: string;
  iteration: number;
  handIn: HandIn;
  seconds?: readonly BroughtWord[];
}

/**
 * The ledger with these hand-ins. Deterministic: they are merged in the order of ids, and known ones change nothing.
 * @param accessed ISO date at which the sources were read.
 * @param keyOf gives two addresses of one source the same key, as far as redirects are known.
 */
export function mergeHandIns(
  before: Ledger,
  handIns: readonly StoredHandIn[],
  accessed: string,
  keyOf: KeyOfSource = canonicalAddress,
): Ledger {
  const ledger = structuredClone(unfolded(before));
  const byId = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const kindOf = new Map(ledger.sources.map(({ id, kind }) => [id, kind]));
  // Only what is word for word the same is one without a judge.
  const claimIds = new Map(
    ledger.claims.flatMap(({ id, text, evidence }) =>
      evidence.map(({ source, wording = text }) => [keyOfText(wording, kindOf.get(source)), id] as const),
    ),
  );
  const questionIds = new Map(ledger.questions.map(({ id, text }) => [keyOfText(text), id]));
  const [sourceKeyOf, pageOf] = [remembered(keyOf), remembered(pageAddress)];
  const keys = new Set(ledger.sources.map(({ key }) => key));
  const sources = new Map(ledger.sources.toReversed().map((source) => [source.canonical, source]));
  const keysOf = remembered(({ evidence }: Claim) => new Set(evidence.map(keyOfEvidence)), new WeakMap());

  const sourceOf = (described: DescribedSource, iteration: number): Source => {
    const canonical = sourceKeyOf(described.url);
    // The second key was used before redirects were known.
    const same = sources.get(canonical) ?? sources.get(canonicalAddress(described.url));
    if (same !== undefined) {
      if (described.party !== undefined) same.party ??= described.party;
      return same;
    }
    const key = citationKey(described, keys);
    const id = numberedId('S', ledger.sources.length);
    const source: Source = { ...described, id, key, canonical, first_iteration: iteration, accessed };
    keys.add(key);
    ledger.sources.push(source);
    sources.set(canonical, source);
    return source;
  };

  /** The source of a quote, with the address of its page where that is another. */
  const placeOf = (described: DescribedSource, iteration: number): Pick<Evidence, 'source' | 'url'> => {
    const { id, url } = sourceOf(described, iteration);
    return { source: id, ...(pageOf(described.url) !== pageOf(url) && { url: described.url }) };
  };

  /** Adds a quote to the evidence of a claim, if it is new. */
  const addEvidence = (claim: Claim, evidence: Evidence): void => {
    const [known, key] = [keysOf(claim), keyOfEvidence(evidence)];
    if (!known.has(key)) claim.evidence.push(evidence);
    known.add(key);
  };

  const addClaim = (reported: HandIn['claims'][number], hand_in: string, iteration: number): string => {
    const { text, importance, quote = '', searched, of } = reported;
    const described = describeSource(reported.source);
    const place = placeOf(described, iteration);
    const key = keyOfText(text, described.kind);
    const same = byId.get(claimIds.get(key) ?? '');
    const id = numberedId('C', ledger.claims.length + (ledger.joined?.length ?? 0));
    const claim: Claim = same ?? { id, text, importance, confidence: 'low', evidence: [], first_iteration: iteration };
    if (same === undefined) {
      ledger.claims.push(claim);
      byId.set(id, claim);
    }
    claimIds.set(key, claim.id);
    const evidence = { ...place, quote, hand_in };
    const wording = text !== claim.text && { wording: text };
    addEvidence(claim, { ...evidence, ...(searched !== undefined && { searched }), ...wording });
    if (searched === undefined) addSecond(of, evidence);
    return claim.id;
  };

  /** Another party's word on a finding, for a judge to read; not where its page is quoted for it already. */
  const addSecond = (id: string | undefined, evidence: Evidence): void => {
    const claim = byId.get(id ?? '');
    if (claim === undefined || claim.evidence.some(({ source }) => source === evidence.source)) return;
    addEvidence(claim, { ...evidence, second: { by: null } });
  };

  const merged = new Set(before.merged);
  const fresh = handIns.filter(({ id }) => !merged.has(id));
  for (const { id, iteration, handIn, seconds = [] } of fresh.toSorted((a, b) =>
    sortable(a.id) < sortable(b.id) ? -1 : 1,
  )) {
    const own = handIn.claims.map((reported) => addClaim(reported, id, iteration));
    for (const { of, source, quote } of seconds) addSecond(of, { ...placeOf(source, iteration), quote, hand_in: id });
    /** The ids of known findings that an agent names: its own by number, the others by id. */
    const findings = (named: readonly string[]): string[] =>
      named.flatMap((one) => {
        const found = one.startsWith('#') ? own[Number(one.slice(1)) - 1] : currentId(ledger, one);
        return found !== undefined && byId.has(found) ? found : [];
      });
    for (const { text, priority, addressee, premise } of handIn.questions) {
      const { 1: named, 2: rest = text } = /^(Q\d{3,})\b[\s:.,–—-]*(.*)$/u.exec(text) ?? [];
      const same = named ?? questionIds.get(keyOfText(rest));
      const asked = ledger.questions.find((one) => one.id === same && one.status === 'open');
      const isForOthers = asked !== undefined && addressee !== undefined && addressee !== 'web';
      // An agent may hand back one option of a question that names several.
      const isPart =
        isForOthers && (asked.options ?? []).length > 1 && rest !== '' && !questionIds.has(keyOfText(rest));
      if (isForOthers && !isPart) asked.addressee = addressee;
      if (same !== undefined && !isPart) continue;
      const question = numberedId('Q', ledger.questions.length);
      questionIds.set(keyOfText(rest), question);
      ledger.questions.push({
        ...{ id: question, text: rest, priority, status: 'open', raised_by: id, answered_by: null },
        ...(addressee !== undefined && { addressee }),
        ...(isPart && { part_of: asked.id, ...(isDecisive(asked) && { priority: 'high' }) }),
        ...(isForUser({ addressee }) && premise !== undefined && { premise: findings([premise])[0] }),
      });
    }
    for (const { statement, sides } of handIn.contradictions) {
      const claims = [...new Set(findings(sides))].sort(byNumber);
      const isKnown = ledger.contradictions.some((one) => one.claims?.join() === claims.join());
      // Its sides may be one finding by now.
      if (claims.length < 2 || isKnown) continue;
      const contradiction = numberedId('X', ledger.contradictions.length);
      ledger.contradictions.push({ id: contradiction, statement, raised_by: id, claims });
    }
    ledger.merged.push(id);
  }
  return ledger;
}

/** The words of a text as a key, without the stop behind them; what is said of the project's files and of the web are two. */
function keyOfText(text: string, kind?: Source['kind']): string {
  return `${kind === 'repository' ? 'code ' : ''}${tokensOf(text).join(' ')}`.replace(/[ .!?。！？]+$/u, '');
}

function keyOfEvidence({ source, quote, searched = [], wording = '' }: Evidence): string {
  return `${source} ${quote}${searched.join(' ')} ${wording}`;
}

/** Sorts `2/researcher-10` after `2/researcher-9`, independently of the locale. */
const sortable = remembered((id: string): string => id.replace(/\d+/g, (digits) => digits.padStart(9, '0')));

/** A source as an agent described it, in the format of the ledger. */
export function describeSource(reported: HandIn['claims'][number]['source']): DescribedSource {
  if ('file' in reported) {
    const file = reported.file.replace(/^(?:\.\/)+|\/+$/g, '') || '.';
    const title = file === '.' ? 'the repository' : file;
    return { url: `repository:${file}`, title, authors: [], year: null, kind: 'repository' };
  }
  const { url, title, authors = [], year = null, kind, party } = reported;
  return { url, title, authors, year, kind, ...(party !== undefined && { party }) };
}

/** The ledger with the words of a judge, from which it is folded. Idempotent. */
export function withJudging(ledger: Ledger, { by, judged, relations, seconds, answered }: Judging): Ledger {
  const rulings = new Map(judged.map(({ claim, ...one }) => [claim, one]));
  const texts = ledger.claims.map((claim) => verifiedText(claim, ledger));
  /** A page that says nothing of a claim is no evidence of it. */
  const read = (claim: Claim, id = claim.id): Claim => {
    const own = seconds.filter((one) => one.claim === id);
    const evidence = claim.evidence.flatMap((one) => {
      const said = one.second?.by === null ? own.find(({ source }) => source === one.source) : undefined;
      if (said === undefined) return one;
      const { lacks } = said;
      return said.says === 'nothing' ? [] : { ...one, second: { by, ...(lacks !== undefined && { lacks }) } };
    });
    return own.length === 0 ? claim : { ...claim, evidence };
  };
  return {
    ...ledger,
    claims: ledger.claims.map((claim) => {
      const one = rulings.get(claim.id);
      // A judgement stays as long as what it judged is there.
      const isKnown = one === undefined || (claim.judged !== undefined && isJudged(claim));
      return read(isKnown ? claim : { ...claim, judged: one });
    }),
    ...(ledger.joined && {
      joined: ledger.joined.map((one) => ({ ...one, claim: read(one.claim, one.into) })),
    }),
    relations: [...(ledger.relations ?? []).filter((one) => one.by !== by), ...relations],
    questions: ledger.questions.map((question) => {
      const answer = answered.find(({ id }) => id === question.id);
      if (answer === undefined) return question;
      const claims = answer.claims.map((id) => currentId(ledger, id));
      return answeredBy(question, { ...answer, claims }, { by, without: optionsWithout(question, texts) });
    }),
  };
}

/**
 * The question after a judge's word on it: answered where findings that stand answer all of it.
 * @param without its options that no finding names.
 */
function answeredBy(
  question: Question,
  { is, claims, missing: lacks }: Judging['answered'][number],
  { by, without }: { by: string; without: string[] },
): Question {
  if (question.status === 'answered' || is === 'no' || claims.length === 0) return question;
  const asked = { ...question };
  delete asked.missing;
  delete asked.lacks;
  if (without.length > 0) return { ...asked, missing: without };
  if (is === 'fully') return { ...asked, status: 'answered', answered_by: by, claims: [...claims] };
  return { ...asked, ...(lacks !== undefined && { lacks }) };
}

/** The names of an option: what stands in brackets behind one, as in "Vite 8 (Rolldown)", is another. */
const namesOfOption = (option: string): string[] => [option, ...option.split(/[()[\]（）]/u)];

/** The options of a question that no finding names. */
export function optionsWithout({ options = [] }: Pick<Question, 'options'>, texts: readonly string[]): string[] {
  return options.filter((option) => !namesOfOption(option).some((name) => texts.some((text) => areFound(name, text))));
}
