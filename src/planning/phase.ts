import { isSearching, isWriting } from '../loop/rules/iteration.ts';
import { planAssignments } from './rules/plan-assignments.ts';
import { planClaims } from './rules/plan-claim.ts';
import { composePlanningBrief } from './rules/planning-brief.ts';
import { unresolvedObjections } from './rules/stability.ts';
import { compileProblems } from '../loop/rules/wave.ts';
import { readCompilation } from '../report/compilation.ts';
import { editsFor } from '../report/edits.ts';
import { readLedger } from '../research/ledger-file.ts';
import { quotedWords } from '../base/text.ts';
import { isForTrial } from '../research/rules/questions.ts';
import type { Phase } from '../research/phase.ts';
import { readState } from '../loop/state-file.ts';
import { writePlanDocument } from './plan-document.ts';
import { limitsOf, readPlan } from './plan-file.ts';
import { recordPlan } from './record.ts';
import { taskFileOf, writeTasks } from './write-tasks.ts';
import type { Ledger } from '../research/rules/ledger.ts';

/** Phase B: architects, critics and researchers hand in, and code makes the document from the items. */
export const planningPhase: Phase = {
  async enter(paths, now) {
    writePlanDocument(paths, await readState(paths), readLedger(paths), now);
  },

  assign(paths, state) {
    const { finishing } = state;
    // Critics judge the plan until the last; where money or time has run out, it is completed as it stands.
    if (finishing === 'max_cost' || finishing === 'max_duration') return [];
    const limits = limitsOf(paths, state);
    const ledger = readLedger(paths);
    const all = planAssignments(readPlan(paths), planClaims(ledger), state.iteration, limits, taskFileOf(paths));
    const made = isSearching(state) ? all : all.filter(({ agent }) => agent === 'plan-critic');
    const where = `The plan, the report and the ledger are in ${paths.folder}/.`;
    const editor = made.find(({ agent }) => agent === 'plan-architect');
    const edits = editor === undefined ? '' : editsFor(paths, 'plan', editor.id);
    if (editor?.inFull !== undefined && edits !== '') editor.inFull += `\n\n${edits}`;
    return writeTasks(paths, made, [where, ...trialsOf(ledger)].join('\n\n'));
  },

  brief(paths, input) {
    const { defects } = readPlan(paths);
    return composePlanningBrief({ ...input, defects: unresolvedObjections(defects) });
  },

  problems(paths, state) {
    const reportPath = `${paths.folder}/${paths.name}-plan.tex`;
    return compileProblems(state, { compilation: readCompilation(paths, 'plan'), reportPath });
  },

  isStale(paths, state) {
    return Promise.resolve(isWriting(state) && readCompilation(paths, 'plan') === 'not-compiled');
  },

  record(recording) {
    return recordPlan(recording);
  },
};

/** The questions that only a trial answers, for those who plan. */
function trialsOf({ questions }: Pick<Ledger, 'questions'>): string[] {
  const open = questions.filter((one) => one.status === 'open' && isForTrial(one));
  if (open.length === 0) return [];
  const listed = open.map(({ id, text }) => `- ${id}: ${quotedWords(text)}`);
  return [
    `No page answers these; a trial would show them. Have the step that depends on one begin with it:\n\n${listed.join('\n')}`,
  ];
}
