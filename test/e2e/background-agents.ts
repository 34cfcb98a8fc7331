import { setTimeout as wait } from 'node:timers/promises';
import type { ModelRequest, ScriptedModel } from '../simulator/model-types.ts';
import { agentOf } from '../simulator/persona/agent-of.ts';
import { conversationText, requestKind, stepsOf } from '../simulator/conversation.ts';
import { session } from '../simulator/persona/session.ts';
import { call, run, say } from '../simulator/persona/actions.ts';

const tooEarly = 'End your turn; you will be called';

/**
 * A session that goes on as soon as an agent is launched, and ends its turn when it is told so; called, it does what it is told. The first
 * time that it is told that agents are still at work, it verifies that one before anything else.
 */
export function hurried(model: ScriptedModel): ScriptedModel {
  let isPatient = false;
  return (request) => {
    if (requestKind(request) !== 'main') return model(request);
    const steps = stepsOf(request);
    const last = steps.at(-1);
    const told = JSON.stringify(request.messages.at(-1) ?? '');
    const running = /still at work on ([FT]\d+)/.exec(told)?.[1];
    if (running !== undefined && !isPatient) {
      isPatient = true;
      return run(`autonomous-workflow feature verify ${running}`);
    }
    const before = JSON.stringify(request.messages.at(-3) ?? '');
    // Sent away, it does what it had been told.
    if (told.includes(tooEarly) && before.includes('still at work on'))
      return session({ ...request, messages: request.messages.slice(0, -2) });
    if (last?.kind === 'answered' && last.text.includes(tooEarly)) return say('I wait until I am called.');
    if (last?.kind !== 'answered' || !last.text.includes('Async agent launched')) return session(request);
    const call = steps.find((step) => step.kind === 'called' && step.id === last.id);
    const prompt = call?.kind === 'called' ? String(call.input.prompt) : '';
    const feature = /tasks\/([FT]\d+)/.exec(prompt)?.[1];
    return run(feature === undefined ? 'autonomous-workflow record' : `autonomous-workflow feature verify ${feature}`);
  };
}

/**
 * Coders take a moment before they begin; the first one of a feature may take far longer than anybody waits: for this time, or with
 * `untilTaken` at most for it, until another coder works on its feature, however fast the machine is.
 */
export function slowly(
  model: ScriptedModel,
  late: string,
  lateMilliseconds = 20_000,
  { untilTaken = false } = {},
): ScriptedModel {
  let isFirst = true;
  const taken = new AbortController();
  return async (request: ModelRequest) => {
    const reply = await model(request);
    if (requestKind(request) !== 'subagent' || agentOf(request) !== 'autonomous-coder') return reply;
    const steps = stepsOf(request);
    if (steps.some(({ kind }) => kind === 'called')) return reply;
    const isLate = isFirst && conversationText(request).includes(`Feature ${late}:`);
    if (isLate) isFirst = false;
    else if (conversationText(request).includes(`Feature ${late}:`)) taken.abort();
    if (isLate && untilTaken) await wait(lateMilliseconds, undefined, { signal: taken.signal }).catch(() => undefined);
    return { ...reply, delayMilliseconds: isLate && !untilTaken ? lateMilliseconds : 3_000 };
  };
}

/** The first thing that the coder of a feature does is to write into the project, and not into the work tree of its feature; it forgets that it did. */
export function strayed(model: ScriptedModel, feature: string, file_path: string): ScriptedModel {
  const input = { file_path, content: '' };
  const mark = JSON.stringify(input);
  return (request) => {
    const isCoder = requestKind(request) === 'subagent' && agentOf(request) === 'autonomous-coder';
    if (!isCoder || !conversationText(request).includes(`Feature ${feature}:`)) return model(request);
    const at = request.messages.findIndex((message) => JSON.stringify(message.content).includes(mark));
    if (at === -1 && stepsOf(request).some(({ kind }) => kind === 'answered')) return call('Write', input);
    const messages = request.messages.filter((_, index) => at === -1 || index < at || index > at + 1);
    return model({ ...request, messages });
  };
}
