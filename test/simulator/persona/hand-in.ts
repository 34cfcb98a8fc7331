import type { ModelReply, ModelRequest } from '../model-types.ts';
import { offeredTools, stepsOf, type Step } from '../conversation.ts';
import { call, say, use } from './actions.ts';

/** How small models write a file of JSON. */
export type WritingHabit = 'plain' | 'fenced' | 'escaped' | 'in words' | 'wrong name' | 'wrong first';

/**
 * What an agent does that has this to say: a hand-in, which ends its answer, is written into the file that its task names; when that is
 * done, it ends with one sentence. Words without a hand-in are its end.
 */
export function handingIn(request: ModelRequest, reply: () => ModelReply, habit: WritingHabit = 'plain'): ModelReply {
  const steps = stepsOf(request);
  const writes = steps.filter(isHandIn);
  const last = writes.at(-1);
  const since = steps.slice(last === undefined ? 0 : steps.indexOf(last) + 1);
  const isFaulty = since.some(
    (step) => (step.kind === 'told' || step.kind === 'answered') && /cannot be taken yet|no other file/.test(step.text),
  );
  if (last !== undefined && !isFaulty) return ends(request);
  const given = reply();
  const [block] = given.content;
  const json = block?.type === 'text' ? /```json\n([^]*)\n```/.exec(block.text)?.[1] : undefined;
  if (json === undefined)
    return block?.type === 'text' && given.content.length === 1 ? ends(request, block.text) : given;
  const file = handInOf(steps);
  const named = habit === 'wrong name' && writes.length === 0 ? file.replace(/[^/]*$/, 'hand-in.json') : file;
  const content = written(json, habit, writes.length === 0);
  const isSame = last?.kind === 'called' && last.input.content === content && last.input.file_path === named;
  if (isSame) return ends(request);
  return { ...given, content: [use('Write', { file_path: named, content })] };
}

function written(json: string, habit: WritingHabit, isFirst: boolean): string {
  switch (habit) {
    case 'fenced':
      return `\`\`\`json\n${json}\n\`\`\``;
    case 'escaped':
      return JSON.stringify(json);
    case 'in words':
      return `Here is my hand-in:\n${json}\nThat is all.`;
    case 'wrong first':
      return isFirst ? json.replace(/"quote": "/, '"quote": "",\n "was": "') : json;
    case 'plain':
    case 'wrong name':
      return json;
  }
}

const isHandIn = (step: Step): boolean =>
  step.kind === 'called' && step.name === 'Write' && /\/wave\/[^/]*\.json$/.test(String(step.input.file_path));

/** The path at the end of an agent's task. */
const handInOf = (steps: readonly Step[]): string =>
  steps.flatMap((step) =>
    step.kind === 'told' ? (/^Your hand-in: (\S+\.json)/m.exec(step.text)?.[1] ?? []) : [],
  )[0] ?? '';

/** In auto mode an agent hands back; elsewhere it ends with words. */
function ends(request: ModelRequest, text = 'My hand-in is written.'): ModelReply {
  if (!offeredTools(request).includes('SubagentHandback')) return say(text);
  return call('SubagentHandback', { message: text });
}
