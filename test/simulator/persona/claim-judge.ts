import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from '../conversation.ts';
import { handsIn } from './actions.ts';

const leastShared = 0.6;

/** One item of a judge's list. */
export interface JudgedItem {
  readonly statement: string;
  readonly passage: string;
  readonly near: readonly { readonly to: string; readonly text: string }[];
}

/** Who judges. */
interface Judge {
  /** What it says of an item, of questions by id. */
  readonly judge: (item: JudgedItem, questions: readonly Question[]) => object & { page_says: string };
  /** Whether the statements that hold answer a question; all that hold, where it says nothing. */
  readonly answers?: (question: string, statement: string) => boolean;
}
interface Question {
  readonly id: string;
  readonly text: string;
}

/**
 * A judge's model: a passage says what has most words and all numbers in common with it, and two findings are the same by that rule. What
 * stands in its page serves and answers the first question.
 */
const byWords: Judge = {
  judge: ({ statement, passage, near }, questions) => {
    const says = passage.startsWith('searched for') || saysTheSame(statement, passage);
    return {
      page_says: says ? 'yes' : 'no',
      ...(says && {
        words:
          passage
            .split('\n')
            .find((line) => line.trim() !== '')
            ?.trim() ?? '',
      }),
      kind: 'behaviour',
      about: 'other',
      serves: says ? (questions[0]?.id ?? 'none') : 'none',
      near: near.flatMap(({ to, text }) => (isSame(statement, text) ? [{ to, is: 'same' }] : [])),
    };
  },
};

/** A judge's hand-in about the list of its task. */
export function claimJudge(request: ModelRequest, { judge, answers = () => true }: Judge = byWords): ModelReply {
  const task = toldIn(stepsOf(request));
  const assignment = /\[(i\d+-s\d+)\]/.exec(task)?.[1] ?? '';
  const questions = [...task.matchAll(/^- (Q\d{3,}): “([^]*?)”$/gm)].map(([, id = '', text = '']) => ({ id, text }));
  const items = itemsOf(task);
  const judged = items.map((item, at) => ({ n: at + 1, ...judge(item, questions) }));
  const ruled = questions.map(({ id, text }) => {
    const by = judged.flatMap(({ n, page_says }) =>
      page_says === 'yes' && answers(text, items[n - 1]?.statement ?? '') ? [n] : [],
    );
    return { id, answered: by.length === 0 ? 'no' : 'fully', by };
  });
  return handsIn({ assignment, answers: judged, questions: ruled });
}

/** The items of a judge's task. */
export const itemsOf = (task: string): JudgedItem[] => {
  const items = task.split(/^## \d+$/m);
  return items.slice(1).map((item) => itemOf(item, items[Number(/^Passage: as in (\d+)$/m.exec(item)?.[1])] ?? item));
};

const itemOf = (item: string, holder: string): JudgedItem => ({
  statement: /^Statement: “([^]*?)”$/m.exec(item)?.[1] ?? '',
  passage: (/^Passage:\n((?:> ?.*\n?)+)/m.exec(holder)?.[1] ?? '').replace(/^> ?/gm, '').trim(),
  near: [...item.matchAll(/^- (C\d{3,}): “([^]*?)”$/gm)].map(([, to = '', text = '']) => ({ to, text })),
});

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
