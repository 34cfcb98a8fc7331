import { isMoney } from '../session/transcript-row.ts';
import type { Amount } from './usage.ts';

/** What a workflow, or a run of Claude Code, has spent. */
export interface Spend extends Amount {
  /** Whether Claude Code has said so; else it is computed from the tokens used. */
  exact: boolean;
}

export interface IterationSpend extends Amount {
  iteration: number;
}

export interface PhaseSpend extends Amount {
  /** Its letter. */
  phase: string;
}

/** What a workflow has spent over all its sessions. */
export interface WorkflowSpend extends Spend {
  /** In the order in which they began, by their letter. */
  phases: PhaseSpend[];
  /** The last iteration that is over. */
  last: IterationSpend | null;
  /** The iteration in progress, so far. */
  current: IterationSpend | null;
}

export const unknownSpend: WorkflowSpend = {
  usd: null,
  exact: false,
  tokens: null,
  phases: [],
  last: null,
  current: null,
};

/** What the result of `claude -p --output-format json` says the session has spent; old versions count each run anew. */
export function spendOfResult(result: unknown): Spend {
  const { total_cost_usd: usd, modelUsage } = (result ?? {}) as { total_cost_usd?: unknown; modelUsage?: unknown };
  const known = isMoney(usd);
  return { usd: known ? usd : null, exact: known, tokens: tokensOfModels(modelUsage) };
}

const tokenFields = ['inputTokens', 'outputTokens', 'cacheReadInputTokens', 'cacheCreationInputTokens'] as const;

function tokensOfModels(modelUsage: unknown): number | null {
  if (typeof modelUsage !== 'object' || modelUsage === null) return null;
  const counts = Object.values(modelUsage).flatMap((model: Record<string, unknown> | null) =>
    tokenFields.map((field) => model?.[field]),
  );
  const sum = counts.reduce<number>((total, count) => total + (isCount(count) ? count : 0), 0);
  return sum === 0 ? null : sum;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** What was spent, as one line for people: "about 3.41 of at most 50 USD (A 3.41), 1.2 M tokens, last iteration 0.40". */
export function formatSpend(spend: WorkflowSpend, maxUsd: number | null): string {
  const parts = [formatTotal(spend, maxUsd)];
  if (spend.tokens !== null) parts.push(formatTokens(spend.tokens));
  if (spend.last?.usd != null) parts.push(`last iteration ${formatUsd(spend.last.usd)}`);
  return parts.join(', ');
}

function formatTotal({ usd, exact, phases }: WorkflowSpend, maxUsd: number | null): string {
  if (usd === null) return maxUsd === null ? 'unknown' : `unknown, of at most ${maxUsd} USD`;
  const known = phases.flatMap((phase) => (phase.usd === null ? [] : [`${phase.phase} ${formatUsd(phase.usd)}`]));
  const limit = maxUsd === null ? '' : ` of at most ${maxUsd}`;
  return `${exact ? '' : 'about '}${formatUsd(usd)}${limit} USD${known.length === 0 ? '' : ` (${known.join(', ')})`}`;
}

/** An amount as one phrase: "about 0.40 USD, 120 k tokens". */
export function formatAmount({ usd, tokens }: Amount): string {
  const cost = usd === null ? 'an unknown sum' : `about ${formatUsd(usd)} USD`;
  return tokens === null ? cost : `${cost}, ${formatTokens(tokens)}`;
}

function formatUsd(usd: number): string {
  return usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2);
}

function formatTokens(tokens: number): string {
  if (tokens >= 999_500) return `${(tokens / 1e6).toFixed(1)} M tokens`;
  return tokens >= 1_000 ? `${Math.round(tokens / 1e3)} k tokens` : `${tokens} tokens`;
}
