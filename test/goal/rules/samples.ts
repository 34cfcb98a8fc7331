import type { AcceptanceFacts, Check, CommandRun, Goal } from '../../../src/goal/rules/acceptance.ts';

export const assertion = (id: string): Check => ({ type: 'assertion', id, statement: `It is so that ${id}.` });
export const command = (id: string, type: 'command' | 'not_command' = 'command'): Check => ({
  type,
  id,
  command: `run ${id}`,
});

export const goal = (...checks: Check[]): Goal => ({
  objective: 'A limiter that holds under load.',
  constraints: [],
  checks,
});

export const run = (check: string, exit_code: number | null, more: Partial<CommandRun> = {}): CommandRun => ({
  check,
  end: 'ended',
  exit_code,
  started_at: '2026-03-01T10:00:00.000Z',
  seconds: 1.25,
  output_sha256: 'ab',
  log: `proofs/acceptance-${check}.log`,
  ...more,
});

export const facts = (more: Partial<AcceptanceFacts> = {}): AcceptanceFacts => ({
  runs: [],
  judgements: [],
  isThere: () => false,
  stands: () => true,
  notBefore: null,
  ...more,
});
