import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from './conversation.ts';
import { handsIn, read, shown } from './actions.ts';

/** Words that this critic believes of no sentence without a finding. */
const distrusted = /\bthe only (?:one|limiter)|\bbest\b|\bmaintained\b/i;

/** Whether a finding says what a sentence says, as far as equal words show it: this web has one wording of each fact. */
function isSaid(text: string, findings: string): boolean {
  const wordsOf = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(wordsOf(findings));
  const own = wordsOf(text);
  return own.filter((word) => known.has(word)).length * 2 >= own.length;
}

/** A critic's model: reads its task, and rules on each sentence, by common words unless somebody else does. */
export function reportCritic(
  request: ModelRequest,
  rules: (text: string, findings: string) => object = ruledByWords,
): ModelReply {
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

function ruledByWords(text: string, findings: string): object {
  if (findings.startsWith('[no finding]'))
    return distrusted.test(text)
      ? { carried: 'not', lacks: 'No finding of the report says this.' }
      : { carried: 'needs-none' };
  return isSaid(text, findings) || !/^\[C\d+: [^\]]*\]$/.test(findings)
    ? { carried: 'wholly' }
    : { carried: 'not', lacks: 'The finding is about something else.' };
}
