import type { ModelReply, ModelRequest, ScriptedModel } from '../model-types.ts';
import { requestKind } from '../conversation.ts';
import { say } from './actions.ts';
import { agentOf } from './agent-of.ts';
import { claimJudge } from './claim-judge.ts';
import { codeReviewer, type Review, type ReviewQuirks } from './code-reviewer.ts';
import { codingAgent, type CodingQuirks } from './coding-agent.ts';
import { handingIn, type WritingHabit } from './hand-in.ts';
import { planArchitect, type ArchitectQuirks } from './plan-architect.ts';
import { planCritic, type CriticQuirks } from './plan-critic.ts';
import { acceptanceJudge, changeJudge, claimVerifier, featureDecomposer, goalReader, repoAnalyst } from './readers.ts';
import { researcher, type ResearcherQuirks } from './researcher.ts';
import { session, type SessionQuirks } from './session.ts';
import { writingAgent } from './writing-agent.ts';

interface PersonaOptions {
  readonly main?: SessionQuirks;
  readonly researcher?: ResearcherQuirks;
  readonly critic?: CriticQuirks;
  readonly architect?: ArchitectQuirks;
  /** The coder's mistakes by feature, or a coder of another project. */
  readonly coder?: CodingQuirks | ((request: ModelRequest) => ModelReply);
  readonly reviewer?: ReviewQuirks;
  /** What the reviewer says of an attempt. */
  readonly review?: (feature: string, attempt: number) => Review | undefined;
  /** How an agent writes its hand-in. */
  readonly habit?: (request: ModelRequest) => WritingHabit;
  /** How long an agent thinks before it answers; the goal-reader, for which the others wait, answers at once. */
  readonly agentDelayMilliseconds?: number;
}

/** A model that can drive a workflow of any kind: which part it plays it reads from the request, like everything else. */
export function persona(options: PersonaOptions = {}): ScriptedModel {
  const { coder = {}, reviewer = [], review, agentDelayMilliseconds: delayMilliseconds = 0 } = options;
  const agents: Readonly<Record<string, (request: ModelRequest) => ModelReply>> = {
    'goal-reader': (request) => goalReader(request),
    'repo-analyst': repoAnalyst,
    'claim-judge': (request) => claimJudge(request),
    'claim-verifier': claimVerifier,
    'report-writer': (request) => writingAgent(request),
    'plan-architect': (request) => planArchitect(request, options.architect),
    'plan-critic': (request) => planCritic(request, options.critic),
    'acceptance-judge': acceptanceJudge,
    'feature-decomposer': featureDecomposer,
    'autonomous-coder': typeof coder === 'function' ? coder : (request) => codingAgent(request, coder),
    'change-judge': changeJudge,
    'code-reviewer': (request) => codeReviewer(request, reviewer, review),
  };
  return (request) => {
    switch (requestKind(request)) {
      case 'compaction':
        return say('<summary>A workflow is under way.</summary>');
      case 'search':
      case 'auxiliary':
        return say('A workflow');
      case 'subagent': {
        const agent = agentOf(request) ?? '';
        const answer = () => agents[agent]?.(request) ?? researcher(request, options.researcher);
        const reply = handingIn(request, answer, options.habit?.(request));
        return agent === 'goal-reader' ? reply : { ...reply, delayMilliseconds };
      }
      case 'main':
        return session(request, options.main);
    }
  };
}
