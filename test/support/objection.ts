import type { Defect } from '../../src/planning/rules/defect.ts';

/** An open concern of a critic about a feature. */
export const objection = (id: string, about: string): Defect => {
  const [by, statement] = ['1/plan-critic-1', `Nobody says what ${id} wants of ${about}.`];
  const history = [{ event: 'raised' as const, iteration: 1, by, text: statement }];
  const words = { statement, evidence: 'The list does not say it.', resolution: 'Say it.' };
  return { id, severity: 'concern', about, aspect: 'readiness', ...words, status: 'open', history };
};
