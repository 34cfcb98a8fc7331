import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readDocument, writeDocument, type Document } from '../../src/files/document.ts';
import { schemaForm } from '../../src/files/json-form.ts';
import { newProject } from '../support/project.ts';

async function guarded(): Promise<Document<{ text: string }>> {
  const { root } = await newProject();
  return {
    workflow: 'x',
    title: 'the text',
    file: join(root, 'a.json'),
    copy: join(root, 'copies/a.json'),
    form: schemaForm(z.object({ text: z.string().check(z.maxLength(5)) })),
    handEdit: 'restored',
    noteRestored: () => undefined,
  };
}

describe('a guarded file', () => {
  it('is not written when it would not be valid', async () => {
    const file = await guarded();
    writeDocument(file, { text: 'short' });
    expect(() => writeDocument(file, { text: 'too long' })).toThrow(/would not be valid/);
    expect(readDocument(file)).toEqual({ text: 'short' });
  });

  it('is absent only when there is neither it nor its copy', async () => {
    const file = await guarded();
    expect(readDocument(file)).toBeUndefined();
    writeDocument(file, { text: 'kept' });
    writeFileSync(file.copy, '{"te');
    expect(readDocument(file)).toEqual({ text: 'kept' });
    writeFileSync(file.file, '{"text": "too long"}');
    expect(() => readDocument(file)).toThrow(/damaged, and so is its copy/);
  });
});
