import { claimVerdicts, type ClaimVerdict } from './ledger.ts';

/** The verdict of one verifier on one claim. Failed agents and invalid verdicts abstain. */
export interface Vote {
  claim: string;
  verdict: ClaimVerdict | 'abstained';
}

export interface Ruling {
  verdict: ClaimVerdict;
  counted: number;
  abstained: number;
  /** Whether another verifier is needed, if there is budget for one. */
  isOpen: boolean;
}

/** The most verifiers for a claim, abstentions included. */
export const mostVerifications = 5;

/**
 * The result of the votes on one claim, in any order, without abstentions. One vote for the claim decides; any other requires a second,
 * two different ones a third. A majority decides, of all or of those that are not undecided, else a vote that qualifies, else none.
 */
export function ruleOn(votes: readonly Vote['verdict'][]): Ruling {
  const counted = votes.filter((vote) => vote !== 'abstained');
  const abstained = votes.length - counted.length;
  const winner = majority(counted) ?? majority(counted.filter((vote) => vote !== 'unverified'));
  const verdict = winner ?? (counted.includes('qualified') ? 'qualified' : 'unverified');
  const isFinal =
    counted.length >= 3 || (counted.length === 2 && majority(counted) !== undefined) || counted.join() === 'supported';
  return { verdict, counted: counted.length, abstained, isOpen: !isFinal && votes.length < mostVerifications };
}

const majority = (votes: readonly Vote['verdict'][]) =>
  claimVerdicts.find((verdict) => votes.filter((vote) => vote === verdict).length * 2 > votes.length);
