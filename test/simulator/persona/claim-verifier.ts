import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from './conversation.ts';
import { handsIn } from './actions.ts';

/** A verifier's model: supports what stands word for word in the passages of its task. */
export function claimVerifier(request: ModelRequest): ModelReply {
  const task = toldIn(stepsOf(request));
  const assignment = /\[(i\d+-[vw]\d+)\]/.exec(task)?.[1] ?? '';
  const claims = task.split(/^## /m).flatMap((section) => {
    const page = section.replace(/^(?!> ).*$/gm, '').replace(/^> /gm, '');
    const listed = section.matchAll(/^- (C\d+): “.*”\n {2}quoted for it: (?:\(1\) )?“(.*?)”/gm);
    return [...listed].map(([, claim = '', quote = '']) => ({ claim, quote, page }));
  });
  const verdicts = claims.map(({ claim, quote, page }) => {
    const [, term] = /^searched for '(.*?)'/.exec(quote) ?? [];
    if (term !== undefined)
      return { claim, verdict: 'supported', searched: [term], reason: 'A search there finds nothing, too.' };
    return page.replace(/\s+/g, ' ').includes(quote)
      ? { claim, verdict: 'supported', quote, reason: 'The page says it in these words.' }
      : { claim, verdict: 'unverified', reason: 'The page does not decide it.' };
  });
  return handsIn({ assignment, verdicts });
}
