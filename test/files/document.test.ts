import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isUntouched, readDocument, readIfGood, writeDocument, type HandEdit } from '../../src/files/document.ts';
import { inspectDocument, markUntouched, renewCopy, repairDocument } from '../../src/files/repair-document.ts';
import { WorkflowError } from '../../src/base/errors.ts';
import { newProject, type Project } from '../support/project.ts';
import { counted, journalOf } from './counted.ts';
import { counterIn, increment, type Counter } from './counter.ts';

const now = new Date('2026-03-01T10:00:00Z');
const file = 'w/counter.json';
const copy = 'w/.runtime/counter.json';
const policies = ['taken over', 'restored'] as const;

const broken = (project: Project) => project.files('w').filter((name) => name.includes('.broken-'));

describe('a document', () => {
  it.each(policies)(
    'is absent before it is written, and then the same again, with unknown keys (%s)',
    async (policy) => {
      const project = await newProject();
      const document = counterIn(project.root, policy);
      expect(readDocument(document)).toBeUndefined();
      writeDocument(document, { schema: 1, count: 7, odd: [null] } as Counter);
      expect(readDocument(document)).toEqual({ schema: 1, count: 7, odd: [null] });
      expect(inspectDocument(document)).toEqual({ problem: undefined, isCopyDamaged: false });
      expect(repairDocument(document, { now, thorough: true })).toEqual([]);
    },
  );

  it('is not written when it would not be valid, nor is that noted', async () => {
    const { project, root } = await counted();
    const before = project.files().map((name) => [name, project.read(name)]);
    project.write(file, '{"schema": 1, "count": 9007199254740991}');
    await expect(increment(root, 'taken over')).rejects.toThrow(/^The counter would not be valid/);
    project.write(file, String(before.find(([name]) => name === file)?.[1]));
    expect(project.files().map((name) => [name, project.read(name)])).toEqual(before);
  });

  const damages: [string, (project: Project) => void, RegExp][] = [
    ['garbage', (project) => project.write(file, '\u0000\u0007]}'), /is not valid .*line 1: /],
    ['nothing', (project) => project.write(file, ''), /is not valid/],
    ['its first half', (project) => project.write(file, project.read(file).slice(0, 12)), /is not valid .*line 2: /],
    ['that of a newer version', (project) => project.write(file, '{\n"schema": 2, "count": 1}'), /line 2 schema: /],
    ['nested without end', (project) => project.write(file, '['.repeat(100_000)), /nested deeper/],
    ['gone', (project) => rmSync(project.path(file)), /^The counter is gone/],
  ];

  it.each(damages)('that is %s is refused by a read, which changes nothing', async (_, damage, message) => {
    const { project, root } = await counted();
    damage(project);
    const before = project.files();
    const document = counterIn(root, 'taken over');
    expect(() => readDocument(document)).toThrow(message);
    expect(readIfGood(document)).toBeUndefined();
    expect(inspectDocument(document).problem?.message).toMatch(message);
    expect(project.files()).toEqual(before);
  });

  it.each(damages)('that is %s is restored before the next change, which says so and keeps it', async (_, damage) => {
    const { project, root } = await counted();
    damage(project);
    const spoilt = project.exists(file) ? project.read(file) : undefined;
    const [notice = ''] = await increment(root, 'taken over');
    expect(notice).toMatch(/^autonomous-workflow restored the counter of 'x' as it was last written/);
    expect(readDocument(counterIn(root, 'taken over'))).toMatchObject({ count: 4 });
    const [kept] = broken(project);
    expect(kept === undefined ? undefined : project.read(kept)).toBe(spoilt);
    expect(journalOf(project).slice(3)).toMatchObject([
      { event: 'restored', kept: kept === undefined ? null : project.path(kept), from: 'copy' },
      { event: 'counted', count: 4 },
    ]);
    expect(await increment(root, 'taken over')).toEqual([]);
  });

  it('without a last good value is left alone', async () => {
    const { project, root } = await counted();
    for (const name of [file, copy]) project.write(name, '{"torn');
    expect(repairDocument(counterIn(root, 'taken over'), { now, thorough: true })).toEqual([]);
    await expect(increment(root, 'taken over')).rejects.toThrow(/is not valid/);
    expect([project.read(file), broken(project)]).toEqual(['{"torn', []]);
  });

  it('without a copy is made anew by what its kind knows of other files', async () => {
    const { project, root } = await counted();
    for (const name of [file, copy]) rmSync(project.path(name));
    const document = { ...counterIn(root, 'taken over'), wasThere: () => true };
    expect(() => readDocument(document)).toThrow(/is gone/);
    const rebuilt = {
      ...document,
      findLastGood: () => ({ value: { schema: 1, count: 2 } as Counter, from: 'journal' }),
      describeRestored: () => ({ how: 'as the journal tells it', losses: [{ text: 'One is lost.', isLoss: true }] }),
    };
    expect(repairDocument(rebuilt, { now, thorough: false })).toEqual([
      { text: "autonomous-workflow restored the counter of 'x' as the journal tells it.", isLoss: false },
      { text: 'One is lost.', isLoss: true },
    ]);
    expect([readDocument(rebuilt)?.count, project.read(copy)]).toEqual([2, project.read(file)]);
  });

  it('that may be removed is made again only when a person asks for it', async () => {
    const { project, root } = await counted();
    rmSync(project.path(file));
    const document = { ...counterIn(root, 'taken over'), mayBeRemoved: true };
    expect(repairDocument(document, { now, thorough: false })).toEqual([]);
    expect(project.exists(file)).toBe(false);
    expect(repairDocument(document, { now, thorough: true })).toHaveLength(1);
    expect(readDocument(document)?.count).toBe(3);
  });

  it('that contradicts the journal is restored, although file and copy agree', async () => {
    const { root } = await counted();
    const document = {
      ...counterIn(root, 'taken over'),
      audit: ({ count }: Counter) =>
        count === 3 ? new WorkflowError('The journal knows of 2', { fix: 'Repair it.', exitCode: 4 }) : undefined,
      findLastGood: () => ({ value: { schema: 1, count: 2 } as Counter, from: 'journal' }),
    };
    expect(readDocument(document)?.count).toBe(3);
    expect(repairDocument(document, { now, thorough: false })).toHaveLength(1);
    expect(readDocument(document)?.count).toBe(2);
  });

  it('that cannot be read just now is left alone: a folder stands in its place', async () => {
    const { project, root } = await counted();
    rmSync(project.path(file));
    mkdirSync(project.path(file));
    const document = counterIn(root, 'taken over');
    expect(() => readDocument(document)).toThrow(/is no file/);
    expect(repairDocument(document, { now, thorough: true })).toEqual([]);
    await expect(increment(root, 'taken over')).rejects.toThrow(/is no file/);
  });

  it.skipIf(process.getuid?.() === 0)('that may not be read is left alone', async () => {
    const { project, root } = await counted();
    chmodSync(project.path(file), 0o000);
    expect(repairDocument(counterIn(root, 'taken over'), { now, thorough: true })).toEqual([]);
    expect(() => readDocument(counterIn(root, 'taken over'))).toThrow(/EACCES/);
    chmodSync(project.path(file), 0o600);
    expect(broken(project)).toEqual([]);
  });

  it('whose copy is damaged is as good as before, and the copy is made anew', async () => {
    const { project, root } = await counted();
    for (const policy of policies) {
      project.write(copy, '{"schema": 1, "count": -1}');
      const document = counterIn(root, policy);
      expect(readDocument(document)?.count).toBe(3);
      expect(inspectDocument(document)).toEqual({ problem: undefined, isCopyDamaged: true });
      expect(renewCopy(document)).toEqual([{ text: "Wrote the copy of the counter of 'x' again.", isLoss: false }]);
      expect(project.read(copy)).toBe(project.read(file));
    }
  });
});

