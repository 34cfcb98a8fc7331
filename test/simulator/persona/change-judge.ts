import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';

/** A judge's model: a test that only has another name is the same; all else is weaker, and nobody asked for it. */
export function changeJudge(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const prompt = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [task] = steps.flatMap((step) => (step.kind === 'answered' ? [step.text] : []));
  if (task === undefined) {
    const file_path = /Your task is (\/\S+)/.exec(prompt)?.[1] ?? '';
    return { content: [{ type: 'tool_use', name: 'Read', input: { file_path } }] };
  }
  // Read numbers the lines that it shows.
  const text = task.replace(/^ *\d+[\t→]/gm, '');
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
  return { content: [{ type: 'text', text: `Judged.\n\n\`\`\`json\n${JSON.stringify(handIn, null, 2)}\n\`\`\`` }] };
}
