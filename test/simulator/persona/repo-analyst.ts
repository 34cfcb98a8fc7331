import type { ModelReply, ModelRequest } from '../model-types.ts';
import { offeredTools } from '../request-reader.ts';
import { stepsOf } from './conversation.ts';
import { answerTo, call, handsIn } from './actions.ts';

/** A repo-analyst's model: lists the sources, reads one, and hands in a line it really read. */
export function repoAnalyst(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const task =
    steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).find((text) => /\[i\d+-a\d+\]/.test(text)) ?? '';
  const assignment = /\[(i\d+-a\d+)\]/.exec(task)?.[1] ?? 'i1-a1';
  const tools = offeredTools(request);
  const answerOf = (tool: string) =>
    answerTo(
      steps,
      steps.find((step) => step.kind === 'called' && step.name === tool),
    );
  const listed = answerOf('Glob');
  if (listed === undefined && tools.includes('Glob')) return call('Glob', { pattern: 'src/**/*.js' });
  const file = /\bsrc\/[\w/.-]+\.js\b/.exec(listed ?? '')?.[0] ?? 'package.json';
  const content = answerOf('Read');
  if (content === undefined && tools.includes('Read')) return call('Read', { file_path: file });
  const quote = /^\s*\d+[\t→](export .+)$/m.exec(content ?? '')?.[1];
  const text = `The repository exports its limiter from ${file}.`;
  const claims = quote === undefined ? [] : [{ text, quote, importance: 'supporting', source: { file } }];
  return handsIn({ assignment, summary: `Read ${file}.`, claims, contradictions: [], questions: [] });
}
