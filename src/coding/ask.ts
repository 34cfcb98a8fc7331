import type { NewEscalation } from '../loop/rules/escalation.ts';
import { escalate } from '../loop/escalations.ts';
import { noteAsked } from '../loop/asked.ts';
import { refreshFeatures } from './change-features.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import type { Occasion } from '../loop/rules/notification.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { announceElsewhere } from '../loop/announce.ts';
import { excerpt } from '../base/errors.ts';

/** Notifies a person who is elsewhere of the result of a command, if the configuration asks for it. */
export async function notifyPerson(paths: WorkflowPaths, now: Date, ...occasions: Occasion[]): Promise<void> {
  if (occasions.length === 0) return;
  const { configuration } = await currentConfiguration(paths.root);
  announceElsewhere(paths, now, occasions, configuration);
}

/** Asks a person about a feature, which waits for the answer, and notifies them. */
export async function ask(paths: WorkflowPaths, now: Date, wanted: Omit<NewEscalation, 'iteration'>): Promise<void> {
  await asWriter(paths, async () => {
    const { iteration } = await readState(paths);
    escalate(paths, now, { ...wanted, iteration });
    noteAsked(paths, [wanted.text]);
  });
  // The features that wait for the answer are blocked from now on.
  await refreshFeatures(paths, now);
  await notifyPerson(paths, now, { kind: 'escalation', message: wanted.text });
}

const longest = 100;

/** A line on the terminal that each new text replaces; without a terminal nothing is printed. */
export function progressLine(): { show: (text: string) => void; clear: () => void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  const width = Math.min(longest, stderr.columns - 1);
  return {
    show: (text) => void stderr.write(`\r\u001b[K${excerpt(text).slice(0, width)}`),
    clear: () => void stderr.write('\r\u001b[K'),
  };
}
