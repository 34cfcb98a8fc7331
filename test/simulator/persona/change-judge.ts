import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from './conversation.ts';
import { handsIn, read, shown } from './actions.ts';

/** A judge's model: a test that only has another name is the same; all else is weaker, and nobody asked for it. */
export function changeJudge(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const file = /Your task is (\/\S+)/.exec(toldIn(steps))?.[1] ?? '';
  const text = shown(steps, file);
  if (text === undefined) return read(file);
  const [, feature = '', attempt = '', list = ''] =
    /For your hand-in: feature (\S+), attempt (\d+), list (\S+)\./.exec(text) ?? [];
  const answers = text
    .split(/^## \d+$/m)
    .slice(1)
    .map((item, at) => {
      const isRenamed = / is gone$/m.test(item) && /^\+.*(?:test\(|def test_)/m.test(item);
      return { n: at + 1, verdict: isRenamed ? 'same' : 'weaker', why: 'The item shows that as it is.' };
    });
  const handIn = { feature, attempt: Number(attempt), list, answers };
  return handsIn(handIn);
}
