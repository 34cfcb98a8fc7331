import { describe, expect, it } from 'vitest';
import { commandRules, helpText } from '../../src/loop/rules/command-rules.ts';
import { endReasons, statusAfter, type EndReason, type Status } from '../../src/base/vocabulary.ts';

/** Each end reason with its exit code, and the status that follows: scripts and pages rely on both. */
const ends: Record<EndReason, [number, Status]> = {
  complete: [0, 'complete'],
  cancelled: [0, 'stopped'],
  stop_requested: [0, 'stopped'],
  max_iterations: [2, 'stopped'],
  max_duration: [2, 'stopped'],
  max_cost: [2, 'stopped'],
  failure_threshold: [1, 'failed'],
  stalled: [1, 'failed'],
  no_progress: [1, 'failed'],
  blocked_on_human: [3, 'blocked'],
  premise: [3, 'blocked'],
  invalid_state: [4, 'failed'],
  interrupted: [130, 'stopped'],
};

describe('an end reason', () => {
  it.each(Object.entries(ends) as [EndReason, [number, Status]][])(
    '%s has its exit code and its status',
    (reason, [code, status]) => {
      expect([endReasons[reason], statusAfter(reason)]).toEqual([code, status]);
    },
  );
  it('is one of these', () => expect(Object.keys(endReasons)).toEqual(Object.keys(ends)));
});

describe('helpText', () => {
  it.each(Object.entries(commandRules))('shows the command %s and its options', (name, { options }) => {
    const text = helpText();
    expect(text).toContain(`/autonomous-workflow:${name}`);
    for (const option of Object.keys(options)) expect(text).toContain(`--${option}`);
  });
});
