import { describe, expect, it } from 'vitest';
import type { WorkflowEvent } from '../../../src/engine/events.ts';
import { isLogged, levelOf } from '../../../src/engine/configuration/log-level.ts';
import { logLevels, type LogLevel } from '../../../src/engine/configuration/configuration.ts';
import { statistics } from '../samples.ts';
import { endReasons, type EndReason } from '../../../src/engine/vocabulary.ts';

const every = { log_every_iteration: true };
const few = { log_every_iteration: false };

const notified = (outcome: 'sent' | 'skipped' | 'failed'): WorkflowEvent => ({
  event: 'notified',
  title: 'x: complete',
  channels: [
    { channel: 'desktop', outcome: 'sent', detail: '' },
    { channel: 'webhook', outcome, detail: '' },
  ],
});

describe('levelOf', () => {
  const levels: [WorkflowEvent, LogLevel][] = [
    [{ event: 'resumed', by: 'continue-auto', iteration: 3 }, 'info'],
    [{ event: 'state-restored', kept: 'a', why: 'b' }, 'warning'],
    [{ event: 'sent-back', iteration: 1, problems: [] }, 'warning'],
    [{ event: 'hand-in-refused', iteration: 1, agent: 'a', problems: [], final: false }, 'warning'],
    [{ event: 'iteration-failed', iteration: 1, problems: [] }, 'warning'],
    [notified('sent'), 'info'],
    [notified('skipped'), 'info'],
    [notified('failed'), 'warning'],
  ];
  it.each(levels)('of %o is %s', (event, level) => expect(levelOf(event, few)).toBe(level));

  it.each<WorkflowEvent>([
    { event: 'iteration-begun', iteration: 1, agents: 3, writing: false },
    { event: 'agent-started', iteration: 1, agent: 'a', assignment: null },
    { event: 'hand-in', iteration: 1, agent: 'a', claims: 1, file: 'a.json' },
    { event: 'recorded', ...statistics(), verdict: '', merged: [] },
  ])('of $event, which every iteration has, is as the settings say', (event) => {
    expect([levelOf(event, every), levelOf(event, few)]).toEqual(['info', 'debug']);
  });

  const levelsOfEnds: Record<EndReason, LogLevel> = {
    complete: 'info',
    cancelled: 'info',
    stop_requested: 'info',
    max_iterations: 'info',
    max_duration: 'info',
    max_cost: 'info',
    failure_threshold: 'error',
    stalled: 'error',
    no_progress: 'error',
    blocked_on_human: 'warning',
    invalid_state: 'error',
    interrupted: 'info',
  };
  it.each(Object.keys(endReasons) as EndReason[])('of the end by %s', (reason) =>
    expect(levelOf({ event: 'ended', reason, message: '' }, every)).toBe(levelsOfEnds[reason]),
  );
});

it('a log that begins with a level holds it and those above', () => {
  const held = logLevels.map((least) => logLevels.filter((level) => isLogged(level, least)).join(' '));
  expect(held).toEqual(['debug info warning error', 'info warning error', 'warning error', 'error']);
});
