import { WorkflowError, exitCodes } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { writeReport } from '../report/report.ts';
import { claimVerification } from '../research/hand-in-kinds.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { quoteFinder } from '../research/quote-checks.ts';
import type { AssignedBatch } from '../research/rules/verdicts.ts';
import { readBatches } from '../research/verification-batches.ts';
import { assess } from '../research/rules/assess-claims.ts';
import { yieldRuleOf } from '../research/rules/research-conclusion.ts';
import { withCounters } from '../research/rules/counters.ts';
import { currentId } from '../research/rules/current-id.ts';
import { decidePairs, recountIterations, splitClaim } from '../research/rules/join-claims.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { findingsFor } from './findings.ts';
import { readInbox } from './hand-ins.ts';

/** A decision of the user on claims: the new ledger, the event, and its claims. */
interface Decision {
  ledger: Ledger;
  event: WorkflowEvent;
  claims: string[];
}

/** The ids of the claims that a decision is about, and those of them that had a verdict before and have none now. */
interface Decided {
  claims: string[];
  unjudged: string[];
}

/**
 * Merges two claims. The user's decision overrides code and judges permanently.
 * @returns the ids of the remaining claim and of the one merged into it.
 * @throws WorkflowError when there are no two such claims.
 */
export async function mergeClaims(paths: WorkflowPaths, now: Date, one: string, other: string): Promise<string[]> {
  const { claims: decided } = await decideOn(paths, now, (ledger) => {
    for (const id of [one, other]) requireClaim(paths, ledger, id);
    if (currentId(ledger, one) === currentId(ledger, other))
      throw refused(paths, `${one} and ${other} are one claim already`);
    const decisions = { by: 'user', same: [[one, other] as const], opposed: [], apart: [] };
    const merged = decidePairs(ledger, decisions);
    const into = currentId(merged, one);
    const gone = [one, other].map((id) => currentId(ledger, id)).find((id) => id !== into) ?? other;
    return { ledger: merged, event: { event: 'claims-sorted', ...decisions }, claims: [into, gone] };
  });
  return decided;
}

/**
 * Keeps two claims apart: judges no longer merge them, and neither supports the other. What was merged becomes two claims again.
 * @returns their ids, and those of them that a verifier has to judge again.
 * @throws WorkflowError when there are no two such claims.
 */
export async function keepClaimsApart(paths: WorkflowPaths, now: Date, one: string, other: string): Promise<Decided> {
  return decideOn(paths, now, (ledger) => {
    for (const id of [one, other]) requireClaim(paths, ledger, id);
    const claims = [one, other].map((id) => currentId(ledger, id));
    const [whole = one] = claims;
    if (whole !== claims[1]) {
      const decisions = { by: 'user', same: [], opposed: [], apart: [[one, other] as const] };
      return { ledger: decidePairs(ledger, decisions), event: { event: 'claims-sorted', ...decisions }, claims };
    }
    const part = [other, one].find((id) => id !== whole) ?? other;
    const split = splitClaim(ledger, { claim: part, quotes: [] });
    if (typeof split === 'string') throw refused(paths, `${one} and ${other} are one claim`);
    return {
      ledger: withOwnVotes(split.ledger, readBatches(paths), split.claim),
      event: { event: 'claim-split', claim: part, quotes: [] },
      claims: [whole, split.claim],
    };
  });
}

/** The ledger with those votes back at a claim that verifiers were given by its own id; a list has one vote for each of its claims, in order. */
function withOwnVotes(ledger: Ledger, batches: readonly AssignedBatch[], id: string): Ledger {
  const lists = new Map(batches.map(({ assignment, claims }) => [assignment, claims.map(({ claim }) => claim)]));
  const looks = ledger.looks?.map((vote, at, all) => {
    const before = all.slice(0, at).filter(({ assignment }) => assignment === vote.assignment).length;
    return lists.get(vote.assignment)?.[before] === id ? { ...vote, claim: id } : vote;
  });
  return { ...ledger, ...(looks !== undefined && { looks }) };
}

async function decideOn(paths: WorkflowPaths, now: Date, decide: (ledger: Ledger) => Decision): Promise<Decided> {
  return asWriter(paths, async () => {
    const state = await readState(paths);
    const before = readLedger(paths);
    const { ledger: decided, event, claims } = decide(before);
    const verifications = readInbox(paths).of(claimVerification);
    const findings = findingsFor(paths, state, decided, { verifications, findQuote: quoteFinder(paths) });
    const assessed = assess(decided, findings);
    const ledger = { ...assessed, iterations: recountIterations(before, assessed, yieldRuleOf(state)) };
    const counted = { ...withCounters(state, ledger), updated_at: now.toISOString() };
    commitState(paths, now, counted, event, () => {
      writeLedger(paths, ledger);
      writeReport(paths, counted, ledger, now);
    });
    const verdictIn = ({ claims: all }: Ledger, id: string) => all.find((claim) => claim.id === id)?.verdict;
    const wasJudged = claims.some((id) => verdictIn(before, id) !== undefined);
    return { claims, unjudged: wasJudged ? claims.filter((id) => verdictIn(ledger, id) === undefined) : [] };
  });
}

function requireClaim(paths: WorkflowPaths, ledger: Ledger, id: string): void {
  if (!ledger.claims.some((claim) => claim.id === currentId(ledger, id)))
    throw refused(paths, `There is no claim ${id}`);
}

function refused(paths: WorkflowPaths, what: string): WorkflowError {
  return new WorkflowError(what, {
    where: paths.ledger,
    fix: `See the claims with: autonomous-workflow evidence ${paths.name}`,
    exitCode: exitCodes.usage,
  });
}
