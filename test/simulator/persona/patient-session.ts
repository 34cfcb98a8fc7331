import type { ModelReply, ModelRequest, ReplyBlock } from '../model-types.ts';
import { agentToolName } from '../request-reader.ts';
import { namedAgents } from './agent-to-start.ts';
import { latestBrief } from './brief-reader.ts';
import { stepsOf, type Step } from './conversation.ts';

/**
 * The session's model in phase C where agents work in the background: does at once all that the newest text names, and ends its turn
 * where nothing is named.
 */
export function patientSession(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const news = steps.slice(steps.findLastIndex(({ kind }) => kind === 'called' || kind === 'said') + 1);
  const texts = news.flatMap((step) => (step.kind === 'told' || step.kind === 'answered' ? [step.text] : []));
  const isLaunch = (text: string) => text.includes('Async agent launched');
  const tool = agentToolName(request) ?? 'Agent';
  const calls = texts.filter((text) => !isLaunch(text)).flatMap((text) => named(tool, text));
  if (calls.length > 0) return { content: calls };
  if (texts.some(isLaunch)) return say('I wait until I am called.');
  const answered = texts.map((text) => /<tool-use-id>([^<]+)<\/tool-use-id>/.exec(text)?.[1]).find(Boolean);
  return answered === undefined ? say('Nothing is left to do.') : afterAgent(steps, answered);
}

/** The agents and commands that a text names, all of which may be called in one answer. */
function named(tool: string, text: string): ReplyBlock[] {
  const latest = text.slice(Math.max(0, text.lastIndexOf('# Brief:')));
  const agents = namedAgents(latest).map(([type, prompt]) => start(tool, type, prompt));
  const assigned = latestBrief([{ kind: 'told', text: latest }])?.agents ?? [];
  const workers = assigned.map(({ id, type, task }) => start(tool, type.replace(/^.*:/, ''), `[${id}] ${task}`));
  const isSentBack = latest.includes('is not complete yet');
  const wanted = isSentBack
    ? /`autonomous-workflow (feature verify [^`]+)`/g
    : /`autonomous-workflow (feature start [^`]+|feature import)`/g;
  const ids = [...latest.matchAll(wanted)];
  const commands = ids.map(([, command = '']) => run(`autonomous-workflow ${command}`));
  if (agents.length > 0 || workers.length > 0) return [...agents, ...workers];
  const isOver = /^Nothing is left to do|^The workflow ends here|^The iteration is recorded|comes too early/m.test(
    latest,
  );
  return commands.length > 0 || isOver || !/[Rr]un `autonomous-workflow record`/.test(latest)
    ? commands
    : [run('autonomous-workflow record')];
}

/** The step that instructions name for an agent that has answered, where no newer text names the next step. */
function afterAgent(steps: readonly Step[], call: string): ModelReply {
  const input = (id: string) => steps.find((step) => step.kind === 'called' && step.id === id);
  const own = input(call);
  const prompt = own?.kind === 'called' ? String(own.input.prompt) : '';
  const feature = /tasks\/([\w-]+?)(?:-review|-questions)?\.md/.exec(prompt)?.[1];
  if (feature !== undefined && !/^i\d+-/.test(feature))
    return { content: [run(`autonomous-workflow feature verify ${feature}`)] };
  const since = latestBrief(steps)?.since ?? [];
  const started = since.filter((step) => step.kind === 'called' && step.input.subagent_type !== undefined).length;
  const back = since.filter((step) => step.kind === 'told' && step.text.includes('<task-notification>')).length;
  return back < started ? say('Others are still at work.') : { content: [run('autonomous-workflow record')] };
}

function start(tool: string, agent: string, prompt: string): ReplyBlock {
  const input = { description: agent, subagent_type: `autonomous-workflow:${agent}`, prompt };
  return { type: 'tool_use', name: tool, input };
}

function run(command: string): ReplyBlock {
  const input = { command, description: 'Ask the workflow', timeout: 600_000 };
  return { type: 'tool_use', name: 'Bash', input };
}

function say(text: string): ModelReply {
  return { content: [{ type: 'text', text }] };
}
