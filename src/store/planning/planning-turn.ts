import { isSearching } from '../../engine/iteration.ts';
import { planAssignments } from '../../engine/planning/plan-assignments.ts';
import { planClaims } from '../../engine/planning/plan-claim.ts';
import { composePlanningBrief } from '../../engine/planning/planning-brief.ts';
import { lateFindings, unboundIn } from '../../engine/planning/late-findings.ts';
import { planDocumentProblems } from '../../engine/planning/plan-verify.ts';
import { unresolvedObjections } from '../../engine/planning/transition.ts';
import { readOrNothing } from '../files/read-or-nothing.ts';
import { readCompilation } from '../turn/compilation.ts';
import { readLedger } from '../ledger-file.ts';
import { reportFindings } from '../report/report-findings.ts';
import type { PhaseTurn } from '../turn/phase-turn.ts';
import { checkPlanFile } from './check-plan-file.ts';
import { readPlan } from './plan-file.ts';
import { taskFileOf, writeTasks } from './write-tasks.ts';

/** An iteration of planning: architects, critics and researchers hand in, the session writes the plan's document. */
export const planningTurn: PhaseTurn = {
  assign(paths, state) {
    if (!isSearching(state)) return [];
    const plan = readPlan(paths);
    const made = planAssignments(plan, planClaims(readLedger(paths)), state.iteration, taskFileOf(paths));
    return writeTasks(paths, made, `The plan, the report and the ledger are in ${paths.folder}/.`);
  },

  brief(paths, input) {
    const { defects } = readPlan(paths);
    const late = unboundIn(readOrNothing(paths.report)?.toString('utf8') ?? '', lateFindings(readLedger(paths)));
    return composePlanningBrief({ ...input, defects: unresolvedObjections(defects), late });
  },

  problems(paths, state) {
    return planDocumentProblems(state, {
      findings: checkPlanFile(paths),
      planPath: `${paths.folder}/${paths.name}-plan.tex`,
      compilation: readCompilation(paths, 'plan'),
    });
  },

  /** The report stands as research has left it, unless there is more to say in it now. */
  findings(paths, { iteration }) {
    return lateFindings(readLedger(paths)).length === 0 ? [] : reportFindings(paths, iteration);
  },
};
