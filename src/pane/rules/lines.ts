import { cut } from '../../base/errors.ts';
import { usd, agentSigns, durationBetween } from '../../board/rules/words.ts';
import { plainText } from '../../board/rules/plain.ts';
import type { AgentRow, Card } from '../../board/rules/view.ts';

/** A text cut to about this many lines, because versions of Claude Code before 2.1.327 cannot limit the height. */
export function atMost(lines: number, text: string, columns: number): string {
  const shown = plainText(text.split('\n').slice(0, lines).join('\n'));
  return shown.length <= lines * columns ? shown : `${cut(shown, lines * columns - 1)}…`;
}

/** A text without line breaks, cut if it is long. */
export function oneLine(text: string): string {
  return plainText(text, 200).replace(/\s+/g, ' ').trim();
}

/** The local time of day. */
export function shortTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toTimeString().slice(0, 5);
}

/** The workflow's name, health and cost. */
export function headLine({ name, summary, usd: spent, max_cost_usd }: Card): string {
  return `${name}: ${summary.is_well}${spent === null ? '' : ` ${usd(spent)} of ${usd(max_cost_usd)}`}`;
}

/** An agent with its running time, and its cost if that is known. */
export function agentFacts({ agent, state, started_at, ended_at }: AgentRow, cost: number | null, now: number): string {
  const age = durationBetween(started_at, ended_at ?? (state === 'at work' ? now : null));
  const facts = [
    agent,
    state === 'at work' || state === 'handed in' ? age : state,
    ...(cost === null || cost === 0 ? [] : [usd(cost)]),
  ];
  return `${agentSigns[state]} ${facts.join(', ')}`;
}
