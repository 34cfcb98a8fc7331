import { formatTokens, formatUsd } from '../../base/amount.ts';
import { describeMilliseconds } from '../../base/clock.ts';
import type { AgentRow } from './view.ts';

/** An amount in dollars, or a phrase when it is unknown. */
export function usd(amount: number | null): string {
  return amount === null ? 'unknown' : `$${formatUsd(amount)}`;
}

/** A number of tokens, or an empty text when it is unknown. */
export function tokens(count: number | null): string {
  return count === null ? 'unknown' : formatTokens(count).replace(/ tokens$/, '');
}

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

export const agentSigns: Readonly<Record<AgentRow['state'], string>> = {
  'not started': '·',
  'at work': '▸',
  'handed in': '✓',
  refused: '✗',
  gone: '○',
};
