import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from './conversation.ts';
import { handsIn, read, shown } from './actions.ts';

/** A critic's model: reads its task, and rules on each sentence. */
export function reportCritic(request: ModelRequest, rules: (text: string, findings: string) => object): ModelReply {
  const steps = stepsOf(request);
  const told = toldIn(steps);
  const [, assignment = '', file] =
    /\[(i\d+-k\d+)\] Judge (?:the report of \S+; your task in full: (\S+\.md))?/.exec(told) ?? [];
  const task = file === undefined ? told : shown(steps, file);
  if (task === undefined) return read(file ?? '');
  const sentences = [...task.matchAll(/^(\d+)\. [^“\n]*?(?:“.*?”: )?(\[inference\] )?“(.*?)” (\[.*)$/gm)].map(
    ([, number, inference, text = '', findings = '']) => {
      const n = Number(number);
      return { n, ...(inference === undefined ? rules(text, findings) : { carried: 'inference' }) };
    },
  );
  const summary = 'Read the report from its beginning to its end, and its evidence.';
  return handsIn({ assignment, summary, sentences, unanswered: [] });
}
