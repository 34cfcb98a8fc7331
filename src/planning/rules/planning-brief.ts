import { excerpt } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import {
  agentSteps,
  goal,
  heading,
  problemsToFix,
  redirection,
  shorten,
  whenAllAnswered,
  type BriefInput,
} from '../../loop/rules/brief.ts';
import { isWriting, shownVerdict } from '../../loop/rules/iteration.ts';

/**
 * The brief of an iteration of planning, which contains everything that the session needs.
 * @param objections how many objections to the plan are not resolved.
 */
export function composePlanningBrief(input: BriefInput & { objections: number }): string {
  const { state, folder, objections, assignments } = input;
  const verdict = shownVerdict(state);
  const soFar = [
    `${state.findings_count} findings from ${state.sources_cited} sources.${verdict === null ? ' Planning begins.' : ` Verdict: ${excerpt(verdict)}.`}`,
    ...(objections === 0
      ? []
      : [`${counted(objections, 'objection')} not resolved: \`autonomous-workflow plan --items\` prints them.`]),
  ];
  const agents = assignments.length === 0 ? [] : agentSteps(input);
  const isLast = isWriting(state);
  const last = `This iteration completes the plan${agents.length > 0 ? '.' : '; start no architects and no critics.'}`;
  const recorded = agents.length === 0 ? 'Run `autonomous-workflow record`.' : whenAllAnswered;
  const own = [
    `${recorded}${isLast ? ' If it asks for a closing line, end your answer with that line.' : ''}`,
    isLast ? 'End your turn.' : 'End your turn. The next brief comes by itself.',
  ];
  const first = agents.length === 0 ? 1 : 2;
  const steps = [...(isLast ? [last, ''] : []), ...agents, ...own.map((step, index) => `${index + first}. ${step}`)];
  const material = [
    goal(input),
    ...(input.redirects.length === 0 ? [] : [redirection(input)]),
    `## So far\n\n${soFar.join('\n')}`,
    ...(input.problems.length === 0 ? [] : [problemsToFix(input)]),
  ];
  const instructions = [
    `## Steps\n\n${steps.join('\n')}`,
    ...(input.acceptance === undefined ? [] : [input.acceptance]),
    `## Boundaries

- Do not write items yourself: architects hand them in.
- Edit nothing in ${folder}/: the CLI writes its files.`,
  ];
  return shorten(heading(input), material, instructions);
}
