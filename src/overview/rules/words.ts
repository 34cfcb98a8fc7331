import { describeMilliseconds } from '../../base/clock.ts';
import { dollars } from '../../base/amount.ts';
import type { ShownAgent } from './agents.ts';

/** An amount in dollars, or a word when it is unknown. */
export const usd = (amount: number | null): string => (amount === null ? 'unknown' : dollars(amount));

/** A duration so far or in total; a dash when it is unknown. */
export function durationBetween(from: string | null, to: string | number | null): string {
  if (from === null || to === null) return '–';
  const milliseconds = new Date(to).getTime() - Date.parse(from);
  return Number.isNaN(milliseconds) ? '–' : describeMilliseconds(milliseconds);
}

/** The sign of each status of a feature, so that colour is not the only difference. */
export const featureSigns: Readonly<Record<string, string>> = {
  passed: '✓',
  in_progress: '▸',
  pending: '·',
  blocked: '‖',
  failed: '✗',
  skipped: '–',
};

export const agentSigns: Readonly<Record<ShownAgent['state'], string>> = {
  'not started': '·',
  'at work': '▸',
  'handed in': '✓',
  refused: '✗',
  gone: '○',
};
