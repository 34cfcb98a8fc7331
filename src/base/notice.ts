export type Urgency = 'low' | 'normal' | 'critical';
/**
 * A message to a person: one printable line each. The title begins with a letter or digit, so that no program takes it for an
 * option.
 */
export interface Notification {
  title: string;
  text: string;
  /** All of it in several lines, for channels with room for them. */
  more?: string;
  urgency: Urgency;
}

/** The outcome of a notification on one channel; `detail` is the reason unless it was sent. */
export interface ChannelOutcome {
  channel: 'desktop' | 'webhook' | 'terminal';
  outcome: 'sent' | 'skipped' | 'failed';
  detail: string;
}
