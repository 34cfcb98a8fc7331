export const claimVerdicts = ['supported', 'qualified', 'contradicted', 'unverified'] as const;
/** What verification can say of a claim: the source says it; says it with a condition; says otherwise; does not decide it. */
export type ClaimVerdict = (typeof claimVerdicts)[number];

/** What one verifier said of one claim. An agent that failed, or whose verdict does not hold, abstains. */
export interface Vote {
  claim: string;
  verdict: ClaimVerdict | 'abstained';
}

export interface Ruling {
  verdict: ClaimVerdict;
  /** Votes that count. */
  counted: number;
  abstained: number;
  /** Another verifier should look, if there is budget for one. */
  isOpen: boolean;
}

/** Looks after which a claim is not given to another verifier, abstentions included. */
export const mostLooks = 5;

/**
 * What the votes on one claim come to, in whatever order they came. Abstentions never count for or against. Nobody voted:
 * unverified. One vote for the claim settles it; any other first vote asks for a second, two that differ for a third;
 * more than half wins, and where no verdict has that the claim is qualified.
 */
export function ruleOn(votes: readonly Vote['verdict'][]): Ruling {
  const counted = votes.filter((vote) => vote !== 'abstained');
  const abstained = votes.length - counted.length;
  const winner = claimVerdicts.find(
    (verdict) => counted.filter((vote) => vote === verdict).length * 2 > counted.length,
  );
  const verdict = counted.length === 0 ? 'unverified' : (winner ?? 'qualified');
  const isSettled =
    counted.length >= 3 || (counted.length === 2 && winner !== undefined) || counted.join() === 'supported';
  return { verdict, counted: counted.length, abstained, isOpen: !isSettled && votes.length < mostLooks };
}
