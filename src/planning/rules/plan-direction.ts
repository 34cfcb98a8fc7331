import { excerpt } from '../../base/errors.ts';
import { allWords, bareWords, counted, quotedWords } from '../../base/text.ts';
import { type Assignment, assignmentId } from '../../loop/rules/agents.ts';
import {
  agentSteps,
  boundaries,
  goal,
  heading,
  problemsToFix,
  redirection,
  shorten,
  whenAllAnswered,
  type BriefInput,
} from '../../loop/rules/brief.ts';
import { planningGoesOn, shownVerdict, type IterationYield } from '../../loop/rules/iteration.ts';
import { describeFindings, isWriting } from '../../loop/rules/state.ts';
import {
  answerTo,
  aspectNames,
  isUnanswered,
  isUnresolved,
  taskOf,
  toRuleOn,
  updateDefects,
  type CriticAspect,
  type CriticHandIn,
  type Defect,
} from './defects.ts';
import { describePlan } from './document.ts';
import {
  compareHandIns,
  itemsIn,
  itemsOf,
  mayBeEmpty,
  planProblems,
  sectionCodes,
  sectionOf,
  planSections,
  sectionsIn,
  type Plan,
  type PlanClaim,
  type PlanHandIn,
  type PlanItem,
  type PlanIteration,
  type SectionCode,
  type Stored,
} from './plan.ts';

/** Who has something to do in an iteration of planning, what it brought, and whether planning is over. */

/** The tasks of an iteration of planning. */
export interface PlanDirection {
  architects: { sections: SectionCode[]; defects: string[] }[];
  /** `rulings`: the answered defects that the critic has to rule on. */
  critics: { aspect: CriticAspect; rulings: string[] }[];
  /** Statements that architects wanted to build on in the last iteration, for researchers: each is searched for once. */
  statements: string[];
  /** Those that were searched for since, for the architects of their sections, while there are new findings. */
  found: string[];
}

/** The sections that a plan must have items in, and the words of a person in its document that wait for an architect. */
export interface PlanScope {
  edits?: string;
  needed: readonly SectionCode[];
}

/** The share of a plan that may change before critics judge it again, and in a stable iteration. */
export const stableShare = 0.1;

/**
 * Who has something to do in the next iteration. One architect designs all sections without items together, so that they can name each
 * other; up to two others get the sections with problems, unanswered defects, or news; what a person changed goes to the first. Both
 * critics judge a plan that has changed since they saw it; otherwise one only rules on answers. Nobody has a task without such a need.
 */
export function directPlanning(
  plan: Plan,
  claims: readonly PlanClaim[],
  { needed, edits = '' }: PlanScope,
): PlanDirection {
  const items = itemsOf(plan);
  const faulty = planProblems(items, claims).flatMap(({ about }) => about.map((one) => sectionOf(one) ?? one));
  const [asked, searched] = [plan.iterations.at(-2)?.iteration, plan.iterations.at(-1)?.iteration];
  const wantedIn = (of: number | undefined) => plan.claims_to_check.filter(({ iteration }) => iteration === of);
  const handedInBy = (code: SectionCode) => plan.sections.find((one) => one.code === code)?.iteration ?? 0;
  const found = claims.some(({ iteration }) => iteration === searched) ? wantedIn(asked) : [];
  const awaits = (code: SectionCode) =>
    found.some(({ section, iteration }) => section.includes(code) && handedInBy(code) <= iteration);
  const defectsOf = (code: SectionCode) =>
    plan.defects.filter((defect) => isUnanswered(defect) && sectionsAbout(defect, items).includes(code));
  const isEmpty = (code: SectionCode) => itemsIn(plan, code).length === 0;
  const missing = needed.filter(isEmpty);
  const draft = sectionCodes.filter(
    (code) => missing.length > 0 && isEmpty(code) && [...needed, mayBeEmpty].includes(code),
  );
  const weak = sectionCodes.filter(
    (code) => !draft.includes(code) && (faulty.includes(code) || defectsOf(code).length > 0 || awaits(code)),
  );
  const half = missing.length > 0 ? weak.length : Math.ceil(weak.length / 2);
  const edited = edits !== '' && draft.length + weak.length === 0 ? sectionCodes.filter((code) => !isEmpty(code)) : [];
  const architects = [draft, weak.slice(0, half), weak.slice(half), edited]
    .filter(({ length }) => length > 0)
    .map((sections) => ({ sections, defects: [...new Set(sections.flatMap(defectsOf).map(({ id }) => id))] }));
  return {
    architects,
    critics: items.length === 0 ? [] : criticsOf(plan),
    statements: wantedIn(searched).map(({ text }) => text),
    found: weak.some(awaits) ? found.map(({ text }) => text) : [],
  };
}

