import type { ScriptedModel } from '../model-types.ts';
import { requestKind } from '../request-kind.ts';
import { systemText } from '../request-reader.ts';
import { acceptanceJudge } from './acceptance-judge.ts';
import { claimVerifier } from './claim-verifier.ts';
import { mainAgent, type Quirks } from './main-agent.ts';
import { planArchitect, type ArchitectQuirks } from './plan-architect.ts';
import { planCritic, type CriticQuirks } from './plan-critic.ts';
import { isAskedForReceipt, receipt } from './receipt.ts';
import { repoAnalyst } from './repo-analyst.ts';
import { researcher, type ResearcherQuirks } from './researcher.ts';

export interface PersonaOptions {
  readonly main?: Quirks;
  readonly researcher?: ResearcherQuirks;
  readonly critic?: CriticQuirks;
  readonly architect?: ArchitectQuirks;
  /** How long an agent thinks before it answers. */
  readonly agentDelayMilliseconds?: number;
}

/** A model that can drive a research workflow: which part it plays it reads from the request, like everything else. */
export function researchPersona({
  main = {},
  researcher: quirks = {},
  critic = {},
  architect = {},
  agentDelayMilliseconds = 0,
}: PersonaOptions = {}): ScriptedModel {
  return (request) => {
    switch (requestKind(request)) {
      case 'compaction':
        return { content: [{ type: 'text', text: '<summary>A workflow is under way.</summary>' }] };
      case 'auxiliary':
        return { content: [{ type: 'text', text: 'Research' }] };
      case 'subagent': {
        const role = systemText(request);
        if (isAskedForReceipt(request)) return { ...receipt(request), delayMilliseconds: agentDelayMilliseconds };
        const reply = role.includes('You design one section of a plan')
          ? planArchitect(request, architect)
          : role.includes('You search for defects of a plan')
            ? planCritic(request, critic)
            : role.includes('You judge whether what a workflow made')
              ? acceptanceJudge(request)
              : role.includes('You analyse this repository')
                ? repoAnalyst(request)
                : role.includes('You check claims against stored pages')
                  ? claimVerifier(request)
                  : researcher(request, quirks);
        return { ...reply, delayMilliseconds: agentDelayMilliseconds };
      }
      case 'main':
        return mainAgent(request, main);
    }
  };
}
