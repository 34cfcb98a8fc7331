import {
  type Claim,
  type EvidenceCheck,
  type Evidence,
  type Ledger,
  type Verification,
  type Observation,
  type Source,
  isAdmitted,
} from './ledger.ts';
import { confidenceOf, type ClaimStanding } from './confidence.ts';
import { isInterested } from './distrust.ts';
import { mayBeCited } from './failed-quotes.ts';
import { isMakersOwn, isOfRepository, isRepositoryFact, isUnjudged, lackOf, withoutStale } from './judged.ts';
import { independentGroups, repeats } from './independence.ts';
import { describedByPage, type PageData } from './described-by-page.ts';
import { describedByWork, type WorkRow } from './works.ts';
import type { KeyOfSource } from './pages/snapshot-row.ts';
import { isBorneOutAsReworded, verdictOn } from './verdicts.ts';
import { currentId } from './current-id.ts';
import { sidesOf } from './disputes.ts';
import { conditionsOf, type DifferentThings } from './different-things.ts';
import { isContestedByOne } from './verified-text.ts';
import { iterationOf } from './progress.ts';
import { evidenceFor, widerClaims, type WiderClaims } from './also-said.ts';
import { withoutRejected } from './verification-material.ts';

/** Facts from outside the ledger for assessing claims. */
export interface Findings {
  check: (evidence: Evidence, source: Source) => EvidenceCheck;
  /** The snapshot of a source's own page, or null. */
  textHash: (source: Source) => string | null;
  /** The function that gives two addresses of one source the same key. */
  keyOf?: KeyOfSource;
  /** The metadata of a source's own page, if its text is stored. */
  pageData?: (source: Source) => PageData | undefined;
  /** The catalogue record of the paper that a source is. */
  work?: (source: Source) => WorkRow | undefined;
  verifications: readonly Verification[];
  /** Reports of agents that the sides of a contradiction concern different things, with their hand-ins. */
  different?: readonly (DifferentThings & { by?: string })[];
}

/**
 * The ledger with all values computed again that depend on checks: quotes, admitted observations, resolved contradictions,
 * verdicts and confidence. Idempotent.
 */
export function assess(
  ledger: Ledger,
  { check, textHash, verifications: cast, keyOf, pageData, work, different = [] }: Findings,
): Ledger {
  const verifications = cast.map((one) => ({ ...one, claim: currentId(ledger, one.claim) }));
  const described = ledger.sources.map((source) =>
    describedByWork(describedByPage(source, pageData?.(source)), work?.(source)),
  );
  const sources = new Map(described.map((source) => [source.id, source]));
  const located = ledger.claims.map((claim) => {
    const evidence = claim.evidence.map((one) => {
      const source = sources.get(one.source);
      return source === undefined ? one : { ...one, check: check(one, source) };
    });
    const own = verifications.filter((one) => one.claim === claim.id);
    return { ...claim, evidence: withoutRejected(evidence, own) };
  });
  const groups = groupsOf(described, located, { textHash, keyOf });
  const looks = [...verifications];
  const checked = located.map((claim) => withoutStale(judged(claim, verifications, groups), { looks }));
  const refuted = new Set(checked.flatMap(({ id, verdict }) => (verdict === 'contradicted' ? [id] : [])));
  const contradictions = resolve(ledger.contradictions, checked, { refuted, different, looks });
  const contested = new Set(contradictions.flatMap(({ claims = [], status }) => (status === 'resolved' ? [] : claims)));
  const known = { ...ledger, claims: checked, looks };
  const of = { sources, groups, contested, wider: widerClaims(known), looks };
  const claims = checked.map((claim) => weigh(claim, of));
  return {
    ...ledger,
    sources: described,
    claims,
    contradictions,
    observations: admit(ledger.observations, claims),
    ...(looks.length > 0 && { looks }),
  };
}

interface Standing {
  sources: ReadonlyMap<string, Source>;
  groups: ReadonlyMap<string, number>;
  contested: ReadonlySet<string>;
  wider: WiderClaims;
  looks: readonly Verification[];
}

/** A claim with the verdict of its verifiers; without any for one that was not verified, such as a part that a person split off. */
function judged(claim: Claim, verifications: readonly Verification[], groups: Standing['groups']): Claim {
  const verdict = verdictOn(claim, verifications, groups);
  const { verdict: before, ...unjudged } = claim;
  if (verdict === undefined) return before === undefined ? claim : unjudged;
  return { ...claim, verdict };
}

function weigh(claim: Claim, standing: Standing): Claim {
  const { sources, contested, wider, looks } = standing;
  const all = evidenceFor(claim, wider);
  const groupOf = ownGroups(claim, all, standing);
  const evidence = all.map((one) => weighed(one, groupOf, sources));
  const counted: Claim = {
    ...claim,
    independent_sources: new Set(all.filter(mayBeCited).map(({ source }) => groupOf(source))).size,
  };
  const isReworded = claim.verdict === 'qualified' && isBorneOutAsReworded(claim.id, looks);
  const { level, reason } = confidenceOf({
    evidence,
    // The report states the claim in the supported wording.
    verdict: isReworded ? 'supported' : (claim.verdict ?? null),
    isContested: contested.has(claim.id) || isContestedByOne(claim, { looks }),
    nature: natureOf(counted, sources),
    isUnjudged: isUnjudged(claim),
    lacks: lackOf(claim),
  });
  return { ...counted, confidence: level, confidence_reason: reason };
}

