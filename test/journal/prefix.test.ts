import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { asOneChange, fileOf, print, removeDocument, writeDocument } from '../../src/journal/document.ts';
import { appendEvent } from '../../src/journal/journal.ts';
import { fold, type Json } from '../../src/journal/rules/fold.ts';

const names = ['a.json', 'b.json', 'proofs/c.json'];
const value = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
const step = fc.oneof(
  fc.record({
    is: fc.constant('write' as const),
    writes: fc.array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ is: fc.constant('remove' as const), name: fc.constantFrom(...names) }),
  fc.record({ is: fc.constant('event' as const) }),
);

it('any beginning of a log, cut at any byte, has the documents of that time, byte for byte', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.double({ min: 0, max: 1, noNaN: true }), (steps, part) => {
      const root = mkdtempSync(join(tmpdir(), 'workflow-prefix-'));
      try {
        const paths = workflowPaths(root, 'x');
        mkdirSync(paths.runtime, { recursive: true });
        const now = new Date('2026-03-01T10:00:00Z');
        const of = (name: string) => ({ paths, name, title: name, read: (found: unknown) => found });
        const documents = names.map(of);
        const texts = () =>
          documents.map((one) => {
            try {
              return readFileSync(fileOf(one), 'utf8');
            } catch {
              return undefined;
            }
          });
        const log = () => {
          try {
            return readFileSync(paths.journal);
          } catch {
            return Buffer.alloc(0);
          }
        };
        const moments = [{ bytes: 0, texts: texts() }];
        for (const one of steps) {
          if (one.is === 'event') appendEvent(paths, now, { event: 'woken', why: 'so' });
          else if (one.is === 'remove') removeDocument(of(one.name), now);
          else
            asOneChange(paths, now, { event: 'swept', days: 1 }, () => {
              for (const [name, given] of one.writes) writeDocument(of(name), given);
            });
          moments.push({ bytes: log().length, texts: texts() });
        }
        for (const bytes of [...moments.map((moment) => moment.bytes), Math.floor(part * log().length)]) {
          const folded = fold(log().subarray(0, bytes).toString('utf8').split('\n').slice(0, -1));
          const printed = documents.map((one) => {
            const json = folded.get(one.name);
            return json === undefined ? undefined : print(one, json);
          });
          expect(printed).toEqual(moments.findLast((moment) => moment.bytes <= bytes)?.texts);
        }
      } finally {
        rmSync(root, { recursive: true });
      }
    }),
    { numRuns: 60 },
  );
});
