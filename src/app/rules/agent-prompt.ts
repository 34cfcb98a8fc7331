import { cut, excerpt, oneLine, printable } from '../../base/errors.ts';
import { paragraphs } from '../../base/text.ts';
import { type Assignment, isFinder, hasWholePrompt, type Wave } from '../../loop/rules/agents.ts';
import { goal, quoted, steering, type BriefInput } from '../../loop/rules/brief.ts';
import { anotherWay } from '../../loop/rules/iteration.ts';
import { type Outlook, describeQuestion } from '../../research/rules/research-brief.ts';
import { needsOf } from '../../research/rules/questions.ts';

export interface AgentPromptInput extends BriefInput {
  assignment: Assignment;
  outlook: Pick<Outlook, 'questions' | 'pages'>;
  writing?: string | undefined;
  /** Files of the project that the goal names, and their texts: researchers cannot read files. */
  named?: readonly { file: string; text: string }[];
}

const mostOfFile = 2_500;

/**
 * The whole prompt of an agent, so that the session need not repeat the goal for each: its task, the goal with its constraints, the
 * redirects of the user since, and results that it need not search again. Undefined for agents whose task names a file with all they need.
 */
export function agentPrompt(input: AgentPromptInput): string | undefined {
  const { assignment, redirects, folder, outlook } = input;
  const { id, agent, task } = assignment;
  if (agent === 'report-writer' && input.writing !== undefined) {
    return paragraphs([
      `[${id}] ${task}; what exactly stands below the goal.`,
      goal(input),
      steering(redirects),
      `## Your task\n\n${input.writing}`,
    ]);
  }
  if (!hasWholePrompt(agent) || agent === 'report-writer') return undefined;
  if (agent === 'goal-reader') return paragraphs([`[${id}] ${task}`, goal(input, true), steering(redirects)]);
  const parts = [`[${id}] ${task}`, goal(input)];
  if (agent === 'researcher') parts.push(...namedFiles(input));
  parts.push(steering(redirects), anotherWay(input.state));
  if (!isFinder(agent)) parts.push(`The folder of the workflow: ${folder}/`);
  else parts.push(...openQuestions(input));
  if (agent === 'experimenter') parts.push(`Your scratch folder: ${folder}/trials/${id}/`);
  if (agent === 'researcher' && outlook.pages.length > 0) parts.push(pagesRead(outlook.pages));
  return paragraphs(parts);
}

function namedFiles({ named = [] }: AgentPromptInput): string[] {
  return named.map(({ file, text }) => {
    const shown = text.length <= mostOfFile ? text : `${cut(text, mostOfFile)}…`;
    return `The project's file ${excerpt(file)}, which the goal names, ${shown === text ? 'says' : `begins (of ${text.length} characters)`}:\n\n${quoted(printable(shown))}`;
  });
}

/** Open questions of others; those about code only for the agent that can read it. */
function openQuestions({ assignment: { agent, follows = '' }, outlook, state }: AgentPromptInput): string[] {
  const own = needsOf(follows);
  const others = outlook.questions.filter(
    ({ id, addressee }) => !own.includes(id) && (agent === 'repo-analyst' || addressee !== 'code'),
  );
  const isWhole = (text: string) => oneLine(text) === oneLine(state.prompt);
  const lines = others.map((question) =>
    isWhole(question.text) ? `- ${question.id}: the goal as a whole` : describeQuestion(question),
  );
  return lines.length === 0 ? [] : [`## Other open questions\n\n${lines.join('\n')}`];
}

const mostOfPages = 1_500;

/** The addresses of stored pages, without findings. */
function pagesRead(pages: readonly string[]): string {
  const heading =
    '## Pages read already\n\nTheir text is stored: WebFetch of `https://<address>#stored` gives its passages on what you ask, word for word. Fetch one as it is only for what may have changed.\n\n';
  const shown: string[] = [];
  for (const page of pages.map((one) => excerpt(one.replace(/^https?:\/\//, '')))) {
    if ([...shown, page].join(' ').length > mostOfPages) break;
    shown.push(page);
  }
  return `${heading}${shown.join(' ')}`;
}

/**
 * Why a reporting agent may not start; undefined when it may. Prevents work for briefs of earlier iterations, which the model may
 * see again after compaction, and a second agent for one task, because the hand-in could not be used.
 */
export function refuseStart(
  { agent, assignment }: { agent: string; assignment: string | null },
  { iteration, assignments, finished, atWork }: Pick<Wave, 'iteration' | 'assignments' | 'finished' | 'atWork'>,
): string | undefined {
  const now = `iteration ${iteration} is in progress → \`autonomous-workflow brief\` prints its brief`;
  if (assignment === null) return `The task of a ${agent} begins with the id of its assignment; ${now}`;
  if (!assignments.some(({ id }) => id === assignment))
    return `${assignment} is no assignment of this iteration; ${now}`;
  if (finished.has(assignment)) return `${assignment} is finished already; ${now}`;
  return atWork.some(({ about }) => about === assignment)
    ? `An agent is at work on ${assignment} already → wait for it; if it has failed, end your turn, and it may be started again`
    : undefined;
}
