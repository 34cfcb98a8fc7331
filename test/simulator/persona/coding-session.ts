import type { ModelReply, ModelRequest } from '../model-types.ts';
import { agentToolName } from '../request-reader.ts';
import { askedLine } from './actions.ts';
import { namedAgent } from './agent-to-start.ts';
import { latestBrief, type ReadBrief } from './brief-reader.ts';
import { stepsOf, type Step } from './conversation.ts';
import { besideEachOther, saysRecorded, sideBySide } from './side-by-side.ts';

/** The session's model in phase C: does what the latest brief and then the latest command say, one thing after the other. */
export function codingSession(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const line = askedLine(steps);
  if (line !== undefined) return say(line);
  const brief = latestBrief(steps);
  if (brief === undefined) return say('There is nothing for me to do.');
  const together = besideEachOther(textOfBrief(steps));
  if (together.length > 0) return sideBySide(together, brief.since, agentToolName(request) ?? 'Agent');
  const workers = brief.agents.filter(({ type }) => !type.endsWith(':acceptance-judge'));
  if (workers.length > 0) return beforeCoding(workers, brief, agentToolName(request) ?? 'Agent');
  const last = lastAnswer(brief.since);
  const text = last === undefined ? textOfBrief(steps) : last.text;
  // What the Stop hook sends back comes behind all answers.
  const since = brief.since.findLast(({ kind }) => kind === 'told' || kind === 'answered');
  const told = since?.kind === 'told' && since.text.includes('is not complete yet') ? since.text : text;
  const agent = agentToolName(request) ?? 'Agent';
  const records = last?.command.includes('record') === true || saysRecorded(text);
  if (records && told === text)
    return told.includes('`autonomous-workflow acceptance --run`')
      ? run('autonomous-workflow acceptance --run')
      : say('The iteration is recorded.');
  if (last?.command.endsWith('acceptance --run') === true) return judged(agent, brief.since);
  if (last?.agent === 'acceptance-judge') return say('What has to be reached is judged.');
  if (/^(?:autonomous-coder|change-judge|code-reviewer)$/.test(last?.agent ?? ''))
    return run(`autonomous-workflow feature verify ${featureOf(brief.since)}`);
  if (last?.agent === 'feature-decomposer') return run('autonomous-workflow record');
  if (told.includes('an agent has to divide it')) return start(agent, 'feature-decomposer', told);
  const named = namedAgent(told);
  if (named !== undefined) return start(agent, ...named);
  const command = /`(autonomous-workflow (?:feature import|feature (?:start|verify) \S+|record))`/.exec(told)?.[1];
  return run(command ?? 'autonomous-workflow record');
}

/** Starts all agents that the brief names, then records what they handed in. */
function beforeCoding(agents: ReadBrief['agents'], { since }: ReadBrief, tool: string): ModelReply {
  const called = since.flatMap((step) => (step.kind === 'called' ? [step.input] : []));
  const isStarted = (id: string) => called.some(({ prompt }) => String(prompt).startsWith(`[${id}]`));
  const missing = agents.filter(({ id }) => !isStarted(id));
  if (missing.length > 0)
    return {
      content: missing.map(({ id, type, task }) => ({
        type: 'tool_use',
        name: tool,
        input: {
          description: `Assignment ${id}`,
          subagent_type: type,
          prompt: `[${id}] ${task}`,
          run_in_background: false,
        },
      })),
    };
  if (called.some(({ command }) => String(command).includes('autonomous-workflow record')))
    return say('The iteration is recorded.');
  return run('autonomous-workflow record');
}

interface Answer {
  text: string;
  command: string;
  agent: string | undefined;
}

function lastAnswer(since: readonly Step[]): Answer | undefined {
  const answer = since.findLast(({ kind }) => kind === 'answered');
  if (answer?.kind !== 'answered') return undefined;
  const call = since.find((step) => step.kind === 'called' && step.id === answer.id);
  const input = call?.kind === 'called' ? call.input : {};
  const agent = typeof input.subagent_type === 'string' ? input.subagent_type.replace(/^.*:/, '') : undefined;
  return { text: answer.text, command: typeof input.command === 'string' ? input.command : '', agent };
}

/** Starts the judge that the record asked for. */
function judged(tool: string, since: readonly Step[]): ModelReply {
  const answers = since.flatMap((step) => (step.kind === 'answered' ? [step.text] : [])).join('\n');
  const [, id, task] = /agent `autonomous-workflow:acceptance-judge`, task: `\[([^\]]+)\]` (.+)$/m.exec(answers) ?? [];
  if (id === undefined || task === undefined) return say('What has to be reached was run.');
  return start(tool, 'acceptance-judge', `[${id}] ${task}`);
}

function textOfBrief(steps: readonly Step[]): string {
  const text = steps
    .flatMap((step) => (step.kind === 'told' || step.kind === 'answered' ? [step.text] : []))
    .findLast((one) => one.includes('# Brief:'));
  return (text ?? '').slice((text ?? '').lastIndexOf('## Steps'));
}

/** The feature whose command was run last. */
function featureOf(since: readonly Step[]): string {
  const commands = since.flatMap((step) => (step.kind === 'called' ? [String(step.input.command)] : []));
  return commands.flatMap((command) => /feature (?:start|verify) (\S+)/.exec(command)?.[1] ?? []).at(-1) ?? '';
}

function start(tool: string, agent: string, prompt: string): ModelReply {
  const input = { description: agent, subagent_type: `autonomous-workflow:${agent}`, prompt, run_in_background: false };
  return { content: [{ type: 'tool_use', name: tool, input }] };
}

function run(command: string): ModelReply {
  return {
    content: [
      { type: 'tool_use', name: 'Bash', input: { command, description: 'Ask the workflow', timeout: 600_000 } },
    ],
  };
}

function say(text: string): ModelReply {
  return { content: [{ type: 'text', text }] };
}