/** A defect about a claim counts for each section that cites it; one about nothing of the plan is for its architecture. */
function sectionsAbout({ about }: Pick<Defect, 'about'>, items: readonly PlanItem[]): SectionCode[] {
  const direct = sectionCodes.find((code) => code === about) ?? sectionOf(about);
  if (direct !== undefined) return [direct];
  const citing = items.filter(({ claims }) => claims.includes(about)).flatMap(({ id }) => sectionOf(id) ?? []);
  return citing.length === 0 ? ['ARC'] : citing;
}

function criticsOf({ defects, iterations }: Plan): PlanDirection['critics'] {
  // Critics see the plan as it was before the architects of their iteration.
  const seen = iterations.findLastIndex(({ valid, aspects }) => valid && aspects.length > 0);
  const changed = iterations.slice(Math.max(seen, 0)).reduce((sum, { change }) => sum + change, 0);
  return aspectNames
    .map((aspect) => ({ aspect, rulings: toRuleOn(defects, aspect) }))
    .filter(({ rulings }) => seen === -1 || changed >= stableShare || rulings.length > 0);
}

/** The length is limited, because a task is one line of a brief. */
const mostWords = 280;

/** The task of an architect: its sections, the defects to answer, and the statements that were searched for, with what came of it. */
export function architectTask(
  plan: Plan,
  { sections, defects }: PlanDirection['architects'][number],
  { found, fresh }: { found: readonly string[]; fresh: readonly string[] },
): string {
  const answers = plan.defects.filter(({ id }) => defects.includes(id));
  const titles = new Map<SectionCode, string>(planSections.map(({ code, title }) => [code, title]));
  const named = sections.map((section) => `${section} "${titles.get(section) ?? ''}"`).join(', ');
  const isDraft = sections.length > 1 && sections.every((code) => itemsIn(plan, code).length === 0);
  return [
    isDraft
      ? `Sections ${named}: design them together, in one hand-in, as large as the objective and no larger.`
      : `Sections ${named}: hand in all of their items, those that stay with their ids.`,
    ...answers.map((one) => `Answer ${askedOf(one)}`),
    ...(found.length === 0
      ? []
      : [
          `Researchers searched for what was to be checked: ${found.map((text) => quotedWords(text, mostWords)).join(' ')} New findings: ${fresh.join(', ')}.`,
        ]),
  ].join('\n');
}

/**
 * The task of a critic: an aspect, and the answers to rule on. It leaves out scores, severities and authors, which
 * would bias the critic.
 */
export function criticTask(plan: Pick<Plan, 'defects'>, { aspect, rulings }: PlanDirection['critics'][number]): string {
  const answered = plan.defects.filter(({ id }) => rulings.includes(id));
  return [
    `Aspect ${aspect}: ${taskOf(aspect)}`,
    ...answered.map((one) => `Rule on ${askedOf(one)} Answer: ${allWords(answerTo(one))}`),
  ].join('\n');
}

/** The task of the researcher of an iteration of planning. */
export const researchTask = (statements: readonly string[]): string =>
  `Search for evidence for and against ${statements.length === 1 ? 'this statement' : 'each of these statements'}, and report what sources say of it: ${statements.map((text) => quotedWords(text, mostWords)).join(' ')}`;

