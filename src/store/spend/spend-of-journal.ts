import { parseJournal } from '../../engine/journal-line.ts';
import { newMeter } from '../../engine/spend/meter.ts';
import { isMoney } from '../../engine/session/transcript-row.ts';
import { combine, nothingSpent } from '../../engine/spend/usage.ts';
import { readJournal } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';
import type { SpendFile } from './spend-file.ts';

/** In place of the sessions whose record was lost: no session has this id. Its meter starts where the journal's knowledge ends. */
export const lostSessions = '';

/** The record of what was spent, as far as the journal tells it: what each iteration that is over has cost. */
export function spendOfJournal(paths: WorkflowPaths): SpendFile {
  const file: SpendFile = { sessions: new Map(), iteration: null, last: null, phases: new Map() };
  let all = nothingSpent();
  // What an iteration has spent is noted when the next one has begun.
  const phaseOf = new Map<number, string>();
  for (const line of parseJournal(readJournal(paths))) {
    if (line.event === 'iteration-begun') {
      const phase =
        /^Phase (\w)/.exec((line.state as { current_phase?: string } | undefined)?.current_phase ?? '')?.[1] ?? '?';
      phaseOf.set(line.iteration, phase);
      file.iteration = { number: line.iteration, phase, before: all };
    }
    if (line.event !== 'spent' || !isMoney(line.usd) || !Number.isSafeInteger(line.tokens)) continue;
    const { usd, iteration } = line;
    const tokens = Number(line.tokens);
    const spent = { ...nothingSpent(), usd, tokens };
    const phase = phaseOf.get(iteration) ?? '?';
    all = combine(all, spent);
    file.phases.set(phase, combine(file.phases.get(phase) ?? nothingSpent(), spent));
    file.last = { iteration, usd, tokens };
    file.iteration = file.iteration?.number === iteration ? null : file.iteration && { ...file.iteration, before: all };
    const meter = { ...newMeter(Date.parse(line.time), true), until: 0, settled: { usd: all.usd, tokens: all.tokens } };
    file.sessions.set(lostSessions, { transcript: '', looked: 0, main: null, agents: new Map(), meter });
  }
  return file;
}
