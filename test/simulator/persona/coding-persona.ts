import type { ModelReply, ModelRequest, ScriptedModel } from '../model-types.ts';
import { requestKind } from '../request-kind.ts';
import { agentOf } from './agent-of.ts';
import { changeJudge } from './change-judge.ts';
import { codeReviewer, type ReviewQuirks } from './code-reviewer.ts';
import { codingAgent, type CodingQuirks } from './coding-agent.ts';
import { codingSession } from './coding-session.ts';
import { featureDecomposer } from './feature-decomposer.ts';
import { handingIn } from './hand-in.ts';
import { planArchitect } from './plan-architect.ts';
import { planCritic, type CriticQuirks } from './plan-critic.ts';
import { researcher } from './researcher.ts';

interface CodingPersonaOptions {
  /** Its mistakes by feature, or a coder of another project. */
  readonly coder?: CodingQuirks | ((request: ModelRequest) => ModelReply);
  readonly reviewer?: ReviewQuirks;
  /** What the reviewer says of a feature. */
  readonly review?: (feature: string) => { summary: string; why: string } | undefined;
  readonly critic?: CriticQuirks;
  /** How long an agent thinks before it answers. */
  readonly agentDelayMilliseconds?: number;
}

/** A model that can drive an implementation: session, critics and those who answer them, coder and reviewer. */
export function codingPersona(options: CodingPersonaOptions = {}): ScriptedModel {
  return (request) => {
    switch (requestKind(request)) {
      case 'compaction':
        return { content: [{ type: 'text', text: '<summary>A workflow is under way.</summary>' }] };
      case 'search':
      case 'auxiliary':
        return { content: [{ type: 'text', text: 'Implementation' }] };
      case 'subagent':
        return {
          ...handingIn(request, () => agent(request, options)),
          delayMilliseconds: options.agentDelayMilliseconds ?? 0,
        };
      case 'main':
        return codingSession(request);
    }
  };
}

function agent(
  request: ModelRequest,
  { coder = {}, reviewer = [], critic = {}, review }: CodingPersonaOptions,
): ModelReply {
  switch (agentOf(request)) {
    case 'autonomous-coder':
      return typeof coder === 'function' ? coder(request) : codingAgent(request, coder);
    case 'feature-decomposer':
      return featureDecomposer(request);
    case 'plan-critic':
      return planCritic(request, critic);
    case 'plan-architect':
      return planArchitect(request);
    case 'change-judge':
      return changeJudge(request);
    case 'code-reviewer':
      return codeReviewer(request, reviewer, review);
    case undefined:
    default:
      return researcher(request);
  }
}
