import { describeEscalation, isOpen } from '../engine/steering/escalation.ts';
import { readEscalations } from '../store/steering/escalations.ts';
import { chooseWorkflow } from '../store/list.ts';
import { readState } from '../store/state-file.ts';
import type { Answer, Context } from './context.ts';

/** What a person is or was asked: the open ones first. */
export async function escalations({ root, sessionId }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  await readState(paths);
  const all = readEscalations(paths);
  const data = [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
  const text = data.map((one) => describeEscalation(one, paths.name)).join('\n\n');
  return { text: text === '' ? `The workflow '${paths.name}' has not asked for anything.` : text, data };
}
