import { basename } from 'node:path';
import { archiveEnded, describeArchived } from '../app/archive-ended.ts';
import { counted } from '../base/text.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Moves an ended workflow to the archive, or lists the archive. */
export async function archive({ root, now }: Context, name: string | undefined, { list }: Options): Promise<Answer> {
  if (list !== undefined) return listArchive(root);
  const { paths, folder, hadRepository } = await archiveEnded(root, name, now);
  const snapshots = hadRepository
    ? ` Its saved work trees (refs/autonomous-workflow/${paths.name}/…) are removed.`
    : '';
  return {
    text: `Moved the workflow '${paths.name}' to ${folder}, with all its files.${snapshots} Its name is free again.`,
    data: { name: paths.name, folder },
  };
}

async function listArchive(root: string): Promise<Answer> {
  const data = await describeArchived(root);
  const width = Math.max(0, ...data.map(({ folder }) => basename(folder).length));
  const lines = data.map((row) => {
    const what =
      'problem' in row ? row.problem : `${row.end_reason ?? row.status}, ${counted(row.findings_count, 'finding')}`;
    return `${basename(row.folder).padEnd(width)}  ${what}`;
  });
  return { text: lines.length === 0 ? 'Nothing is archived in this project.' : lines.join('\n'), data };
}
