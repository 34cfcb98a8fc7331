import { shownVerdict, judgeStall, stallQuestion, stallStep } from '../loop/rules/iteration.ts';
import { compileProblems } from '../loop/rules/agents.ts';
import { readState } from '../loop/state-file.ts';
import { readCompilation } from '../report/compilation.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { Phase, PhaseRecord, Recording } from '../research/phase.ts';
import { readPlan, scopeOf, writePlan, writePlanDocument, writeTasks } from './plan-file.ts';
import { planClaims, planHandIn, type PlanHandIn, architectProblems, criticProblems } from './rules/plan.ts';
import {
  composePlanningBrief,
  concludePlanning,
  countPlan,
  describeResult,
  planAssignments,
  planYields,
  recordPlanning,
} from './rules/plan-direction.ts';
import { isSearching, isWriting } from '../loop/rules/state.ts';
import { isUnresolved, criticHandIn, isFeatureCritique, type CriticHandIn } from './rules/defects.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';

/** Phase B: architects, critics and researchers hand in, and code makes the document from the items. */
export const planningPhase: Phase = {
  async enter(paths, now) {
    writePlanDocument(paths, await readState(paths), readLedger(paths), now);
  },

  assign(paths, state) {
    const { finishing } = state;
    // Critics judge the plan until the last; where money or time has run out, it is completed as it stands.
    if (finishing === 'max_cost' || finishing === 'max_duration') return [];
    const scope = scopeOf(paths, state);
    const all = planAssignments(readPlan(paths), planClaims(readLedger(paths)), state.iteration, scope);
    const made = isSearching(state) ? all : all.filter(({ agent }) => agent === 'plan-critic');
    return writeTasks(paths, made, `The plan, the report and the ledger are in ${paths.folder}/.`);
  },

  brief(paths, input) {
    return composePlanningBrief({ ...input, objections: readPlan(paths).defects.filter(isUnresolved).length });
  },

  problems(paths, state) {
    const reportPath = `${paths.folder}/${paths.name}-plan.tex`;
    return compileProblems(state, { compilation: readCompilation(paths, 'plan'), reportPath });
  },

  isStale(paths, state) {
    return Promise.resolve(isWriting(state) && readCompilation(paths, 'plan') === 'not-compiled');
  },

  record: recordPlan,
};

/** Records an iteration of planning: merges sections, updates defects, and decides whether the plan is finished. */
function recordPlan({ paths, state, inbox, runtime }: Recording): PhaseRecord {
  const before = readPlan(paths);
  const { iteration } = state;
  const [architects, critics] = [inbox.of(planSection), inbox.of(planCritique)];
  const assigned = runtime.assignments.filter(({ agent }) => agent === 'plan-architect' || agent === 'plan-critic');
  // A write-up without agents is no round of planning.
  const isRound = !isWriting(state) || assigned.length > 0;
  const plan = isRound ? recordPlanning(before, iteration, { architects, critics, assigned }) : before;
  let { verdict } = state;
  return {
    kind: 'planning',
    conclude: (counted, ledger) => {
      const { finishing } = counted;
      const stall = judgeStall(counted, planYields(plan));
      const isStalled = stallStep({ ...counted, ...stall }) === 'the end';
      const judged = concludePlanning(plan, planClaims(ledger), scopeOf(paths, state));
      const isOver = finishing !== null || judged.isOver || isStalled;
      if (isRound || verdict === null) verdict = judged.sentence;
      return {
        stall,
        over: isOver ? (!judged.isOver && isStalled ? 'stalled' : 'complete') : null,
        verdict,
        result: describeResult(plan, iteration, isWriting(state)),
        // The round that finishes the plan also completes its document.
        isLast: isOver && !isWriting(state),
        figures: countPlan(plan),
      };
    },
    write: (after, ledger) => {
      writePlan(paths, plan);
      writePlanDocument(paths, after, ledger, new Date());
    },
    asks: ({ stall, state: after }) => stallQuestion(after, stall, iteration),
    summary: () =>
      `Iteration ${iteration} is recorded: ${describeResult(plan, iteration, false)}. Verdict: ${shownVerdict({ ...state, verdict }) ?? ''}.`,
  };
}

/** Sections, which are merged into the plan. */
export const planSection: HandInKind<PlanHandIn> = {
  name: 'a section of the plan',
  agent: 'plan-architect',
  schema: planHandIn,
  problems: (paths, handIn) => architectProblems(readPlan(paths), handIn, planClaims(readLedger(paths))),
};

/** A critique, whose defects and rulings are merged into the plan. */
export const planCritique: HandInKind<CriticHandIn> = {
  name: 'a critique of the plan',
  agent: 'plan-critic',
  schema: criticHandIn,
  isMeant: (value) => !isFeatureCritique(value),
  keepsFaults: true,
  problems: (paths, handIn) => criticProblems(readPlan(paths), handIn, planClaims(readLedger(paths))),
};
