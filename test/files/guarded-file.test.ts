import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readGuarded, writeGuarded } from '../../src/files/guarded-file.ts';
import { newProject } from '../support/project.ts';

async function guarded() {
  const { root } = await newProject();
  const schema = z.object({ text: z.string().check(z.maxLength(5)) });
  return { file: join(root, 'a.json'), copy: join(root, 'copies/a.json'), schema };
}

describe('a guarded file', () => {
  it('is not written when it would not be valid', async () => {
    const file = await guarded();
    writeGuarded(file, { text: 'short' });
    expect(() => writeGuarded(file, { text: 'too long' })).toThrow(/would not be valid/);
    expect(readGuarded(file)).toEqual({ text: 'short' });
  });

  it('is absent only when there is neither it nor its copy', async () => {
    const file = await guarded();
    expect(readGuarded(file)).toBeUndefined();
    writeGuarded(file, { text: 'kept' });
    writeFileSync(file.copy, '{"te');
    expect(readGuarded(file)).toEqual({ text: 'kept' });
    writeFileSync(file.file, '{"text": "too long"}');
    expect(() => readGuarded(file)).toThrow(/damaged, and so is its copy/);
  });
});
