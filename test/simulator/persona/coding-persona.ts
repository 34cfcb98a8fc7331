import type { ScriptedModel } from '../model-types.ts';
import { requestKind } from '../request-kind.ts';
import { systemText } from '../request-reader.ts';
import { codeReviewer, type ReviewQuirks } from './code-reviewer.ts';
import { codingAgent, type CodingQuirks } from './coding-agent.ts';
import { codingSession } from './coding-session.ts';
import { featureDecomposer } from './feature-decomposer.ts';

/** A model that can drive an implementation: session, coder and reviewer. */
export function codingPersona({
  coder = {},
  reviewer = [],
}: { coder?: CodingQuirks; reviewer?: ReviewQuirks } = {}): ScriptedModel {
  return (request) => {
    switch (requestKind(request)) {
      case 'compaction':
        return { content: [{ type: 'text', text: '<summary>A workflow is under way.</summary>' }] };
      case 'auxiliary':
        return { content: [{ type: 'text', text: 'Implementation' }] };
      case 'subagent':
        if (systemText(request).includes('You implement one feature')) return codingAgent(request, coder);
        return systemText(request).includes('You divide a plan into features')
          ? featureDecomposer(request)
          : codeReviewer(request, reviewer);
      case 'main':
        return codingSession(request);
    }
  };
}
