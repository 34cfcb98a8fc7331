import type { ModelRequest, ScriptedModel } from '../model-types.ts';
import { requestKind } from '../request-kind.ts';
import { systemText } from '../request-reader.ts';
import { codingPersona } from './coding-persona.ts';
import { stepsOf } from './conversation.ts';
import { researchPersona, type PersonaOptions } from './persona.ts';

/** A model that can drive a workflow through all of its phases: which one it is in, it reads from the latest brief. */
export function fullAutoPersona(options: PersonaOptions = {}): ScriptedModel {
  const [research, coding] = [researchPersona(options), codingPersona()];
  return (request) => (isCoding(request) ? coding : research)(request);
}

const coders = ['You implement one feature', 'You divide a plan into features', 'You review the change of one feature'];

function isCoding(request: ModelRequest): boolean {
  switch (requestKind(request)) {
    case 'main':
      return phaseOf(request) === 'C';
    case 'subagent':
      return coders.some((role) => systemText(request).includes(role));
    case 'search':
    case 'auxiliary':
    case 'compaction':
      return false;
  }
}

function phaseOf(request: ModelRequest): string | undefined {
  const texts = stepsOf(request).flatMap((step) =>
    step.kind === 'told' || step.kind === 'answered' ? [step.text] : [],
  );
  return [...texts.join('\n').matchAll(/# Brief: workflow \S+ · Phase ([A-C]):/gm)].at(-1)?.[1];
}
