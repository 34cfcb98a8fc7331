import type { Claim, Ledger } from './ledger.ts';

type Vote = NonNullable<Ledger['looks']>[number];
interface Voted {
  looks?: readonly Vote[] | undefined;
}
type Judged = Pick<Claim, 'id' | 'verdict'>;

/** The text of a claim, in the verifiers' words if they qualified it. */
export function verifiedText(claim: Judged & Pick<Claim, 'text'>, ledger: Pick<Ledger, 'looks'>): string {
  const rewording = claim.verdict === 'qualified' ? decidingVote(claim, ledger)?.rewording : undefined;
  return rewording ?? claim.text;
}

/** The vote with the reason for the present wording of a claim: of those for one rewording the first, because later ones only agree. */
export function decidingVote(claim: Judged, ledger: Pick<Ledger, 'looks'>): Vote | undefined {
  return agreeingVotes(claim, ledger).at(claim.verdict === 'qualified' ? 0 : -1) ?? voteAgainst(claim, ledger);
}

/** Whether one verifier contradicts what two pages still say, or what another supports, so that a further one has to decide. */
export function isContestedByOne(claim: Judged, ledger: Voted): boolean {
  return voteAgainst(claim, ledger) !== undefined;
}

/** The verdict on a claim as people read it; undefined without one. */
export function verdictWords(claim: Judged, ledger: Voted): string | undefined {
  return isContestedByOne(claim, ledger) ? 'contested by one verifier' : claim.verdict;
}

/** The vote against a claim that does not refute it. */
function voteAgainst({ id, verdict }: Judged, { looks = [] }: Voted): Vote | undefined {
  if (verdict !== 'unverified') return undefined;
  return looks.find((vote) => vote.claim === id && vote.verdict === 'contradicted');
}

/** The quotes with which verifiers bore a claim out as it stands. */
export function verifiedQuotes(claim: Judged, ledger: Pick<Ledger, 'looks'>): string[] {
  const isHeld = claim.verdict === 'supported' || decidingVote(claim, ledger)?.rewording != null;
  return isHeld ? agreeingVotes(claim, ledger).flatMap(({ quote }) => quote ?? []) : [];
}

function agreeingVotes({ id, verdict }: Judged, { looks = [] }: Pick<Ledger, 'looks'>): Vote[] {
  const votes = looks.filter((vote) => vote.claim === id && vote.verdict === verdict);
  return verdict === 'qualified' ? votes.filter(({ rewording }) => rewording === votes.at(-1)?.rewording) : votes;
}
