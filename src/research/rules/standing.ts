import { counted, quotedWords } from '../../base/text.ts';
import { hashOf, tokensOf } from '../../judging/lists.ts';
import { byNumber, type Claim, type Evidence, type Ledger, type Source } from './ledger.ts';

/** Sources by id. */
type Sources = ReadonlyMap<string, Source>;

const sourcesBefore = new WeakMap<readonly Source[], Sources>();

/** The sources of a ledger by id: one map for a ledger, by which what follows from all sources is cached. */
export function sourcesById({ sources }: Pick<Ledger, 'sources'>): Sources {
  const before = sourcesBefore.get(sources);
  if (before?.size === sources.length) return before;
  const byId = new Map(sources.map((source) => [source.id, source]));
  sourcesBefore.set(sources, byId);
  return byId;
}

/** The page on which evidence was found: its hash, or the address in the project where words were not found. */
export function pageOf({ source, url, check }: Evidence, sources: Sources): string | undefined {
  return check?.snapshot ?? (check?.verdict === 'not-found' ? (url ?? sources.get(source)?.url) : undefined);
}

/** Whether a claim has a found quote without doubts. */
export const isSoundClaim = ({ evidence }: Claim): boolean => evidence.some(({ check }) => check?.sound === true);

/** Whether a claim has a quote that may count, also where its page is gone. */
export const mayBeSound = ({ evidence }: Claim): boolean =>
  evidence.some(({ check }) => check === undefined || check.sound || check.verdict === 'could-not-run');

/** Whether a quote was found, or its page could not be read so far; not when the page is gone, behind a wall, or does not contain it. */
export function mayBeCited({ check }: Evidence): boolean {
  return check === undefined || check.sound || (check.verdict === 'could-not-run' && check.unreachable !== true);
}

/** Whether the report may cite a claim: one of its quotes may be. */
export const isCitable = ({ evidence }: Claim): boolean => evidence.some(mayBeCited);

/** Whether a claim counts as a finding, everywhere: it may be cited, and was not refuted. */
export const isFinding = (claim: Claim): boolean => isCitable(claim) && claim.verdict !== 'contradicted';

/** What a claim is cited from: the sound quotes that say all of it; where it has none, those whose page could not be read. */
export function citedEvidence({ evidence }: Claim): Evidence[] {
  const whole = evidence.filter((one) => one.part === undefined && mayBeCited(one));
  const sound = whole.filter(({ check }) => check?.sound === true);
  return sound.length > 0 ? sound : whole;
}

/** How many findings there are, and how many sources they are cited from. */
export function countsOf(claims: readonly Claim[]): { findings_count: number; sources_cited: number } {
  const findings = claims.filter(isFinding);
  const sources = new Set(findings.flatMap((one) => citedEvidence(one).map(({ source }) => source)));
  return { findings_count: findings.length, sources_cited: sources.size };
}

/** The faults of the quotes of a claim that may not be cited. */
export function whyNotCitable({ evidence }: Claim): string {
  const faults = evidence.map(({ check }) => `${check?.verdict ?? ''}: ${check?.detail ?? 'doubtful'}`);
  return [...new Set(faults)].slice(0, 2).join('; ');
}

/** The number of sources of a claim that do not copy one another; before it is computed, of all. */
const independentSources = ({ evidence, independent_sources: known }: Claim): number =>
  known ?? new Set(evidence.filter(mayBeCited).map(({ source }) => source)).size;

/**
 * The evidence that shows a claim best: of the first source the sound piece whose quote has most of its words, because later ones may
 * have been joined with it. Empty without any that may be cited.
 */
export function carryingEvidence(claim: Pick<Claim, 'text' | 'evidence'>): Evidence[] {
  const citable = claim.evidence.filter(mayBeCited);
  const sound = citable.filter(({ check }) => check?.sound === true);
  const usable = sound.length > 0 ? sound : citable;
  const wanted = new Set(tokensOf(claim.text));
  const shared = ({ quote }: Evidence) => new Set(tokensOf(quote).filter((token) => wanted.has(token))).size;
  const ofFirst = usable.filter(({ source }) => source === usable[0]?.source);
  return ofFirst.toSorted((a, b) => shared(b) - shared(a)).slice(0, 1);
}

