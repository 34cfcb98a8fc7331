export type Urgency = 'low' | 'normal' | 'critical';
/**
 * A message to a person; title and text are one printable line each. The title begins with a letter or digit, so that no program
 * reads it as an option.
 */
export interface Notification {
  title: string;
  text: string;
  /** The full message in several lines, for channels that have room. */
  more?: string;
  urgency: Urgency;
}

/** The input of the process that sends a notification. */
export interface SentElsewhere extends Notification {
  /** The terminal shows it already. */
  inTerminal?: boolean;
  /** The status goes along, where there is room for it: at the end. */
  withStatus?: boolean;
  /** The workflow cannot go on: the sender asks the settings whether that is told. */
  isProblem?: boolean;
}

/** The outcome of a notification on one channel; `detail` is the reason unless it was sent. */
export interface ChannelOutcome {
  channel: 'desktop' | 'webhook' | 'terminal';
  outcome: 'sent' | 'skipped' | 'failed';
  detail: string;
}
