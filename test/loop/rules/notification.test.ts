import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  notificationOf,
  type NotificationSettings,
  type Occasion,
  describeDialog,
  terminalSequence,
} from '../../../src/loop/rules/notification.ts';
import { type Urgency, endReasons, phases, type EndReason } from '../../../src/base/vocabulary.ts';
import { anyCharacter } from '../../support/samples.ts';
import { allNotified } from './notification-settings.ts';

type Switch = keyof NotificationSettings;

const occasions: [Occasion, title: string, text: string, Urgency][] = [
  [{ kind: 'phase-change', from: phases.A, to: phases.B }, 'Phase B: Planning', 'Phase A: Research is over.', 'low'],
  [{ kind: 'feature', feature: 'F3', passed: true, detail: 'login works' }, 'feature passed', 'F3: login works', 'low'],
  [
    { kind: 'feature', feature: 'F3', passed: false, detail: 'It failed.' },
    'feature failed',
    'F3: It failed.',
    'normal',
  ],
  [
    { kind: 'escalation', message: 'Which licence?' },
    ...(['needs you', 'Which licence? → Answer: autonomous-workflow resolve x', 'critical'] as const),
  ],
  [{ kind: 'dialog', message: 'It asks → answer there' }, 'needs you', 'It asks → answer there', 'critical'],
  [{ kind: 'wait', why: 'A limit.', until: '16:30' }, 'waits until 16:30', 'A limit. It goes on by itself.', 'normal'],
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
  it.each(occasions)('tells of %o by %s', (occasion, title, text, urgency) =>
    expect(notificationOf('x', occasion, allNotified)).toEqual({ title: `x: ${title}`, text, urgency }),
  );

  it.each(endReasons)('tells of the end by %s, unless the user ended it', (reason) => {
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

const where = '→ answer in the window of the session';

it.each([
  ['researcher', 'WebFetch', `Its agent researcher asks whether it may use WebFetch ${where}`],
  ['', 'Bash', `Its session asks whether it may use Bash ${where}`],
  ['', 'AskUserQuestion', `Its session asks you something ${where}`],
])('a dialog of "%s" about %s is told', (agent, tool, told) => expect(describeDialog(agent, tool)).toBe(told));

/** What Claude Code lets through: notifications that do not begin with a digit, and the bell. */
const allowed = /^<ESC>\]9;(?!\d)[^\p{Cc}]*?<BEL><BEL>$/u;

describe('terminalSequence', () => {
  it('takes nothing from the text that the terminal would read as a command', () => {
    const sequence = terminalSequence('x: a;b', '\u001b]0;gotcha\u0007\u009d52;c;aGk=\u009c\n1;2');
    expect(sequence).toBe('\u001b]9;autonomous-workflow x: a,b - ]0,gotcha52,c,aGk= 1,2\u0007\u0007');
  });

  it('is let through by Claude Code, whatever the text', () => {
    const anyText = fc.string({ unit: anyCharacter, maxLength: 200 });
    fc.assert(
      fc.property(anyText, anyText, (title, text) => {
        const sequence = terminalSequence(title, text);
        expect(sequence.replaceAll('\u001b', '<ESC>').replaceAll('\u0007', '<BEL>')).toMatch(allowed);
      }),
    );
  });
});
