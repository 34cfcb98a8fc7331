import type { TamperFinding } from './languages.ts';
import { codeOf, type TestFileChange } from './test-cases.ts';

/** A test that is marked so passes while its check fails, and a report says only that it passed. */
const inverted = /\.(?:fails|failing)\b/;

/** Markers are counted regardless of their position, so that moving a skipped test is allowed. */
export function marked(changes: readonly TestFileChange[]): TamperFinding[] {
  return changes.flatMap(({ file, language, before }): TamperFinding[] =>
    (['skip', 'only'] as const).flatMap((kind) => {
      const pattern = language[kind];
      if (pattern === undefined) return [];
      const has = (text: string): boolean => pattern.test(codeOf(text, language));
      const gone = file.lines.filter((line) => line.kind === 'removed' && has(line.text)).length;
      const added = file.lines.filter((line) => line.kind === 'added' && has(line.text));
      return added.slice(gone).map(({ text, number }) => ({
        id:
          kind === 'only'
            ? 'test-focused'
            : inverted.test(text) && before.some(({ name }) => text.includes(name))
              ? 'test-inverted'
              : 'test-skipped',
        severity: 'void' as const,
        file: file.path,
        line: number,
        message: `${kind === 'skip' ? 'A test is switched off' : 'All other tests are left out'}: ${text.trim().slice(0, 120)}`,
      }));
    }),
  );
}
