import { schemaForm } from '../files/json-form.ts';
import { workflowDocument } from '../journal/document.ts';
import { frozenCommandsSchema, type FrozenCommands } from './rules/commands/frozen.ts';
import { readDocument, wasEdited, type Document } from '../files/document.ts';
import { updateDocument } from '../files/writer.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
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

/** The commands as the journal says they were frozen last; undefined where it does not hold them. */
export function journalledCommands(paths: WorkflowPaths): FrozenCommands | undefined {
  const line = parseJournal(readJournal(paths)).findLast(({ event }) => event === 'commands-frozen');
  const read = frozenCommandsSchema.safeParse(line?.event === 'commands-frozen' ? line.frozen : undefined);
  return read.success ? read.data : undefined;
}

/** Freezes the commands, and notes it where they are others than before. */
export async function writeFrozenCommands(paths: WorkflowPaths, now: Date, frozen: FrozenCommands): Promise<void> {
  const journal = ({ commands }: FrozenCommands, before: FrozenCommands | undefined) => {
    if (JSON.stringify(before) === JSON.stringify(frozen)) return;
    // The whole of it: where file and copy are changed together, it is put back from here.
    const lines = commands.map(({ line }) => line);
    appendEvent(paths, now, { event: 'commands-frozen', by: frozen.confirmed_by, commands: lines, frozen });
  };
  await updateDocument(paths, commandsDocument(paths), now, () => frozen, journal);
}