function weighed({ source, check }: Evidence, groupOf: (source: string) => number, sources: Standing['sources']) {
  const quote =
    check === undefined || check.verdict === 'could-not-run' ? null : { verdict: check.verdict, sound: check.sound };
  return { kind: sources.get(source)?.kind ?? 'secondary', group: groupOf(source), quote };
}

function natureOf(claim: Claim, sources: ReadonlyMap<string, Source>): ClaimStanding['nature'] {
  if (isOfRepository(claim, sources)) return isRepositoryFact(claim, sources) ? 'lines' : 'reading';
  const cited = claim.evidence.filter(mayBeCited);
  if (cited.length > 0 && cited.every(({ check }) => check?.verdict === 'not-found')) return 'absence';
  if (isInterested(claim, sources)) return 'interested';
  return isMakersOwn(claim) ? 'own' : undefined;
}

/** The groups of a claim's sources; one that repeats another belongs to its group. */
function ownGroups(
  { text, judged: said }: Claim,
  all: readonly Evidence[],
  { sources, groups }: Pick<Standing, 'sources' | 'groups'>,
): (source: string) => number {
  const joined = new Map<number, number>();
  const rootOf = (group: number): number => (joined.has(group) ? rootOf(joined.get(group) ?? group) : group);
  const groupOf = (id: string) => rootOf(groups.get(id) ?? -1);
  const citable = all.filter((one) => mayBeCited(one) && sources.has(one.source));
  if (new Set(citable.map(({ source }) => groupOf(source))).size < 2) return groupOf;
  const cited = citable.flatMap(({ source: id, quote, wording = text }) => {
    const source = sources.get(id);
    return source === undefined
      ? []
      : [{ id, source: { ...source, textHash: null, quotes: [] }, quote, wording, word_of: said?.word_of }];
  });
  for (const one of cited) {
    for (const other of cited) {
      const [own, theirs] = [groupOf(one.id), groupOf(other.id)];
      if (own !== theirs && repeats(one, other.source)) joined.set(Math.max(own, theirs), Math.min(own, theirs));
    }
  }
  return groupOf;
}

function groupsOf(
  sources: readonly Source[],
  claims: readonly Claim[],
  { textHash, keyOf }: { textHash: Findings['textHash']; keyOf: Findings['keyOf'] | undefined },
) {
  const quotes = new Map<string, string[]>();
  for (const { evidence } of claims) {
    for (const { source, quote } of evidence) {
      const known = quotes.get(source);
      if (known === undefined) quotes.set(source, [quote]);
      else known.push(quote);
    }
  }
  return independentGroups(
    sources.map((source) => ({
      ...source,
      canonical: keyOf?.(source.url) ?? source.canonical,
      textHash: textHash(source),
      quotes: quotes.get(source.id) ?? [],
    })),
  );
}

/** The facts that decide contradictions. */
interface Disputed {
  refuted: ReadonlySet<string>;
  different: NonNullable<Findings['different']>;
  looks: Verification[];
}

/**
 * A contradiction is resolved when a hand-in that says so has a claim with a found quote, when verifiers have refuted all but one of its
 * claims, when a judge says that its claims agree as they are reworded, or when its sides differ. After it was raised again, only later hand-ins count.
 */
function resolve(
  contradictions: Ledger['contradictions'],
  claims: readonly Claim[],
  { refuted, different, ...of }: Disputed,
): Ledger['contradictions'] {
  const proven = new Set(
    claims.flatMap(({ evidence }) => evidence.flatMap(({ check, hand_in }) => (check?.sound === true ? hand_in : []))),
  );
  return contradictions.map((contradiction) => {
    const { claims: sides = [], different: known, joined, settled_by, raised_again = '' } = contradiction;
    const knew = (handIn: string) => raised_again === '' || iterationOf(handIn) > iterationOf(raised_again);
    const standing = sidesOf(contradiction).filter((side) => side.some((id) => !refuted.has(id)));
    const isDecided = sides.length > 1 && standing.length <= 1;
    // Conditions of two sides stay, whatever is reworded later; a side that was added needs one, too.
    const conditions =
      sides.length <= 2 && known !== undefined
        ? known
        : conditionsOf(
            contradiction,
            different.filter(({ by = '' }) => by === '' || knew(by)),
            { ...of, claims: [...claims] },
          );
    const isNone = conditions !== undefined;
    const isResolved =
      joined === true ||
      isDecided ||
      isNone ||
      settled_by?.some((handIn) => proven.has(handIn) && knew(handIn)) === true;
    return {
      ...contradiction,
      ...(conditions !== undefined && { different: conditions }),
      status: isResolved ? ('resolved' as const) : ('open' as const),
    };
  });
}

/**
 * The first admitted observation of a claim is the new one, so that invented quotes and missing pages do not count as
 * discoveries.
 */
function admit(observations: readonly Observation[], claims: readonly Claim[]): Observation[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const seen = new Set<string>();
  return observations.map((observation) => {
    if (observation.evidence === undefined) {
      seen.add(observation.claim);
      return observation;
    }
    const evidence = byId.get(observation.claim)?.evidence[observation.evidence];
    const judged = { ...observation, admitted: evidence === undefined || mayBeCited(evidence) };
    const isNew = isAdmitted(judged) && !seen.has(observation.claim);
    if (isNew) seen.add(observation.claim);
    return { ...judged, new: isNew };
  });
}
