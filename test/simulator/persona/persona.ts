import type { ModelReply, ModelRequest, ScriptedModel } from '../model-types.ts';
import { requestKind } from '../request-kind.ts';
import { acceptanceJudge } from './acceptance-judge.ts';
import { agentOf } from './agent-of.ts';
import { claimJudge } from './claim-judge.ts';
import { claimVerifier } from './claim-verifier.ts';
import { goalReader } from './goal-reader.ts';
import { handingIn, type WritingHabit } from './hand-in.ts';
import { mainAgent, type Quirks } from './main-agent.ts';
import { planArchitect, type ArchitectQuirks } from './plan-architect.ts';
import { planCritic, type CriticQuirks } from './plan-critic.ts';
import { reportCritic } from './report-critic.ts';
import { repoAnalyst } from './repo-analyst.ts';
import { writingAgent } from './writing-agent.ts';
import { researcher, type ResearcherQuirks } from './researcher.ts';

export interface PersonaOptions {
  readonly main?: Quirks;
  readonly researcher?: ResearcherQuirks;
  readonly critic?: CriticQuirks;
  readonly architect?: ArchitectQuirks;
  /** How an agent writes its hand-in. */
  readonly habit?: (request: ModelRequest) => WritingHabit;
  /** How long an agent thinks before it answers; the goal-reader, for which the others wait, answers at once. */
  readonly agentDelayMilliseconds?: number;
}

/** A model that can drive a research workflow: which part it plays it reads from the request, like everything else. */
export function researchPersona({
  main = {},
  researcher: quirks = {},
  critic = {},
  architect = {},
  agentDelayMilliseconds = 0,
  habit,
}: PersonaOptions = {}): ScriptedModel {
  return (request) => {
    switch (requestKind(request)) {
      case 'compaction':
        return { content: [{ type: 'text', text: '<summary>A workflow is under way.</summary>' }] };
      case 'search':
      case 'auxiliary':
        return { content: [{ type: 'text', text: 'Research' }] };
      case 'subagent': {
        const answer = () => agentReply(request, { main, researcher: quirks, critic, architect });
        const reply = handingIn(request, answer, habit?.(request));
        return agentOf(request) === 'goal-reader' ? reply : { ...reply, delayMilliseconds: agentDelayMilliseconds };
      }
      case 'main':
        return mainAgent(request, main);
    }
  };
}

/** The answer of an agent; whoever is not named here researches. */
function agentReply(
  request: ModelRequest,
  { main, researcher: quirks, critic, architect }: Required<Omit<PersonaOptions, 'agentDelayMilliseconds' | 'habit'>>,
): ModelReply {
  switch (agentOf(request)) {
    case 'goal-reader':
      return goalReader(request);
    case 'plan-architect':
      return planArchitect(request, architect);
    case 'plan-critic':
      return planCritic(request, critic);
    case 'acceptance-judge':
      return acceptanceJudge(request);
    case 'repo-analyst':
      return repoAnalyst(request);
    case 'claim-judge':
      return claimJudge(request);
    case 'claim-verifier':
      return claimVerifier(request);
    case 'report-writer':
      return writingAgent(request, main.writer);
    case 'report-critic':
      return reportCritic(request);
    case undefined:
    default:
      return researcher(request, quirks);
  }
}
