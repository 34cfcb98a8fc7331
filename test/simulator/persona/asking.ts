import type { ScriptedModel } from '../model-types.ts';
import { requestKind } from '../request-kind.ts';
import { stepsOf } from './conversation.ts';
import { persona } from './persona.ts';

/** A research in which the first researcher fetches a page, for which it needs a permission; the others hand in at once. */
export function askingModel(agentDelayMilliseconds = 0): ScriptedModel {
  const others = persona({ agentDelayMilliseconds });
  return (request) => {
    const steps = stepsOf(request);
    const isFirst = steps.some((step) => step.kind === 'told' && step.text.includes('[i1-r1]'));
    const hasCalled = steps.some(({ kind }) => kind === 'called');
    if (requestKind(request) !== 'subagent' || !isFirst || hasCalled) return others(request);
    const input = { url: 'https://example.org/limits', prompt: 'What does it say?' };
    return { content: [{ type: 'tool_use', name: 'WebFetch', input }] };
  };
}
