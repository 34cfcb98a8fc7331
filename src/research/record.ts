import { isSearching } from '../loop/rules/iteration.ts';
import { concludeResearch, escalationOf, questionsForUser, questionsToEscalate } from './rules/research-conclusion.ts';
import type { PhaseRecord, Recording } from './phase.ts';

/** The record of an iteration of research: the saturation, and the questions for a person. */
export function recordResearch({ state: before, reports }: Recording): PhaseRecord {
  const { escalated = new Set() } = reports;
  return {
    kind: isSearching(before) ? 'research' : 'writing',
    conclude: concludeResearch(reports),
    asks: ({ state, ledger }) => [
      ...questionsForUser(ledger, escalated, state.iteration),
      ...questionsToEscalate(state, ledger, escalated).map((question) => escalationOf(question, state.iteration)),
    ],
  };
}
