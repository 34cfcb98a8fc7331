import type { Outlook } from './outlook.ts';
import {
  type BriefInput,
  goal,
  redirection,
  problemsToFix,
  boundaries,
  shorten,
  heading,
  sentence,
  reportPath,
  agentSteps,
  whenAllAnswered,
} from '../../loop/rules/brief.ts';
import { isSearching, isWriting, shownVerdict } from '../../loop/rules/iteration.ts';
import type { Assignment } from '../../loop/rules/assignment.ts';
import { counted, quotedWords } from '../../base/text.ts';
import { isRecorded } from '../../loop/rules/state.ts';
import { lacksAgents } from '../../loop/rules/agents.ts';
import { excerpt } from '../../base/errors.ts';

/** The input for a brief of research. */
export interface ResearchBriefInput extends BriefInput {
  outlook: Outlook;
  /** The agent that writes the report, in an iteration that does. */
  writer?: Assignment | undefined;
}

/** An open question in a line, with its urgency and other addressees. */
export function describeQuestion({ id, priority, text, escalated, addressee }: Outlook['questions'][number]): string {
  const code = addressee === 'code' ? ', about the code' : '';
  return `- ${id} (${priority}${code}${escalated === true ? ', the user is asked' : ''}): ${quotedWords(text)}`;
}

/** The brief of the current iteration. It is complete, because a compacted session remembers nothing else. */
export function composeBrief(input: ResearchBriefInput): string {
  const { state } = input;
  const material = [goal(input)];
  if (input.redirects.length > 0) material.push(redirection(input));
  material.push(soFar(input));
  if (input.problems.length > 0) material.push(problemsToFix(input));
  const instructions: string[] = [];
  if (isSearching(state) && (!isRecorded(state) || lacksAgents(input))) instructions.push(searchSteps(input));
  else if (!isWriting(state)) instructions.push(lastStep(input));
  if (isWriting(state)) instructions.push(writingSteps(input));
  if (input.acceptance !== undefined) instructions.push(input.acceptance);
  instructions.push(boundaries(input));
  return shorten(heading(input), material, instructions);
}

function soFar({ state, outlook: { questions, checks } }: ResearchBriefInput): string {
  const verdict = shownVerdict(state);
  const lines = [
    `${counted(state.findings_count, 'finding')} from ${counted(state.sources_cited, 'source')}.${verdict === null ? '' : ` ${sentence(excerpt(verdict))}`}`,
  ];
  if (checks !== '') lines.push(sentence(excerpt(checks)));
  lines.push(...questions.map(describeQuestion));
  const heading = questions.length === 0 ? '## So far' : '## So far, with the open questions';
  return `${heading}\n\n${lines.join('\n')}`;
}

function searchSteps(input: ResearchBriefInput): string {
  return [
    '## Steps',
    '',
    ...agentSteps(input),
    `2. ${whenAllAnswered}`,
    ...(isWriting(input.state) ? [] : ['3. End your turn. The next brief comes by itself.']),
  ].join('\n');
}

function lastStep({ state }: ResearchBriefInput): string {
  return `## Steps\n\n1. Iteration ${state.iteration} is recorded. End your turn. The next brief comes by itself.`;
}

/** The steps for starting the agents that write, verify and judge the report, which would fill the session's context itself. */
function writingSteps(input: ResearchBriefInput): string {
  const { state, folder } = input;
  const isLast = isSearching(state);
  const why = isLast
    ? 'There is one iteration only, so the report is completed in it.'
    : 'The search is over; start no researchers.';
  const steps = stepsToRecord(input);
  return [
    isLast ? '## Then write up' : '## Steps',
    '',
    `${why} Agents write ${reportPath(state, folder)}, verify its findings and judge it: start those that \`record\` names, step by step, and read neither findings nor report yourself.`,
    '',
    ...steps,
    `${steps.length === 0 ? '' : '   '}If \`record\` asks for a closing line, end your answer with that line. End your turn.`,
  ].join('\n');
}

/** The steps for the report's agents and `record`; empty while researchers of this iteration have to start. */
function stepsToRecord(input: ResearchBriefInput): string[] {
  const { state, writer } = input;
  if (isSearching(state) && !isRecorded(state)) return [];
  const isOpen = !isSearching(state) && input.assignments.some(({ id }) => !input.finished.has(id));
  if (isOpen) return [...agentSteps(input), `2. ${whenAllAnswered}`];
  if (writer !== undefined) return [...agentSteps({ ...input, assignments: [writer] }), `2. ${whenAllAnswered}`];
  return ['1. Run `autonomous-workflow record`.'];
}
