import { hashOf } from '../../judging/lists.ts';
import { tokensOf } from '../../judging/words-found.ts';
import { mayBeCited } from './failed-quotes.ts';
import type { Claim, Evidence, Source } from './ledger.ts';

/** The hash of what a judge is shown of a finding, but for its neighbours; that a verifier narrows it later needs no judge. */
export function hashOfShown(claim: Claim): string {
  const [best] = carryingEvidence(claim);
  return hashOf({ text: `${claim.text}\n${best?.quote ?? ''}` });
}

/** A finding without a judgement of other words. */
export function withoutStale(claim: Claim): Claim {
  if (claim.judged === undefined || claim.judged.of === hashOfShown(claim)) return claim;
  const unjudged = { ...claim };
  delete unjudged.judged;
  return unjudged;
}

/** Whether nobody has judged yet whether its quote says it. */
export const isUnjudged = ({ judged }: Pick<Claim, 'judged'>): boolean => judged === undefined;

/** What the passage lacks of a finding, as a judge said; undefined where it says all of it, or nobody has judged. */
export function lackOf({ judged }: Pick<Claim, 'judged'>): string | undefined {
  if (judged === undefined || judged.page_says === 'yes') return undefined;
  return judged.page_says === 'partly' && judged.lacks !== undefined ? judged.lacks : 'what it says';
}

/** Whether all evidence of a claim is in the repository, so that web pages cannot add to it. */
export function isOfRepository(
  { evidence }: Pick<Claim, 'evidence'>,
  sources: ReadonlyMap<string, Pick<Source, 'kind'>>,
): boolean {
  const citable = evidence.filter(mayBeCited);
  return citable.length > 0 && citable.every(({ source }) => sources.get(source)?.kind === 'repository');
}

/** Whether code has found the lines of a claim of the repository, or searched its absence again, and a judge says that they say all of it. */
export function isRepositoryFact(
  claim: Pick<Claim, 'evidence' | 'judged'>,
  sources: ReadonlyMap<string, Pick<Source, 'kind'>>,
): boolean {
  if (claim.judged?.page_says !== 'yes' || !isOfRepository(claim, sources)) return false;
  const cited = claim.evidence.filter(mayBeCited);
  return cited.every(({ check }) => check?.sound === true && check.verdict !== 'ellipsis');
}

/** Whether a claim is an absence of words, which code has searched for again. */
export function isAbsence({ evidence }: Pick<Claim, 'evidence'>): boolean {
  const cited = evidence.filter(mayBeCited);
  return cited.length > 0 && cited.every(({ searched }) => searched !== undefined);
}

const gainful: ReadonlySet<string> = new Set(['praise', 'comparison', 'measurement']);
const ofMaker: ReadonlySet<string> = new Set(['term', 'limit']);

/** Whether whoever says it profits from it: a maker who praises, compares or measures its own thing, and a rival who speaks of another's. */
export function isGainful({ judged }: Pick<Claim, 'judged'>): boolean {
  if (judged === undefined) return false;
  return judged.about === 'rival' || (judged.about === 'own' && gainful.has(judged.kind));
}

/** Whether a claim is what only its maker can say: what it decides about its own thing, and the limits that it admits. */
export function isMakersOwn({ judged }: Pick<Claim, 'judged'>): boolean {
  return judged?.about === 'own' && ofMaker.has(judged.kind);
}

/** Whether another party can say what a claim says, as far as anybody has judged. */
export function mayHaveSecond(claim: Claim): boolean {
  return claim.verdict !== 'contradicted' && claim.judged !== undefined && !isAbsence(claim) && !isMakersOwn(claim);
}

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
  const [first] = usable;
  const ofFirst = usable.filter(({ source }) => source === first?.source);
  const best = ofFirst.toSorted((a, b) => shared(b) - shared(a))[0];
  return best === undefined ? [] : [best];
}
