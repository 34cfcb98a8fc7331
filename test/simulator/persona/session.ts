import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, textsOf, type Step } from '../conversation.ts';
import { command, hasRun, run, say, use } from './actions.ts';

/** How the main model misbehaves; not at all by default. */
export interface SessionQuirks {
  /** Says that it is done and calls no tool, whatever it is told. */
  readonly onlyTalks?: boolean;
  /** Starts its agents in the background, or leaves that to Claude Code when undefined. */
  readonly background?: boolean;
}

/** The session's model: does at once all that the newest texts name, and ends its turn where they name nothing. */
export function session(request: ModelRequest, { onlyTalks = false, background }: SessionQuirks = {}): ModelReply {
  const steps = stepsOf(request);
  if (onlyTalks) return say('I have thought about it and everything is in order.');
  const line = askedLine(steps);
  if (line !== undefined) return say(line);
  const fed = skillCall(steps);
  if (fed !== undefined) return fed;
  const reply = (agents: readonly Agent[], commands: readonly string[] = []): ModelReply => ({
    content: [
      ...agents.map(([type, prompt]) => {
        const input = { description: type, subagent_type: `autonomous-workflow:${type}`, prompt };
        return use('Agent', { ...input, ...(background !== undefined && { run_in_background: background }) });
      }),
      ...commands.map((one) => command(`autonomous-workflow ${one}`)),
    ],
  });

  const news = steps.slice(steps.findLastIndex(({ kind }) => kind === 'called' || kind === 'said') + 1);
  const named = [
    ...new Map(
      textsOf(news)
        .flatMap(agentsIn)
        .map((agent) => [agent[1], agent]),
    ).values(),
  ];
  const commands = [...new Set(textsOf(news).flatMap(commandsIn))];
  if (named.length + commands.length > 0) return reply(named, commands);

  const asked = steps.findLastIndex((step) => textsOf([step]).some((text) => agentsIn(text).length > 0));
  const begun = steps.findLastIndex((step) => textsOf([step]).some((text) => text.includes('# Brief:')));
  if (begun === -1) return say('There is nothing for me to do.');
  const since = steps.slice(begun);
  const calls = since.filter((step) => step.kind === 'called' && step.input.subagent_type !== undefined);
  const features = new Set(calls.filter((step) => hasAnswered(news, step)).flatMap(featureOf));
  if (features.size > 0)
    return reply(
      [],
      Array.from(features, (id) => `feature verify ${id}`),
    );
  if (!calls.every((step) => hasAnswered(since, step))) return say('I wait until I am called.');
  const after = steps.slice(Math.max(asked, begun) + 1);
  const isRecorded = hasRun(after, 'record') || textsOf(after).some(saysRecorded);
  if (calls.length > 0 && !isRecorded) return run('autonomous-workflow record');
  const told = textsOf(since).join('\n');
  if (told.includes('`autonomous-workflow acceptance --run`') && !hasRun(since, 'acceptance --run'))
    return run('autonomous-workflow acceptance --run');
  const last = assigned(told).findLast(([type]) => type === judge);
  const isJudged = calls.some((step) => step.kind === 'called' && step.input.prompt === last?.[1]);
  return last === undefined || isJudged ? say('Nothing is left to do.') : reply([last]);
}

type Agent = readonly [type: string, prompt: string];

/** A judge comes last, when all else is done. */
const judge = 'acceptance-judge';

/** Whether an answer says that the iteration was recorded with it. */
const saysRecorded = (text: string): boolean =>
  /^(?:Nothing is left to do|The workflow ends here|Left to do:|Fix nothing of what)/m.test(text);

/** A text may hold an old brief and, behind it, the present one: so it is after a compaction. */
const newest = (text: string): string => text.slice(Math.max(0, text.lastIndexOf('# Brief:')));

const assigned = (text: string): Agent[] =>
  [...newest(text).matchAll(/^ *- agent `autonomous-workflow:([\w-]+)`, task: `(\[[^\]]+\])` (.+)$/gm)].map(
    ([, type = '', id = '', task = '']) => [type, `${id} ${task}`],
  );

/** The agents that a text says to start. */
function agentsIn(text: string): Agent[] {
  if (text.includes('an agent has to divide it')) return [['feature-decomposer', text]];
  const named = newest(text).matchAll(
    /[Ss]tart (?:a new|the) agent `autonomous-workflow:([\w-]+)` with this prompt and nothing else: `([^`]+)`/g,
  );
  const alone = Array.from(named, ([, type = '', prompt = '']): Agent => [type, prompt]);
  return [...alone, ...assigned(text).filter(([type]) => type !== judge)];
}

/** The commands that a text says to run, where it names no agents. */
function commandsIn(text: string): string[] {
  if (agentsIn(text).length > 0) return [];
  const latest = newest(text);
  const features = latest.includes('is not complete yet')
    ? /`autonomous-workflow (feature verify [^`]+)`/g
    : /`autonomous-workflow (feature start [^`]+|feature import)`/g;
  const found = Array.from(latest.matchAll(features), ([, one = '']) => one);
  const isOver = saysRecorded(latest) || /^The iteration is recorded|comes too early/m.test(latest);
  const record = /[Rr]un `autonomous-workflow (record|compile)`/.exec(latest)?.[1];
  return found.length > 0 || isOver || record === undefined ? found : [record];
}

/** Whether the agent of a call has ended: in the answer of the tool, or in news of it later. */
const hasAnswered = (steps: readonly Step[], call: Step): boolean =>
  call.kind === 'called' &&
  steps.some(
    (step) =>
      (step.kind === 'answered' && step.id === call.id && !step.text.includes('Async agent launched')) ||
      (step.kind === 'told' && step.text.includes(`<tool-use-id>${call.id}</tool-use-id>`)),
  );

/** The feature that an agent worked on. */
function featureOf(call: Step): string[] {
  const prompt = call.kind === 'called' ? String(call.input.prompt) : '';
  const feature = /tasks\/([\w-]+?)(?:-review|-questions)?\.md/.exec(prompt)?.[1];
  return feature === undefined || /^i\d+-/.test(feature) ? [] : [feature];
}

/** The line that the session was told to end its answer with since it spoke last; undefined when it was not. */
function askedLine(steps: readonly Step[]): string | undefined {
  const since = steps.slice(steps.findLastIndex(({ kind }) => kind === 'said') + 1);
  return /th(?:is|ese) (?:closing )?lines?:\n([^]*?^Result: .+(?:\n<promise>.*<\/promise>)?)/m.exec(
    textsOf(since).join('\n'),
  )?.[1];
}

/** ralph-loop feeds its prompt as plain text: the command in it has to be called through the Skill tool. */
function skillCall(steps: readonly Step[]): ModelReply | undefined {
  const since = steps.slice(steps.findLastIndex(({ kind }) => kind === 'said' || kind === 'called') + 1);
  if (since.some((step) => step.kind === 'answered') || textsOf(since).some((text) => text.includes('# Brief:')))
    return undefined;
  const prompt = textsOf(since).findLast(
    (text) => /(?:^|[\s"])\/autonomous-workflow:/.test(text) && !text.includes('<command-name>'),
  );
  const [, skill, args = ''] = /\/(autonomous-workflow:[a-z-]+)[ \t]*([^\n]*)/.exec(prompt ?? '') ?? [];
  return skill === undefined ? undefined : { content: [use('Skill', { skill, args })] };
}
