import type { ModelReply, ModelRequest, ScriptedModel } from '../model-types.ts';
import { requestKind } from '../request-kind.ts';
import { systemText } from '../request-reader.ts';
import { codeReviewer, type ReviewQuirks } from './code-reviewer.ts';
import { codingAgent, type CodingQuirks } from './coding-agent.ts';
import { codingSession } from './coding-session.ts';
import { featureDecomposer } from './feature-decomposer.ts';
import { planArchitect } from './plan-architect.ts';
import { planCritic, type CriticQuirks } from './plan-critic.ts';
import { researcher } from './researcher.ts';

interface CodingPersonaOptions {
  readonly coder?: CodingQuirks;
  readonly reviewer?: ReviewQuirks;
  readonly critic?: CriticQuirks;
}

/** A model that can drive an implementation: session, critics and those who answer them, coder and reviewer. */
export function codingPersona(options: CodingPersonaOptions = {}): ScriptedModel {
  return (request) => {
    switch (requestKind(request)) {
      case 'compaction':
        return { content: [{ type: 'text', text: '<summary>A workflow is under way.</summary>' }] };
      case 'auxiliary':
        return { content: [{ type: 'text', text: 'Implementation' }] };
      case 'subagent':
        return agent(request, options);
      case 'main':
        return codingSession(request);
    }
  };
}

function agent(request: ModelRequest, { coder = {}, reviewer = [], critic = {} }: CodingPersonaOptions): ModelReply {
  const role = systemText(request);
  if (role.includes('You implement one feature')) return codingAgent(request, coder);
  if (role.includes('You divide a plan into features')) return featureDecomposer(request);
  if (role.includes('You search for defects of a plan')) return planCritic(request, critic);
  if (role.includes('You design one section of a plan')) return planArchitect(request);
  return role.includes('You review the change of one feature') ? codeReviewer(request, reviewer) : researcher(request);
}