const askedOf = ({ id, about, statement, resolution }: Defect): string =>
  `${id} about ${about}: ${allWords(statement)} Wanted: ${allWords(resolution)}`;

/** An assignment of planning, with the full task for agents that read it from a file. */
export interface PlanAssignment extends Assignment {
  inFull?: string;
}

/** The agents of an iteration of planning, each with the need that directPlanning found. */
export function planAssignments(
  plan: Plan,
  claims: readonly PlanClaim[],
  iteration: number,
  scope: PlanScope,
): PlanAssignment[] {
  const { architects, critics, statements, found } = directPlanning(plan, claims, scope);
  const fresh = claims.flatMap(({ id, iteration: of }) => (of === plan.iterations.at(-1)?.iteration ? [id] : []));
  return [
    ...architects.map((one, index): PlanAssignment => {
      const id = assignmentId(iteration, 'plan', index);
      const part = one.sections.join(' ');
      const inFull = [architectTask(plan, one, { found, fresh }), scope.edits ?? ''].join('\n\n').trim();
      return { id, agent: 'plan-architect', task: `Sections ${part}`, part, inFull };
    }),
    ...critics.map((one, index): PlanAssignment => {
      const id = assignmentId(iteration, 'planCritique', index);
      const inFull = [criticTask(plan, one), describeWhole(plan, claims)].join('\n\n');
      return { id, agent: 'plan-critic', task: `Aspect ${one.aspect}`, part: one.aspect, inFull };
    }),
    ...(statements.length === 0
      ? []
      : [{ id: assignmentId(iteration, 'search', 0), agent: 'researcher' as const, task: researchTask(statements) }]),
  ];
}

/** The whole plan with the findings its items cite. Earlier objections are left out: they would bias the critic. */
function describeWhole(plan: Plan, claims: readonly PlanClaim[]): string {
  const used = new Set(itemsOf(plan).flatMap((item) => item.claims));
  const findings = claims
    .filter(({ id }) => used.has(id))
    .map(
      ({ id, text, isRefuted, sources }) =>
        `- ${id} (${counted(sources, 'source')}${isRefuted ? '; its source says otherwise' : ''}): ${allWords(text)}`,
    );
  return [
    'The items of the plan, whole: `records/plan.json` has nothing else that you need.',
    describePlan(plan).replace(/^/gm, '> '),
    ...(findings.length === 0 ? [] : [`The findings that items cite:\n\n${findings.join('\n')}`]),
  ].join('\n\n');
}

/**
 * The brief of an iteration of planning, which contains everything that the session needs.
 * @param objections how many objections to the plan are not resolved.
 */
export function composePlanningBrief(input: BriefInput & { objections: number }): string {
  const { state, objections, assignments } = input;
  const verdict = shownVerdict(state);
  const agents = assignments.length === 0 ? [] : agentSteps(input);
  const isLast = isWriting(state);
  const record = agents.length === 0 ? '1. Run `autonomous-workflow record`.' : `2. ${whenAllAnswered}`;
  const steps = [
    ...(isLast ? ['This iteration completes the plan: start no other agents.', ''] : []),
    ...agents,
    `${record}${isLast ? ' If it asks for a closing line, end your answer with that line.' : ''}`,
    `${agents.length === 0 ? 2 : 3}. End your turn.${isLast ? '' : ' The next brief comes by itself.'}`,
  ];
  const soFar = [
    `${describeFindings(state)}.${verdict === null ? ' Planning begins.' : ` Verdict: ${excerpt(verdict)}.`}`,
    ...(objections === 0
      ? []
      : [`${counted(objections, 'objection')} not resolved: \`autonomous-workflow plan --items\` prints them.`]),
  ];
  const material = [
    goal(input),
    ...(input.redirects.length === 0 ? [] : [redirection(input)]),
    `## So far\n\n${soFar.join('\n')}`,
    ...(input.problems.length === 0 ? [] : [problemsToFix(input)]),
  ];
  const acceptance = input.acceptance === undefined ? [] : [input.acceptance];
  return shorten(heading(input), material, [`## Steps\n\n${steps.join('\n')}`, ...acceptance, boundaries(input)]);
}

