import type { Configuration } from '../../configuration/rules/configuration.ts';
import { budgetEnds, type EndReason, type PhaseName, statusAfter, type Notification } from '../../base/vocabulary.ts';
import { cut, excerpt } from '../../base/errors.ts';

export type Occasion =
  | { kind: 'phase-change'; from: PhaseName; to: PhaseName }
  | { kind: 'feature'; feature: string; passed: boolean; detail: string }
  | { kind: 'escalation'; message: string }
  /** A dialog of its session waits for the user; `message` says where to answer. */
  | { kind: 'dialog'; message: string }
  /** `until` is a time for people. */
  | { kind: 'wait'; why: string; until: string }
  /** A hook failed; the workflow waits until a person removes the cause. */
  | { kind: 'cannot-go-on'; problem: string }
  | { kind: 'ended'; reason: EndReason; message: string };

/** The switches of the first specification; the other occasions are always told. */
export type NotificationSettings = Pick<Configuration, Extract<keyof Configuration, `notify_on_${string}`>>;

const longestTitle = 120;
const longestText = 400;

/** The notification of an occasion; undefined when a switch turns it off, or the person caused the occasion. */
export function notificationOf(
  workflow: string,
  occasion: Occasion,
  settings: NotificationSettings,
): Notification | undefined {
  const key = settingFor(occasion);
  if (key === 'never' || (key !== 'always' && !settings[key])) return undefined;
  const { headline, text, urgency } = contentOf(occasion);
  const answer = occasion.kind === 'escalation' ? ` → Answer: autonomous-workflow resolve ${workflow}` : '';
  return {
    title: cut(excerpt(`${workflow}: ${headline}`), longestTitle),
    text: `${cut(excerpt(text), longestText - answer.length)}${answer}`,
    urgency,
  };
}

function settingFor(occasion: Occasion): keyof NotificationSettings | 'always' | 'never' {
  if (occasion.kind === 'cannot-go-on') return 'notify_on_failure';
  if (occasion.kind !== 'ended') return 'always';
  const { reason } = occasion;
  // A user who stopped the workflow needs no notification of its end.
  if (reason === 'stop_requested' || reason === 'cancelled') return 'never';
  if (reason === 'complete') return 'notify_on_completion';
  return budgetEnds.has(reason) ? 'notify_on_max_iterations' : 'notify_on_failure';
}

type Content = Pick<Notification, 'text' | 'urgency'> & { headline: string };

const critical = (headline: string, text: string): Content => ({ headline, text, urgency: 'critical' });

function contentOf(occasion: Occasion): Content {
  switch (occasion.kind) {
    case 'phase-change':
      return { headline: occasion.to, text: `${occasion.from} is over.`, urgency: 'low' };
    case 'feature': {
      const { feature, passed, detail } = occasion;
      const text = `${feature}: ${detail}`;
      return passed
        ? { headline: 'feature passed', text, urgency: 'low' }
        : { headline: 'feature failed', text, urgency: 'normal' };
    }
    case 'escalation':
    case 'dialog':
      return critical('needs you', occasion.message);
    case 'wait': {
      const text = `${occasion.why} It goes on by itself.`;
      return { headline: `waits until ${occasion.until}`, text, urgency: 'normal' };
    }
    case 'cannot-go-on':
      return critical('cannot go on', occasion.problem);
    case 'ended': {
      const { reason, message: text } = occasion;
      const status = statusAfter(reason);
      if (status === 'complete') return { headline: 'complete', text, urgency: 'normal' };
      return status === 'stopped'
        ? { headline: `ended (${reason})`, text, urgency: 'normal' }
        : critical(`${status} (${reason})`, text);
    }
  }
}

const escape = '\u001b]';
const bell = '\u0007';
const longestHeading = 100;
const longestBody = 200;

/**
 * The escape sequence with which Claude Code's terminal shows a notification, for the field `terminalSequence` of a hook's answer: OSC 9,
 * which most terminals know, and the bell for the others. Claude Code drops one that begins with a digit.
 */
export const terminalSequence = (title: string, text: string): string =>
  `${escape}9;autonomous-workflow ${plain(title, longestHeading)} - ${plain(text, longestBody)}${bell}${bell}`;

/** The text without control characters, which would end the sequence, and semicolons, which separate its parts. */
const plain = (text: string, length: number): string => cut(excerpt(text).replaceAll(';', ','), length);

/**
 * A dialog in which Claude Code waits for its user, for people: who asks, and where to answer.
 * @param agent the kind of agent that waits, such as `researcher`; empty for the session itself.
 */
export function describeDialog(agent: string, tool: string): string {
  const who = agent === '' ? 'Its session' : `Its agent ${excerpt(agent)}`;
  const what = tool === 'AskUserQuestion' ? 'asks you something' : `asks whether it may use ${excerpt(tool)}`;
  return `${who} ${what} → answer in the window of the session`;
}
