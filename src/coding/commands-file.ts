import { schemaForm } from '../files/json-form.ts';
import { workflowDocument } from '../journal/document.ts';
import { frozenCommandsSchema, type FrozenCommands } from './rules/commands/frozen.ts';
import { readDocument, wasEdited, type Document } from '../files/document.ts';
import { updateDocument } from '../files/writer.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The commands that prove features, as they were frozen; what others write there does not count. */
export function commandsDocument(paths: WorkflowPaths): Document<FrozenCommands> {
  const form = schemaForm(frozenCommandsSchema);
  return workflowDocument(paths, 'commands.json', 'the commands that prove features', form, {
    isPlural: true,
    handEdit: 'restored',
  });
}

/** The commands that were frozen; undefined before that. */
export function readFrozenCommands(paths: WorkflowPaths): FrozenCommands | undefined {
  return readDocument(commandsDocument(paths));
}

/** Whether somebody else changed the file of the frozen commands. */
export function wereCommandsEdited(paths: WorkflowPaths): boolean {
  return wasEdited(commandsDocument(paths));
}

/** Freezes the commands, and notes it where they are others than before. */
export async function writeFrozenCommands(paths: WorkflowPaths, now: Date, frozen: FrozenCommands): Promise<void> {
  const journal = ({ commands }: FrozenCommands, before: FrozenCommands | undefined) => {
    if (JSON.stringify(before?.commands) === JSON.stringify(commands)) return;
    appendEvent(paths, now, {
      event: 'commands-frozen',
      by: frozen.confirmed_by,
      commands: commands.map(({ line }) => line),
    });
  };
  await updateDocument(paths, commandsDocument(paths), now, () => frozen, journal);
}
