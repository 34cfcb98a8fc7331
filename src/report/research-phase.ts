import { assignmentId, isFinder, type Assignment } from '../loop/rules/agents.ts';
import { composeBrief, type Outlook } from '../research/rules/research-brief.ts';
import { readCompilation } from './compilation.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { type WorkflowState, isSearching, isWriting } from '../loop/rules/state.ts';
import { readOutlook, writeOutlook } from '../research/outlook-file.ts';
import type { Phase } from '../research/phase.ts';

/** Loaded late, because most turns end without a report. */
const writeUp = () => import('./write-up.ts');

/** Phase A: researchers search, writers write what they found into the report. */
export const researchPhase: Phase = {
  async assign(paths, state) {
    const outlook = await readOutlook(paths);
    // More verifiers work before the write-up than while others search.
    if (outlook.next?.iteration === state.iteration && !isWriting(state)) return outlook.next.assignments;
    return assigned(paths, state, outlook);
  },

  async prepare(paths, state) {
    const next = { ...state, iteration: state.iteration + 1 };
    const outlook = await readOutlook(paths);
    writeOutlook(paths, {
      ...outlook,
      next: { iteration: next.iteration, assignments: await assigned(paths, next, outlook) },
    });
  },

  async brief(paths, input) {
    const { state } = input;
    const writer = isWriting(state) ? await (await writeUp()).firstWriter(paths, state) : undefined;
    return composeBrief({ ...input, outlook: await readOutlook(paths), writer });
  },

  async problems(paths, state) {
    return isWriting(state) ? (await writeUp()).problemsOfWriteUp(paths, state) : [];
  },

  async isStale(paths, state) {
    if (!isWriting(state) || !(await writeUp()).isWrittenUp(paths, state)) return false;
    return readCompilation(paths, 'report') === 'not-compiled';
  },

  async findings(paths, state) {
    return (await writeUp()).nextRound(paths, state);
  },

  async assignCritics(paths, state) {
    return isWriting(state) ? (await writeUp()).reserveAgents(paths, state) : [];
  },

  async record(recording) {
    return (await import('../research/rules/record.ts')).recordResearch(recording);
  },
};

/** While others search, fewer findings than these wait for more: each agent costs what it reads first. */
const fewestBesideSearch = 12;

/** The agents of an iteration, from the whole ledger; before the goal is read, only the one that reads it. */
async function assigned(paths: WorkflowPaths, state: WorkflowState, outlook: Outlook): Promise<Assignment[]> {
  const reading = 'Read the goal: which questions it asks';
  if (outlook.own.length === 0 && isSearching(state))
    return [{ id: assignmentId(state.iteration, 'reading', 0), agent: 'goal-reader', task: reading }];
  const all = (await import('../research/ledger-file.ts')).assignSearch(paths, state);
  const { assignJudges, assignVerifiers } = await import('../research/claim-judging.ts');
  // An exhaustive search never pauses for judges, so they read with the searchers.
  const fewest = all.some(({ agent }) => isFinder(agent)) && state.depth !== 'exhaustive' ? fewestBesideSearch : 1;
  all.push(...assignVerifiers(paths, state, fewest), ...assignJudges(paths, state, fewest));
  return all;
}