/** The number of stable iterations in a row that end the phase, and the number of iterations that ends it in any case. */
const stableIterations = 2;
const mostIterations = 12;

/** The hand-ins of an iteration, and the assignments of its agents. */
interface PlanReports {
  architects: readonly Stored<PlanHandIn>[];
  critics: readonly Stored<CriticHandIn>[];
  assigned: readonly Pick<Assignment, 'agent' | 'part'>[];
}

/**
 * The plan after an iteration: sections replaced, defects updated and the change measured. The order of hand-ins does not matter;
 * recording again adds nothing, and late hand-ins are added to their own iteration.
 */
export function recordPlanning(plan: Plan, iteration: number, { architects, critics, assigned }: PlanReports): Plan {
  const freshOf = <T>(all: readonly Stored<T>[]) =>
    all.filter(({ id }) => !plan.merged.includes(id)).toSorted((a, b) => compareHandIns(a.id, b.id));
  const [designs, critiques] = [freshOf(architects), freshOf(critics)];
  const already = plan.iterations.find((one) => one.iteration === iteration);
  if (already !== undefined && designs.length + critiques.length === 0) return plan;
  const sections = designs.reduce(withSections, plan.sections);
  const answers = designs.flatMap(({ id: by, handIn }) => handIn.answers.map((answer) => ({ ...answer, by })));
  const raised = critiques.map(({ id: by, handIn }) => ({ by, handIn }));
  const wanted = designs.flatMap(({ iteration: of, handIn: { claims_to_check, section } }) =>
    claims_to_check.map((text) => ({ text, section, iteration: of })),
  );
  const toCheck = [...plan.claims_to_check, ...wanted];
  const ofNow = (stored: readonly { iteration: number }[]) => stored.filter((one) => one.iteration === iteration);
  const [reported, judged] = [ofNow(architects).length, ofNow(critics).length];
  const partsOf = (agent: string) => assigned.flatMap((one) => (one.agent === agent ? (one.part ?? []) : []));
  const [asked, aspects] = [partsOf('plan-architect'), partsOf('plan-critic')];
  const entry: PlanIteration = {
    iteration,
    valid: (judged > 0 || aspects.length === 0) && (reported + judged) * 2 >= asked.length + aspects.length,
    change: Math.min(1, (already?.change ?? 0) + contentChange(itemsOf(plan), itemsOf({ sections }))),
    aspects,
  };
  return {
    ...plan,
    sections,
    claims_to_check: toCheck.filter(({ text }, at) => toCheck.findIndex((one) => one.text === text) === at),
    defects: updateDefects(plan.defects, iteration, answers, raised),
    iterations: [...plan.iterations.filter((one) => one.iteration !== iteration), entry].sort(
      (a, b) => a.iteration - b.iteration,
    ),
    merged: [...plan.merged, ...[...designs, ...critiques].map(({ id }) => id)].sort(compareHandIns),
  };
}

/** A hand-in replaces its sections as a whole. */
function withSections(before: Plan['sections'], { iteration, handIn }: Stored<PlanHandIn>): Plan['sections'] {
  const own = sectionsIn(handIn);
  return sectionCodes.flatMap((code) => {
    const items = handIn.items.filter(({ id }) => sectionOf(id) === code);
    return own.includes(code) ? [{ code, iteration, items }] : before.filter((one) => one.code === code);
  });
}

/**
 * The share of a plan's content that differs between two versions, from 0 (equal) to 1 (nothing in common): the Jaccard distance of what
 * their items say, word for word. The order of items and words, white space, case and punctuation do not count. The distance is a metric.
 */
