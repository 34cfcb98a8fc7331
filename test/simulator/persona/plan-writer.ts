import type { ModelReply } from '../model-types.ts';
import type { ReadBrief } from './brief-reader.ts';
import { read, resultOf } from './reading.ts';

/** The next step of writing the items that `record` printed into the plan; undefined when the document has them all. */
export function editPlan(brief: ReadBrief, file: string, printed: string): ModelReply | undefined {
  const text = resultOf(brief.since, file);
  const items = readItems(printed);
  if (items.length === 0) return undefined;
  if (text === undefined) return read(file);
  if (brief.since.some((step) => step.kind === 'called' && step.name === 'Edit')) return undefined;
  const written = text.replace(/^%.*$/gm, '');
  const edits = items
    .filter(({ id }) => !written.includes(`\\planitem{${id}}`))
    .map(({ id, title, says }) => {
      const heading = `\\section{${title.replace('&', '\\&')}}`;
      return [heading, `${heading}\n\\planitem{${id}} ${says}\n`] as const;
    });
  if (edits.length === 0) return undefined;
  return {
    content: edits.map(([from, to]) => ({
      type: 'tool_use',
      name: 'Edit',
      input: { file_path: file, old_string: from, new_string: to },
    })),
  };
}

/** Items as `record` prints them, under the title of their section. */
function readItems(printed: string): { id: string; title: string; says: string }[] {
  let title = '';
  return printed.split('\n').flatMap((line, index, lines) => {
    title = /^[A-Z]{3} ([A-Z].*)$/.exec(line)?.[1] ?? title;
    const id = /^(P-[A-Z]{3}-\d+) \(/.exec(line)?.[1];
    return id === undefined ? [] : [{ id, title, says: (lines[index + 1] ?? '').trim() }];
  });
}