describe('whether a document is untouched', () => {
  it('is seen without reading it, also when both it and its copy were written by somebody else at once', async () => {
    const { project, root } = await counted();
    const document = counterIn(root, 'taken over');
    expect(isUntouched(document)).toBe(true);
    for (const name of [file, copy]) project.write(name, project.read(name));
    expect(isUntouched(document)).toBe(false);
    markUntouched(document);
    expect(isUntouched(document)).toBe(true);
    for (const name of [file, copy]) {
      rmSync(project.path(name));
      expect(isUntouched(document)).toBe(name === copy);
    }
  });

  it('gets its first copy where edits count, as in a clone, and never the copy of a broken one', async () => {
    const { project, root } = await counted();
    rmSync(project.path(copy));
    for (const [handEdit, text, isCopied] of [
      ['restored', project.read(file), false],
      ['taken over', '{"torn', false],
      ['taken over', project.read(file), true],
    ] as const) {
      project.write(file, text);
      markUntouched(counterIn(root, handEdit));
      expect(project.exists(copy)).toBe(isCopied);
    }
    expect(isUntouched(counterIn(root, 'taken over'))).toBe(true);
    expect(project.read(copy)).toBe(project.read(file));
  });

  it('is not claimed of one that is broken or was edited', async () => {
    const { project, root } = await counted();
    const document = counterIn(root, 'taken over');
    for (const text of ['{"torn', '{"schema": 1, "count": 40}']) {
      project.write(file, text);
      markUntouched(document);
      expect(isUntouched(document)).toBe(false);
    }
    for (const name of [file, copy]) project.write(name, '{"torn');
    markUntouched(document);
    expect(isUntouched(document)).toBe(false);
  });
});