/** The evidence that was handed in for a claim itself, not for one that is one with it by now, nor as another party's word on it. */
export const ownEvidence = ({ evidence }: Pick<Claim, 'evidence'>): Evidence[] =>
  evidence.filter(({ of, second }) => of === undefined && second === undefined);

/** The evidence of a claim that a judge is shown: of its own. */
export function shownEvidence({ text, evidence }: Claim): Evidence | undefined {
  const own = ownEvidence({ evidence });
  return carryingEvidence({ text, evidence: own.some(mayBeCited) ? own : evidence })[0];
}

/** The hash of what a judge is shown of a finding, but for its neighbours; that a verifier narrows it later needs no judge. */
export function hashOfShown(claim: Claim, { quote } = shownEvidence(claim) ?? { quote: '' }): string {
  return hashOf({ text: `${claim.text}\n${quote}` });
}

/** Whether a claim still has the words and the quote that were judged, whatever has come to it since. */
export const isJudged = (claim: Claim): boolean =>
  [...claim.evidence.filter(mayBeCited), shownEvidence(claim)].some(
    (one) => claim.judged?.of === hashOfShown(claim, one ?? { quote: '' }),
  );

/** What the passage lacks of a finding, as a judge said; undefined where it says all of it, or nobody has judged. */
export function lackOf({ judged }: Pick<Claim, 'judged'>): string | undefined {
  if (judged === undefined || judged.page_says === 'yes') return undefined;
  return judged.page_says === 'partly' && judged.lacks !== undefined ? judged.lacks : 'what it says';
}

/** The findings that serve or answer a question and stand, the best first: verified central ones, other central ones, then the newest. */
export function servingOf({ claims, questions }: Pick<Ledger, 'claims' | 'questions'>, question: string): Claim[] {
  const answering = new Set(questions.find(({ id }) => id === question)?.claims);
  const rank = ({ importance, verdict }: Claim) =>
    importance === 'central' ? (verdict === 'supported' || verdict === 'qualified' ? 2 : 1) : 0;
  return claims
    .filter(({ id, judged }) => judged?.serves === question || answering.has(id))
    .filter(({ judged, verdict }) => judged?.page_says !== 'no' && verdict !== 'contradicted')
    .toSorted((a, b) => rank(b) - rank(a) || byNumber(b.id, a.id));
}

/** Whether all evidence of a claim is in the repository, so that web pages cannot add to it. */
export function isOfRepository({ evidence }: Pick<Claim, 'evidence'>, sources: Sources): boolean {
  const citable = evidence.filter(mayBeCited);
  return citable.length > 0 && citable.every(({ source }) => sources.get(source)?.kind === 'repository');
}

/** Whether code has found the lines of a claim of the repository, and a judge says that they say all of it. */
export function isRepositoryFact(claim: Pick<Claim, 'evidence' | 'judged'>, sources: Sources): boolean {
  if (claim.judged?.page_says !== 'yes' || !isOfRepository(claim, sources)) return false;
  return claim.evidence.filter(mayBeCited).every(({ check }) => check?.sound === true && check.verdict === 'exact');
}

/** Whether all that speaks for a claim is a search that code repeated, and that found nothing. */
export const isAbsence = ({ evidence }: Pick<Claim, 'evidence'>): boolean => {
  const cited = evidence.filter(mayBeCited);
  return cited.length > 0 && cited.every(({ check }) => check?.verdict === 'not-found');
};

const gainful: ReadonlySet<string> = new Set(['praise', 'comparison', 'measurement']);
const ofMaker: ReadonlySet<string> = new Set(['term', 'limit']);

/** Whether only parties that profit from a claim state it: a maker who praises, compares or measures its own thing, or a rival. */
function isInterested(claim: Claim): boolean {
  const { about, kind = 'general' } = claim.judged ?? {};
  return independentSources(claim) <= 1 && (about === 'rival' || (about === 'own' && gainful.has(kind)));
}

