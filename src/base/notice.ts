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

/** The outcome of a notification on one channel; `detail` is the reason unless it was sent. */
export interface ChannelOutcome {
  channel: 'desktop' | 'webhook' | 'terminal';
  outcome: 'sent' | 'skipped' | 'failed';
  detail: string;
}