describe('a valid document that somebody changed by hand', () => {
  const edited = '{"schema": 1, "count": 40}';

  it('counts where edits are taken over', async () => {
    const { project, root } = await counted();
    project.write(file, edited);
    expect(await increment(root, 'taken over')).toEqual([]);
    expect(readDocument(counterIn(root, 'taken over'))?.count).toBe(41);
    expect(broken(project)).toEqual([]);
  });

  it.each([['edited'], ['gone'], ['damaged']])('never counts where edits are restored: %s', async (how) => {
    const { project, root } = await counted('restored');
    const document = counterIn(root, 'restored');
    if (how === 'gone') rmSync(project.path(file));
    else project.write(file, how === 'edited' ? edited : '{"torn');
    expect(readDocument(document)?.count).toBe(3);
    const [notice] = await increment(root, 'restored');
    expect(notice).toContain('restored the counter');
    expect(readDocument(document)?.count).toBe(4);
    expect(broken(project)).toHaveLength(how === 'gone' ? 0 : 1);
  });

  it('is refused where edits are restored and its copy is damaged, too', async () => {
    const { project, root } = await counted('restored');
    project.write(copy, '{"sc');
    expect(readDocument(counterIn(root, 'restored'))?.count).toBe(3);
    project.write(file, '{"schema": 1, "count": -4}');
    expect(() => readDocument(counterIn(root, 'restored'))).toThrow(/damaged, and so is its copy/);
  });

  it('counts as far as its rule allows, and is restored otherwise', async () => {
    const more: HandEdit<Counter> = (written, found) =>
      written !== undefined && found.count < written.count
        ? new WorkflowError('The counter went back', { fix: 'Repair it.', exitCode: 4 })
        : undefined;
    const { project, root } = await counted(more);
    const document = counterIn(root, more);
    project.write(file, edited);
    expect(readDocument(document)?.count).toBe(40);
    project.write(file, '{"schema": 1, "count": 1}');
    expect(() => readDocument(document)).toThrow('The counter went back');
    expect(repairDocument(document, { now, thorough: false })).toHaveLength(1);
    expect(readDocument(document)?.count).toBe(3);
    rmSync(project.path(copy));
    project.write(file, '{"schema": 1, "count": 1}');
    expect(readDocument(document)?.count).toBe(1);
  });
});
