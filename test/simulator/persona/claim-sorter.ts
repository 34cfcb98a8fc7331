import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';

const leastShared = 0.6;

/** A sorter's model: takes for the same what has most words and all numbers in common. */
export function claimSorter(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const task = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const assignment = /\[(i\d+-s\d+)\]/.exec(task)?.[1] ?? '';
  const pairs = [...task.matchAll(/^(\d+)\.\none: “(.*)”\ntwo: “(.*)”$/gm)];
  const answers = pairs.map(([, pair, one = '', two = '']) => ({ pair: Number(pair), answer: answerOn(one, two) }));
  return {
    content: [
      { type: 'text', text: `Done.\n\n\`\`\`json\n${JSON.stringify({ assignment, answers }, null, 1)}\n\`\`\`` },
    ],
  };
}

function answerOn(first: string, second: string): string {
  const [one, two] = [first, second].map(withoutSpeaker) as [string, string];
  const says = (statement: string, other: string) =>
    statement.length > 10 && statement !== other && other.includes(statement.replace(/[.!?\s]+$/, ''));
  if (says(two, one)) return 'first-says-more';
  if (says(one, two)) return 'second-says-more';
  return saysTheSame(one, two) ? 'same' : 'different';
}

/** A statement in lower case, without who states it. */
function withoutSpeaker(text: string): string {
  return text
    .toLowerCase()
    .replace(/^according to [^,]+, |^.{1,60}? says that |, according to [^,]+$/, '')
    .replace(/[.!?\s]+$/, '');
}

function saysTheSame(one: string, two: string): boolean {
  // Words such as “a” and “for” are in most statements.
  const [left, right] = [one, two].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu)));
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join();
  const shared = [...(left ?? [])].filter((word) => right?.has(word) === true).length;
  return shared >= leastShared * Math.min(left?.size ?? 0, right?.size ?? 0) && numbers(one) === numbers(two);
}