export function contentChange(before: readonly PlanItem[], after: readonly PlanItem[]): number {
  const wordsOf = ({ id, ...item }: PlanItem) =>
    Object.entries(item).flatMap(([field, value]) =>
      bareWords([value ?? []].flat().join(' ')).map((word) => `${id} ${field} ${word}`),
    );
  const [left, right] = [new Set(before.flatMap(wordsOf)), new Set(after.flatMap(wordsOf))];
  const all = new Set([...left, ...right]).size;
  return all === 0 ? 0 : 2 - (left.size + right.size) / all;
}

/**
 * Decides from the recorded plan whether planning is over: no open blocker, no faulty item, no empty section, and either little change in
 * the last valid iterations or nobody with a task; or no iterations left. Invalid iterations count only towards that limit.
 * @returns also the verdict as a sentence without its full stop.
 */
export function concludePlanning(
  plan: Plan,
  claims: readonly PlanClaim[],
  scope: PlanScope,
): { isOver: boolean; sentence: string } {
  const { defects, iterations } = plan;
  const named = (what: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${counted(ids.length, what)} (${ids.join(', ')})`];
  const blockers = defects.filter((one) => one.severity === 'blocker' && isUnresolved(one)).map(({ id }) => id);
  const faulty = planProblems(itemsOf(plan), claims).flatMap(({ about }) => about.slice(0, 1));
  const empty = scope.needed.filter((code) => itemsIn(plan, code).length === 0);
  const wrong = [
    ...named('open blocker', blockers),
    ...named('faulty item', [...new Set(faulty)]),
    ...named('empty section', empty),
  ];
  const stable =
    iterations.length - 1 - iterations.findLastIndex(({ valid, change }) => !valid || change >= stableShare);
  const isIdle = Object.values(directPlanning(plan, claims, scope)).every(({ length }) => length === 0);
  if (wrong.length === 0 && (isIdle || stable >= stableIterations))
    return { isOver: true, sentence: 'the plan is finished' };
  const left = defects.filter(isUnresolved).length;
  if (iterations.length >= mostIterations)
    return { isOver: true, sentence: `planning ends at its cap with ${counted(left, 'unresolved objection')}` };
  const { change = 0 } = iterations.at(-1) ?? {};
  const calm =
    change < stableShare
      ? `${counted(left, 'objection')} without an answer or a ruling`
      : `the plan still changes (${Math.round(change * 100)} % in the last iteration, stable below ${stableShare * 100} %)`;
  return { isOver: false, sentence: `${planningGoesOn}${wrong.join('; ') || calm}` };
}

/** Whether each iteration of planning brought something: a change of the plan, or an objection that was settled. */
export function planYields({ iterations, defects }: Pick<Plan, 'iterations' | 'defects'>): IterationYield[] {
  const settled = defects.flatMap(({ history }) => history.filter(({ event }) => event === 'accepted'));
  return iterations.map(({ iteration, valid, change }) => ({
    iteration,
    valid,
    brought: change > 0 || settled.some((one) => one.iteration === iteration),
  }));
}

/** The counts of the plan in the state. */
export function countPlan(plan: Plan) {
  const count = (kind: PlanItem['kind']) => itemsOf(plan).filter((item) => item.kind === kind).length;
  return {
    components_designed: count('component'),
    critic_issues_resolved: plan.defects.filter(({ status }) => status === 'accepted').length,
    open_design_decisions: count('open_decision'),
  };
}

/** The result of an iteration of planning in a few words. */
export function describeResult(plan: Plan, iteration: number, isWriting: boolean): string {
  const items = counted(itemsOf(plan).length, 'item');
  if (isWriting) return `plan written, with ${items}`;
  const entry = plan.iterations.find((one) => one.iteration === iteration);
  const change = entry === undefined ? '' : `, ${Math.round(entry.change * 100)} % of it changed`;
  const open = plan.defects.filter((one) => one.severity === 'blocker' && isUnresolved(one)).length;
  const doubt = entry?.valid === false ? '; not stable: fewer than half of its agents handed in, or no critic' : '';
  return `plan of ${items}${change}${open === 0 ? '' : `, ${counted(open, 'open blocker')}`}${doubt}`;
}
