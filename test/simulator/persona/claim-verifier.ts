import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf } from './conversation.ts';
import { read, resultOf } from './reading.ts';

interface Batch {
  readonly claims: readonly { claim: string; file: string; quotes: readonly { quote: string }[] }[];
}

/**
 * A verifier's model: reads its list and every page on it, and supports what stands there word for word, unless the page takes it back
 * or grants it under a condition.
 */
export function claimVerifier(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const task = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const assignment = /\[(i\d+-[vw]\d+)\]/.exec(task)?.[1] ?? '';
  const list = /docs\/research-\S+?\/verification\/i\d+-[vw]\d+\.json/.exec(task)?.[0] ?? '';
  const listed = resultOf(steps, list);
  if (listed === undefined) return read(list);
  const { claims } = JSON.parse(listed) as Batch;
  const next = claims.find(({ file }) => resultOf(steps, file) === undefined);
  if (next !== undefined) return read(next.file);
  const verdicts = claims.map(({ claim, file, quotes: [first] }) => {
    const page = resultOf(steps, file) ?? '';
    const correction = /^Correction: .+$/m.exec(page)?.[0];
    if (correction !== undefined)
      return { claim, verdict: 'contradicted', quote: correction, reason: 'The page takes it back.' };
    const condition = /^This holds only .+$/m.exec(page)?.[0];
    if (condition !== undefined) {
      const rewording = `Under a condition: ${condition}`;
      return { claim, verdict: 'qualified', quote: condition, reason: 'The page names a condition.', rewording };
    }
    return first !== undefined && page.includes(first.quote)
      ? { claim, verdict: 'supported', quote: first.quote, reason: 'The page says it in these words.' }
      : { claim, verdict: 'unverified', reason: 'The page does not decide it.' };
  });
  const handIn = { assignment, summary: 'Read every page of the list and compared the words.', verdicts };
  return { content: [{ type: 'text', text: `Done.\n\n\`\`\`json\n${JSON.stringify(handIn, null, 2)}\n\`\`\`` }] };
}