/** Whether a claim is what only its maker can say: what it decides about its own thing, and the limits that it admits. */
const isMakersOwn = ({ judged }: Claim): boolean => judged?.about === 'own' && ofMaker.has(judged.kind);

/** Whether a central claim rests on one party, though another may say it, too. */
export const isAlone = (claim: Claim, sources: Sources): boolean =>
  claim.importance === 'central' &&
  independentSources(claim) <= 1 &&
  !isOfRepository(claim, sources) &&
  !isAbsence(claim) &&
  !isMakersOwn(claim);

/** Whether nobody who read the page of a claim missed anything there that is still open. */
export const isBorneOut = ({ verdict, judged }: Claim): boolean =>
  judged !== undefined &&
  (verdict === 'qualified' || (judged.page_says === 'yes' && (verdict ?? 'supported') === 'supported'));

/**
 * The nature of the evidence of a claim: verified lines of the repository; an interpretation of such lines; a maker's statement about its
 * own product; words that code searched for again, and did not find; statements of parties that profit from it, praise among them apart.
 */
function natureOf(
  claim: Claim,
  sources: Sources,
): 'lines' | 'reading' | 'own' | 'absence' | 'interested' | 'praise' | undefined {
  if (isAbsence(claim)) return 'absence';
  if (isOfRepository(claim, sources)) return isRepositoryFact(claim, sources) ? 'lines' : 'reading';
  if (isInterested(claim)) return claim.judged?.kind === 'praise' ? 'praise' : 'interested';
  return isMakersOwn(claim) ? 'own' : undefined;
}

/** Reasons to distrust a finding, by the letter that the report prints next to its citation; `short` beside its level. */
export const distrust = {
  r: { short: 'refuted', long: 'a verifier found that its source says otherwise' },
  n: {
    short: 'not verified',
    long: 'no quote of it could be checked, the verifiers could not decide whether its source says so, or one of them contradicts what other pages say',
  },
  w: { short: 'retracted', long: 'its source was retracted or withdrawn, as Crossref or OpenAlex says' },
  i: {
    short: 'one interested party',
    long: 'it speaks for a product, by comparison, praise, measurement or guarantee, and only the party that makes the product says so',
  },
  d: { short: '', long: 'its confidence is low, for the reason that stands with it' },
} as const;
export type Mark = keyof typeof distrust;

/** The reason to distrust a finding; empty without one. */
export function markOf(claim: Claim, sources: Sources): Mark | '' {
  if (claim.verdict === 'contradicted') return 'r';
  const { evidence } = claim;
  if (evidence.length > 0 && evidence.every(({ source }) => sources.get(source)?.retracted === true)) return 'w';
  if (!isSoundClaim(claim) || claim.verdict === 'unverified') return 'n';
  if (!isOfRepository(claim, sources) && isInterested(claim)) return 'i';
  return claim.confidence === 'low' && claim.confidence_reason !== undefined ? 'd' : '';
}

/** The meaning of the letters, with the number of findings for each: a sentence without its full stop. */
export function explainMarks(ledger: Pick<Ledger, 'claims' | 'sources'>): string {
  // Claims that may not be cited do not count as findings.
  const marks = ledger.claims.filter(isCitable).map((claim) => markOf(claim, sourcesById(ledger)));
  const listed = Object.entries(distrust).flatMap(([letter, { long }]) => {
    const { length } = marks.filter((mark) => mark === letter);
    return length === 0 ? [] : `${letter}, ${long} (${length})`;
  });
  if (listed.length === 0) return 'No finding of this report has a mark';
  return `A raised letter beside a citation marks a finding that deserves distrust: ${listed.join('; ')}`;
}

/** What the level of a claim depends on beside the claim. */
interface Surroundings {
  sources: Sources;
  /** Sources of the same group are not independent; see independentGroups. */
  groupOf: (source: string) => number;
  /** Whether one of its contradictions is not resolved. */
  isContested: boolean;
  /** What its quote lacks, as a judge said, and no verifier has answered. */
  missed?: string | undefined;
}

