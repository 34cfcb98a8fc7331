import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readerOf } from '../../src/files/schema.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { asOneChange, fileOf, readDocument, writeDocument, type Document } from '../../src/journal/document.ts';
import { readJournal } from '../../src/journal/journal.ts';
import { newProject } from '../support/project.ts';

async function guarded(): Promise<Document<{ text: string }>> {
  const { root } = await newProject();
  const read = readerOf(z.object({ text: z.string().check(z.maxLength(5)) }));
  return { paths: workflowPaths(root, 'x'), name: 'a.json', title: 'the text', read };
}

describe('a document', () => {
  it('is not written when it would not be valid', async () => {
    const document = await guarded();
    writeDocument(document, { text: 'short' });
    expect(() => writeDocument(document, { text: 'too long' })).toThrow(/would not be valid/);
    expect(readDocument(document)).toEqual({ text: 'short' });
  });

  it('that no log explains counts as it is, and is refused when it is not valid', async () => {
    const document = await guarded();
    expect(readDocument(document)).toBeUndefined();
    mkdirSync(document.paths.base, { recursive: true });
    writeFileSync(fileOf(document), '{"text": "mine"}');
    expect(readDocument(document)).toEqual({ text: 'mine' });
    writeFileSync(fileOf(document), '{"text": "too long"}');
    expect(() => readDocument(document)).toThrow(/cannot be used/);
  });

  it('is read from the log when its file is gone, damaged or edited against its rules', async () => {
    const document = await guarded();
    writeDocument(document, { text: 'kept' });
    for (const content of ['{"te', '{"text": "mine"}', '', undefined]) {
      if (content === undefined) rmSync(fileOf(document));
      else writeFileSync(fileOf(document), content);
      expect(readDocument(document)).toEqual({ text: 'kept' });
    }
  });

  it('is written with others and their events in one line, or not at all', async () => {
    const document = await guarded();
    const { paths } = document;
    const other = { ...document, name: 'b.json' };
    const now = new Date('2026-01-01');
    asOneChange(paths, now, { event: 'swept', days: 2 }, () => {
      writeDocument(document, { text: 'one' });
      expect(readDocument(document)).toEqual({ text: 'one' });
      writeDocument(other, { text: 'two' });
    });
    const failing = () =>
      asOneChange(paths, now, undefined, () => {
        writeDocument(document, { text: 'three' });
        throw new Error('in the middle');
      });
    expect(failing).toThrow('in the middle');
    const changes = { 'a.json': { set: { text: 'one' } }, 'b.json': { set: { text: 'two' } } };
    const line = { time: now.toISOString(), event: 'swept', days: 2, changes };
    expect(readJournal(paths)).toEqual([JSON.stringify(line)]);
    expect(readDocument(document)).toEqual({ text: 'one' });
  });
});
