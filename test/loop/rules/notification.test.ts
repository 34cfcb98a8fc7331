import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationOf, type NotificationSettings, type Occasion } from '../../../src/loop/rules/notification.ts';
import type { Urgency } from '../../../src/base/notice.ts';
import { endReasons, phases, type EndReason } from '../../../src/base/vocabulary.ts';
import { anyCharacter } from '../../support/samples.ts';
import { allNotified } from './notification-settings.ts';

type Switch = keyof NotificationSettings;

const occasions: [Occasion, Switch | 'always', string, string, Urgency][] = [
  [
    { kind: 'phase-change', from: phases.A, to: phases.B },
    'always',
    'x: Phase B: Planning',
    'Phase A: Research is over.',
    'low',
  ],
  [
    { kind: 'feature', feature: 'F3', passed: true, detail: 'login works' },
    'always',
    'x: feature passed',
    'F3: login works',
    'low',
  ],
  [
    { kind: 'feature', feature: 'F3', passed: false, detail: 'three attempts failed' },
    'always',
    'x: feature failed',
    'F3: three attempts failed',
    'normal',
  ],
  [
    { kind: 'escalation', message: 'Which licence?' },
    'always',
    'x: needs you',
    'Which licence? → Answer: autonomous-workflow resolve x',
    'critical',
  ],
  [
    { kind: 'dialog', message: 'It asks → answer there' },
    'always',
    'x: needs you',
    'It asks → answer there',
    'critical',
  ],
  [
    { kind: 'configuration-refused', problem: 'line 3: max_hours is not a known key' },
    'always',
    'x: configuration refused',
    'line 3: max_hours is not a known key',
    'critical',
  ],
  [
    { kind: 'wait', why: 'The usage limit is reached.', until: '16:30' },
    'always',
    'x: waits until 16:30',
    'The usage limit is reached. It goes on by itself.',
    'normal',
  ],
  [
    { kind: 'wait', why: 'The API is overloaded.', until: null },
    'always',
    'x: waits',
    'The API is overloaded. It goes on by itself.',
    'normal',
  ],
];

const ends: Record<EndReason, [Switch, string, Urgency] | undefined> = {
  complete: ['notify_on_completion', 'x: complete', 'normal'],
  cancelled: undefined,
  stop_requested: undefined,
  max_iterations: ['notify_on_max_iterations', 'x: ended (max_iterations)', 'normal'],
  max_duration: ['notify_on_max_iterations', 'x: ended (max_duration)', 'normal'],
  max_cost: ['notify_on_max_iterations', 'x: ended (max_cost)', 'normal'],
  failure_threshold: ['notify_on_failure', 'x: failed (failure_threshold)', 'critical'],
  stalled: ['notify_on_failure', 'x: failed (stalled)', 'critical'],
  no_progress: ['notify_on_failure', 'x: failed (no_progress)', 'critical'],
  blocked_on_human: ['notify_on_failure', 'x: blocked (blocked_on_human)', 'critical'],
  premise: ['notify_on_failure', 'x: blocked (premise)', 'critical'],
  invalid_state: ['notify_on_failure', 'x: failed (invalid_state)', 'critical'],
  interrupted: ['notify_on_failure', 'x: ended (interrupted)', 'normal'],
};

describe('notificationOf', () => {
  it.each(occasions)('tells of %o by %s', (occasion, key, title, text, urgency) => {
    expect(notificationOf('x', occasion, allNotified)).toEqual({ title, text, urgency });
    if (key !== 'always') expect(notificationOf('x', occasion, { ...allNotified, [key]: false })).toBeUndefined();
  });

  it.each(Object.keys(endReasons) as EndReason[])('tells of the end by %s, unless the user ended it', (reason) => {
    const occasion = { kind: 'ended', reason, message: 'So it was.' } as const;
    const told = notificationOf('x', occasion, allNotified);
    const expected = ends[reason];
    if (expected === undefined) {
      expect(told).toBeUndefined();
      return;
    }
    const [key, title, urgency] = expected;
    expect(told).toEqual({ title, text: 'So it was.', urgency });
    expect(notificationOf('x', occasion, { ...allNotified, [key]: false })).toBeUndefined();
  });

  it('is one printable line each, of bounded length, whatever is told', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 600 }), (text) => {
        const told = notificationOf('x', { kind: 'wait', why: text, until: text }, allNotified);
        expect(told?.title.length).toBeLessThanOrEqual(120);
        expect(told?.title).toMatch(/^x: waits until/);
        expect(told?.text.length).toBeLessThanOrEqual(400);
        expect(`${told?.title ?? ''}${told?.text ?? ''}`).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });
});
