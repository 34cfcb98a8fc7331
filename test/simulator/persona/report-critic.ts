import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { handsIn, read, resultOf } from './reading.ts';

/** Words that this critic believes of no sentence without a finding. */
const distrusted = /\bthe only (?:one|limiter)|\bbest\b|\bmaintained\b/i;

/** A critic's model: reads its task and the report, and raises every sentence without a finding that says too much. */
export function reportCritic(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const told = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [, assignment = '', report = '', file] =
    /\[(i\d+-k\d+)\] Judge (\S+\.tex)(?:; your task in full: (\S+\.md))?/.exec(told) ?? [];
  const task = file === undefined ? told : resultOf(steps, file);
  if (task === undefined) return read(file ?? '');
  const text = resultOf(steps, report);
  if (text === undefined) return read(report);
  const suspects = [...task.matchAll(/^- [^:“]+: “(.+)”$/gm)].map(([, sentence = '']) => sentence);
  const known = [...task.matchAll(/^- (K\d+) \(\w+\): “([^”]+)”/gm)];
  const isKnown = (sentence: string) => known.some(([, , excerpt = '']) => sentence.includes(excerpt));
  return handsIn({
    assignment,
    summary: 'Read the report from its beginning to its end, and its evidence.',
    defects: suspects
      .filter((sentence) => distrusted.test(sentence) && text.includes(sentence) && !isKnown(sentence))
      .map((excerpt) => ({
        severity: 'blocker',
        kind: 'uncited',
        excerpt,
        claims: [],
        statement: 'No finding of the report says this.',
        resolution: 'Take the sentence out.',
      })),
    summary_sentences: [...task.matchAll(/^(\d+)\. “.*?” (\[no finding\])?/gm)].map(([, number, bare]) => ({
      sentence: Number(number),
      carried: bare === undefined ? 'wholly' : 'inference',
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
