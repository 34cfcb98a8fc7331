export type Urgency = 'low' | 'normal' | 'critical';
/** What a person sees: one printable line each. The title begins with a letter or digit, so no program takes it for an option. */
export interface Notification {
  title: string;
  text: string;
  urgency: Urgency;
}

/** What became of a notification on one channel; `detail` is the reason unless it was sent. */
export interface ChannelOutcome {
  channel: 'desktop' | 'webhook' | 'terminal';
  outcome: 'sent' | 'skipped' | 'failed';
  detail: string;
}
