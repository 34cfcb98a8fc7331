import type { ModelReply, ModelRequest } from '../model-types.ts';
import { agentToolName } from '../request-reader.ts';
import { askedLine, hasRun, resultOf, run, say } from './actions.ts';
import { latestBrief, type ReadBrief } from './brief-reader.ts';
import type { WriterQuirks } from './writing-agent.ts';
import { stepsOf, type Step } from './conversation.ts';
import { underCritique } from './judged-writer.ts';

/** How the main model misbehaves; none by default. */
export interface Quirks {
  /** Ends a wave of searches or writing without `record` until it is told to run it. */
  readonly forgetsRecord?: boolean;
  /** Says that it is done and calls no tool, whatever it is told. */
  readonly onlyTalks?: boolean;
  /** Starts its agents in the background, or every other one, or leaves that to Claude Code when undefined. */
  readonly background?: boolean | 'every other';
  /** Its writers write the whole report, and fix what the checks find; a few lines of findings when undefined. */
  readonly writer?: WriterQuirks;
}

/** The session's model: does what the latest brief says, and nothing it was not told. */
export function mainAgent(request: ModelRequest, quirks: Quirks): ModelReply {
  const steps = stepsOf(request);
  if (quirks.onlyTalks === true) return say('I have thought about it and everything is in order.');
  const line = askedLine(steps);
  if (line !== undefined) return say(line);
  const reentered = skillCall(steps);
  if (reentered !== undefined) return reentered;
  const brief = latestBrief(steps);
  if (brief === undefined) return say('There is nothing for me to do.');
  return nextAction(brief, agentToolName(request) ?? 'Agent', quirks);
}

/** A judge comes last, when all else is done. */
const isJudge = ({ type }: { type: string }) => type.endsWith(':acceptance-judge');

function nextAction(brief: ReadBrief, agentTool: string, quirks: Quirks): ModelReply {
  const started = new Set(agentCalls(brief.since).map(({ id }) => id));
  const missing = brief.agents.filter((agent) => !started.has(agent.id) && !isJudge(agent));
  if (missing.length > 0) return start(brief, missing, agentTool, quirks);
  const reminded = brief.since.some(
    (step) => step.kind === 'told' && /is not complete yet|is not recorded/.test(step.text),
  );
  const isWaiting = answeredAgents(brief.since) < started.size && !hasRun(brief.since, 'record');
  if (isWaiting && !reminded) return say('I am waiting for the agents to hand in.');
  const judged = brief.plan === undefined ? underCritique(brief, agentTool) : undefined;
  if (judged !== undefined) return judged;
  const reply = brief.plan === undefined ? researches(brief, reminded, quirks) : plans(brief);
  if (reply.content.some((block) => block.type === 'tool_use')) return reply;
  if (brief.commands.includes('autonomous-workflow acceptance --run') && !hasRun(brief.since, 'acceptance --run')) {
    return run('autonomous-workflow acceptance --run');
  }
  const judge = brief.agents.filter((agent) => !started.has(agent.id) && isJudge(agent));
  return judge.length > 0 ? start(brief, judge, agentTool, quirks) : reply;
}

function start(brief: ReadBrief, agents: ReadBrief['agents'], agentTool: string, quirks: Quirks): ModelReply {
  return {
    content: agents.map(({ id, type, task }, index) => ({
      type: 'tool_use',
      name: agentTool,
      input: {
        description: `Assignment ${id}`,
        subagent_type: type,
        prompt: `[${id}] ${task}`,
        ...(quirks.background !== undefined && {
          run_in_background: quirks.background === 'every other' ? index % 2 === 1 : quirks.background,
        }),
      },
    })),
  };
}

/** Agents search and write; what is left is to record. */
function researches(brief: ReadBrief, reminded: boolean, quirks: Quirks): ModelReply {
  const records = brief.commands.includes('autonomous-workflow record');
  if (records && !hasRun(brief.since, 'record')) {
    const isWave = !brief.agents.some(({ type }) => type.endsWith(':goal-reader'));
    if (quirks.forgetsRecord === true && isWave && !reminded) return say('All agents have handed in; that will do.');
    return run('autonomous-workflow record');
  }
  const [, closing] =
    /closing lines?:\n([^]*?^Result: .+(?:\n<promise>.*<\/promise>)?)/m.exec(resultOf(brief.since, 'record')) ?? [];
  return say(closing ?? `Iteration ${brief.iteration} is done.`);
}

/** An iteration of planning. */
function plans(brief: ReadBrief): ModelReply {
  if (!hasRun(brief.since, 'record')) return run('autonomous-workflow record');
  const promise = /<promise>.*<\/promise>/.exec(resultOf(brief.since, 'record'))?.[0];
  return say([`Iteration ${brief.iteration} of planning is done.`, promise].filter(Boolean).join('\n'));
}

/** ralph-loop feeds its prompt as plain text: the command in it has to be called through the Skill tool. */
export function skillCall(steps: readonly Step[]): ModelReply | undefined {
  const spoke = steps.findLastIndex((step) => step.kind === 'said' || step.kind === 'called');
  const told = steps.slice(spoke + 1).flatMap((step) => (step.kind === 'told' ? [step.text] : []));
  const since = steps.slice(spoke + 1);
  if (since.some((step) => step.kind === 'answered' || (step.kind === 'told' && step.text.includes('# Brief:'))))
    return undefined;
  const prompt = told.findLast(
    (text) => /(?:^|[\s"])\/autonomous-workflow:/.test(text) && !text.includes('<command-name>'),
  );
  const command = /\/(autonomous-workflow:[a-z-]+)[ \t]*([^\n]*)/.exec(prompt ?? '');
  if (command === null) return undefined;
  return { content: [{ type: 'tool_use', name: 'Skill', input: { skill: command[1] ?? '', args: command[2] ?? '' } }] };
}

function agentCalls(since: readonly Step[]): { id: string }[] {
  return since.flatMap((step) => {
    const id =
      step.kind === 'called' && typeof step.input.prompt === 'string'
        ? /^\[(i\d+-[a-z]+\d+)\]/.exec(step.input.prompt)?.[1]
        : undefined;
    return id === undefined ? [] : [{ id }];
  });
}

/** Agents that have answered: in the result of the call, or later in a notification. */
function answeredAgents(since: readonly Step[]): number {
  const calls = new Set(
    since.flatMap((step) => (step.kind === 'called' && 'subagent_type' in step.input ? [step.id] : [])),
  );
  const direct = since.filter(
    (step) => step.kind === 'answered' && calls.has(step.id) && !step.text.startsWith('Async agent launched'),
  ).length;
  const notified = since
    .filter((step) => step.kind === 'told')
    .reduce((sum, step) => sum + (step.text.match(/<status>(?:completed|failed|killed)<\/status>/g)?.length ?? 0), 0);
  return direct + notified;
}
