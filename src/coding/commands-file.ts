import type { WorkflowPaths } from '../files/paths.ts';
import { type FrozenCommands, frozenCommandsSchema } from './rules/commands/frozen.ts';
import { schemaForm } from '../files/json-form.ts';
import { readDocument, type Document } from '../journal/document.ts';
import { updateDocument } from '../journal/heal.ts';
import { appendEvent } from '../journal/journal.ts';

/** The frozen commands that prove features. */
export function commandsDocument(paths: WorkflowPaths): Document<FrozenCommands> {
  const [name, title] = ['records/commands.json', 'the commands that prove features'];
  return { paths, name, title, isPlural: true, form: schemaForm(frozenCommandsSchema) };
}

export function readFrozenCommands(paths: WorkflowPaths): FrozenCommands | undefined {
  return readDocument(commandsDocument(paths));
}

/** Freezes the commands, and notes them if they changed. */
export async function writeFrozenCommands(paths: WorkflowPaths, now: Date, frozen: FrozenCommands): Promise<void> {
  const note = ({ commands }: FrozenCommands, before: FrozenCommands | undefined) => {
    if (JSON.stringify(before) === JSON.stringify(frozen)) return;
    const lines = commands.map(({ line }) => line);
    const completed = JSON.stringify(before?.commands) === JSON.stringify(commands);
    const event = { event: 'commands-frozen', by: frozen.confirmed_by, commands: lines } as const;
    appendEvent(paths, now, { ...event, ...(completed && { completed }) });
  };
  await updateDocument(commandsDocument(paths), now, () => frozen, note);
}
