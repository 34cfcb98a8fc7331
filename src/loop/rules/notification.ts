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
  const [headline, text, urgency, key] = contentOf(occasion);
  if ((key !== undefined && !settings[key]) || endsByUser(occasion)) return undefined;
  const answer = occasion.kind === 'escalation' ? ` → Answer: autonomous-workflow resolve ${workflow}` : '';
  return {
    title: cut(excerpt(`${workflow}: ${headline}`), longestTitle),
    text: `${cut(excerpt(text), longestText - answer.length)}${answer}`,
    urgency,
  };
}

const endsByUser = (one: Occasion): boolean =>
  one.kind === 'ended' && (one.reason === 'stop_requested' || one.reason === 'cancelled');

/** An occasion in words, with the switch that turns its notification off. */
type Content = [headline: string, text: string, urgency: Notification['urgency'], key?: keyof NotificationSettings];

function contentOf(occasion: Occasion): Content {
  switch (occasion.kind) {
    case 'phase-change':
      return [occasion.to, `${occasion.from} is over.`, 'low'];
    case 'feature': {
      const text = `${occasion.feature}: ${occasion.detail}`;
      return occasion.passed ? ['feature passed', text, 'low'] : ['feature failed', text, 'normal'];
    }
    case 'escalation':
    case 'dialog':
      return ['needs you', occasion.message, 'critical'];
    case 'wait':
      return [`waits until ${occasion.until}`, `${occasion.why} It goes on by itself.`, 'normal'];
    case 'cannot-go-on':
      return ['cannot go on', occasion.problem, 'critical', 'notify_on_failure'];
    case 'ended':
      return endOf(occasion.reason, occasion.message);
  }
}

function endOf(reason: EndReason, text: string): Content {
  const status = statusAfter(reason);
  if (status === 'complete') return ['complete', text, 'normal', 'notify_on_completion'];
  const key = budgetEnds.has(reason) ? 'notify_on_max_iterations' : 'notify_on_failure';
  return status === 'stopped'
    ? [`ended (${reason})`, text, 'normal', key]
    : [`${status} (${reason})`, text, 'critical', key];
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