const longestNamed = 120;

/**
 * The reliability of a claim, computed from checks, not from an agent's opinion: the first row of the table that holds. Its reason is that
 * of the level, or the requirement for a higher one, in one line.
 */
export function confidenceOf(
  claim: Claim,
  { sources, groupOf, isContested, missed }: Surroundings,
): { level: Claim['confidence']; reason: string } {
  const standing = claim.evidence.filter(({ source }) => sources.get(source)?.retracted !== true);
  const evidence = standing.filter(({ part }) => part === undefined);
  const sound = evidence.filter(({ check }) => check?.sound === true);
  const groupsOf = (some: readonly Evidence[]) => new Set(some.map(({ source }) => groupOf(source))).size;
  const groups = groupsOf(sound);
  const exact = sound.filter(({ check }) => check?.verdict === 'exact' || check?.verdict === 'not-found');
  const isPrimary = sound.some(({ source }) => (sources.get(source)?.kind ?? 'secondary') !== 'secondary');
  const nature = natureOf(claim, sources);
  const isReading = nature === 'reading' && groups === 1;
  const basis = isReading
    ? 'a reading of lines of the repository'
    : groups === 1
      ? 'one primary source'
      : `${counted(groups, 'independent source')}, ${isPrimary ? 'a primary one among them' : 'none of them primary'}`;
  // The report states a qualified one in the words that verifiers bore out.
  const isVerified = claim.verdict === 'supported' || claim.verdict === 'qualified';
  const doubt = missed === undefined ? '' : quotedWords(missed, longestNamed);
  const isBroad = isPrimary && (groups > 1 || isReading);
  const lacks = [
    groupsOf(exact) < Math.min(groups, 2) && 'quotes in one piece, word for word',
    isContested && 'an answer to what contradicts it',
    !isVerified && 'verification',
    doubt !== '' && `an answer to what a judge missed in its quote (${doubt})`,
  ].filter((lack) => lack !== false);
  const isUndisputed = !isContested && claim.verdict !== 'unverified' && doubt === '';
  const isOneVoice = (nature === 'interested' || nature === 'praise') && groups < 2;
  const isUnread = evidence.every(({ check }) => check === undefined || check.verdict === 'could-not-run');
  const table: [boolean, Claim['confidence'], string][] = [
    [standing.length === 0 && claim.evidence.length > 0, 'low', 'its source was retracted'],
    [claim.verdict === 'contradicted', 'low', 'verification contradicted it'],
    [groups === 0, 'low', isUnread ? 'no quote of it could be checked' : 'no quote of it carries it'],
    [!isPrimary && groups < 2, 'low', 'a single secondary source'],
    [!isVerified && claim.judged === undefined, 'low', 'nobody has judged whether its quote says all of it'],
    [!isVerified && doubt !== '', 'low', `its quote does not say all of it (${doubt}); lacks verification`],
    [isUndisputed && nature === 'lines', 'high', 'lines that code found in a file'],
    [isUndisputed && nature === 'own', isVerified ? 'high' : 'medium', 'only its maker can say'],
    // That one page does not mention it is no evidence that nobody does.
    [isUndisputed && nature === 'absence', 'medium', 'searched again by code, in that place alone'],
    [isOneVoice && nature === 'praise', 'low', 'praise by one interested party'],
    [isOneVoice && isContested, 'low', 'one interested party, contested'],
    [isOneVoice && !isVerified, 'low', 'one interested party, not verified'],
    [isOneVoice, 'medium', 'one interested party'],
    [isBroad && lacks.length === 0, 'high', `verified; ${basis}`],
  ];
  const wanting = lacks.length === 0 ? '' : `; lacks ${lacks.join(', ')}`;
  const [, level, reason] = table.find(([holds]) => holds) ?? [true, 'medium', `${basis}${wanting}`];
  return { level, reason };
}
