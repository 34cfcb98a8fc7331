import { thingsIn } from '../../loop/rules/things-of-goal.ts';
import { distinctiveOf } from './distinctive.ts';

/** Claims that are said to answer a question. */
export interface Answering {
  /** The texts of those that came with the answer. */
  own: readonly string[];
  /** The texts of all that are known. */
  known: readonly string[];
}

/**
 * Whether claims answer a question, as far as that shows in their words: one of them names something that it names, and each thing of
 * its lists of names has a claim by now. The things that have none are named.
 */
export function judgeAnswer(question: string, { own, known }: Answering): { isAnswered: boolean; missing: string[] } {
  const things = thingsIn(question);
  // Words that are no names have too many others in their place.
  const asked = [...distinctiveOf(question).names];
  const isNamed = (text: string) => {
    const { stems } = distinctiveOf(text);
    return asked.some((stem) => stems.has(stem)) || things.some((thing) => names(text, thing));
  };
  const isAbout = asked.length + things.length === 0 || own.some((text) => isNamed(text));
  const missing = things.filter((thing) => !known.some((text) => names(text, thing)));
  return { isAnswered: isAbout && missing.length === 0, missing };
}

/** Whether a text names a thing. */
export function names(text: string, thing: string): boolean {
  const words = thing.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
