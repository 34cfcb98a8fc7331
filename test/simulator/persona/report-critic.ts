import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { handsIn, read, resultOf } from './reading.ts';

/** Words that this critic believes of no sentence without a finding. */
const distrusted = /\bthe only (?:one|limiter)|\bbest\b|\bmaintained\b/i;

/** A critic's model: reads its task and the report, and raises every sentence without a finding that says too much. */
export function reportCritic(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const told = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [, assignment = '', file] =
    /\[(i\d+-k\d+)\] Judge (?:the report of \S+; your task in full: (\S+\.md))?/.exec(told) ?? [];
  const task = file === undefined ? told : resultOf(steps, file);
  if (task === undefined) return read(file ?? '');
  const report = /Judge (\S+\.md)\. The findings/.exec(task)?.[1] ?? '';
  const text = resultOf(steps, report);
  if (text === undefined) return read(report);
  const sentences = [...task.matchAll(/^(\d+)\. (\[inference\] )?“(.*?)” (\[no finding\])?/gm)].map(
    ([, number, inference, excerpt = '', bare]) => ({ sentence: Number(number), excerpt, inference, bare }),
  );
  const known = [...task.matchAll(/^- (K\d+) \(\w+\): “([^”]+)”/gm)];
  const isKnown = (sentence: string) => known.some(([, , excerpt = '']) => sentence.includes(excerpt));
  const isFalse = ({ excerpt, bare }: (typeof sentences)[number]) => bare !== undefined && distrusted.test(excerpt);
  return handsIn({
    assignment,
    summary: 'Read the report from its beginning to its end, and its evidence.',
    defects: sentences
      .filter((one) => isFalse(one) && !isKnown(one.excerpt))
      .map(({ excerpt }) => ({
        severity: 'blocker',
        kind: 'uncited',
        excerpt,
        claims: [],
        statement: 'No finding of the report says this.',
        resolution: 'Take the sentence out.',
      })),
    sentences: sentences.map((one) => ({
      sentence: one.sentence,
      carried: isFalse(one)
        ? 'not'
        : one.inference !== undefined
          ? 'inference'
          : one.bare === undefined
            ? 'wholly'
            : 'needs-none',
    })),
    rulings: known.map(([, objection, excerpt = '']) => {
      const isGone = !text.includes(excerpt);
      return {
        objection,
        ruling: isGone ? 'resolved' : 'stands',
        reason: isGone ? 'The sentence is gone.' : 'The sentence stands as it was.',
      };
    }),
  });
}
