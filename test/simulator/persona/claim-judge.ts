import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { handsIn } from './reading.ts';

const leastShared = 0.6;

/**
 * A judge's model: a passage says what has most words and all numbers in common with it, and two findings are the same by that rule. What
 * stands in its page serves and answers the first question.
 */
export function claimJudge(request: ModelRequest): ModelReply {
  const task = stepsOf(request)
    .flatMap((step) => (step.kind === 'told' ? [step.text] : []))
    .join('\n');
  const assignment = /\[(i\d+-s\d+)\]/.exec(task)?.[1] ?? '';
  const questions = [...task.matchAll(/^- (Q\d{3,}): /gm)].map(([, id = '']) => id);
  const answers = task
    .split(/^## \d+$/m)
    .slice(1)
    .map((item, at) => answerOn(item, at + 1, questions[0] ?? 'none'));
  const by = answers.flatMap(({ n, page_says }) => (page_says === 'yes' ? [n] : []));
  const ruled = questions.map((id) => ({ id, answered: by.length === 0 ? 'no' : 'fully', by }));
  return handsIn({ assignment, answers, questions: ruled });
}

function answerOn(item: string, n: number, question: string) {
  const [, statement = ''] = /^Statement: “([^]*?)”$/m.exec(item) ?? [];
  const passage = (/^Passage:\n((?:> ?.*\n?)+)/m.exec(item)?.[1] ?? '').replace(/^> ?/gm, '').trim();
  const near = [...item.matchAll(/^- (C\d{3,}): “([^]*?)”$/gm)].map(([, to = '', text = '']) => ({ to, text }));
  const says = passage.startsWith('searched for') || saysTheSame(statement, passage);
  return {
    n,
    page_says: says ? ('yes' as const) : ('no' as const),
    ...(says && {
      words:
        passage
          .split('\n')
          .find((line) => line.trim() !== '')
          ?.trim() ?? '',
    }),
    kind: 'behaviour',
    about: 'other',
    serves: says ? question : 'none',
    near: near.flatMap(({ to, text }) => (isSame(statement, text) ? [{ to, is: 'same' }] : [])),
  };
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

function saysTheSame(statement: string, passage: string): boolean {
  const [own, theirs] = [wordsIn(statement), wordsIn(passage)];
  const shared = [...own].filter((word) => theirs.has(word)).length;
  return shared >= leastShared * own.size && numbersIn(statement).every((number) => passage.includes(number));
}

function isSame(one: string, two: string): boolean {
  return saysTheSame(one, two) && saysTheSame(two, one);
}
