import { schemaForm } from '../files/json-form.ts';
import { workflowDocument } from '../journal/document.ts';
import { frozenCommandsSchema, type FrozenCommands } from './rules/commands/frozen.ts';
import { readDocument, wasEdited, type Document } from '../files/document.ts';
import { updateDocument } from '../files/writer.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The frozen commands that prove features; edits by others are reverted. */
export function commandsDocument(paths: WorkflowPaths): Document<FrozenCommands> {
  const form = schemaForm(frozenCommandsSchema);
  return workflowDocument(paths, 'commands.json', 'the commands that prove features', form, {
    isPlural: true,
    handEdit: 'restored',
  });
}

export function readFrozenCommands(paths: WorkflowPaths): FrozenCommands | undefined {
  return readDocument(commandsDocument(paths));
}

/** Whether another program or a person changed the file of the frozen commands. */
export function wereCommandsEdited(paths: WorkflowPaths): boolean {
  return wasEdited(commandsDocument(paths));
}

/** Freezes the commands, and journals them if they changed. */
export async function writeFrozenCommands(paths: WorkflowPaths, now: Date, frozen: FrozenCommands): Promise<void> {
  const journal = ({ commands }: FrozenCommands, before: FrozenCommands | undefined) => {
    if (JSON.stringify(before) === JSON.stringify(frozen)) return;
    // The journal gets the complete data, to restore it when file and copy are both changed.
    const lines = commands.map(({ line }) => line);
    const completed = JSON.stringify(before?.commands) === JSON.stringify(commands);
    const event = { event: 'commands-frozen', by: frozen.confirmed_by, commands: lines } as const;
    appendEvent(paths, now, { ...event, ...(completed && { completed }), frozen });
  };
  await updateDocument(paths, commandsDocument(paths), now, () => frozen, journal);
}
