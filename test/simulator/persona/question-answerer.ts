import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { handsIn, read, resultOf } from './reading.ts';

/** The model of the agent that answers coders: reads the question, the coder's task and the plan that it names, and quotes that. */
export function questionAnswerer(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const told = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const file = /Your task is (\/\S+\.md)/.exec(told)?.[1] ?? '';
  const questions = resultOf(steps, file);
  if (questions === undefined) return read(file);
  const taskFile = /The coder was given (\/\S+\.md)/.exec(questions)?.[1] ?? '';
  const task = resultOf(steps, taskFile);
  if (task === undefined) return read(taskFile);
  const plan = /It comes from (\S+?):\d+/.exec(task)?.[1] ?? '';
  const text = resultOf(steps, plan);
  if (text === undefined) return read(plan);
  const [, feature, attempt] = /Questions about feature (\S+), attempt (\d+)/.exec(questions) ?? [];
  const name = /Which number does (\w+)\(\) give/.exec(questions)?.[1] ?? '';
  const [excerpt, number] = new RegExp(`^The function ${name} gives (\\d+)\\.$`, 'm').exec(text) ?? [];
  const answer =
    excerpt === undefined
      ? { question: 1, answer: null }
      : { question: 1, answer: `It gives ${number}.`, decides: 'fully', evidence: { file: plan, excerpt } };
  return handsIn({ feature, attempt: Number(attempt), answers: [answer] });
}
