import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asked, asking } from '../support/asking.ts';

const folder = 'docs/research-x';

describe('escalations', () => {
  it('shows the open ones first, as text and as data', async () => {
    const answered = asked('E001', { answer: 'Yes.', answered_at: '2026-11-21T11:00:00Z' });
    const project = await asking(answered, asked('E002'));
    const { stdout } = await project.cli('escalations');
    expect(stdout).toMatch(/^E002 .*\n(?: {2}.*\n)+ {2}→ autonomous-workflow resolve E002 "your answer" x\n\nE001 /);
    expect(await project.cliJson('escalations')).toMatchObject([{ id: 'E002' }, { id: 'E001', answer: 'Yes.' }]);
    expect(await project.cliJson('status')).toMatchObject({
      escalations: [expect.stringMatching(/^E002 \(ambiguous requirement, Q001\): /), expect.stringMatching(/^→ /)],
    });
  });
});

describe('escalations.json', () => {
  const broken: [string, string, RegExp][] = [
    ['is cut short', '{"schema": 1, "escal', /not valid/],
    ['has another shape', '{"schema": 1, "escalations": [{"id": 5}]}', /escalations #1 id: /],
    ['is of another version', '{"schema": 2, "escalations": []}', /schema: /],
  ];
  it.each(broken)(
    'that %s is refused, told by status beside all else, and repaired by repair',
    async (_, text, reason) => {
      const project = await asking(asked('E001'), asked('E002'));
      await project.cli('resolve', 'E002', 'Yes.');
      const good = project.read(`${folder}/escalations.json`);
      project.write(`${folder}/escalations.json`, text);
      const refused = await project.cli('escalations');
      expect({ stdout: refused.stdout, exitCode: refused.exitCode }).toEqual({ stdout: '', exitCode: 4 });
      expect(refused.stderr).toMatch(/^The file of escalations is not valid/);
      expect(refused.stderr).toMatch(reason);
      const status = await project.cli('status');
      expect(status.exitCode).toBe(0);
      expect(status.stdout).toMatch(
        /^needs you +The file of escalations is not valid .*\n +→ Restore the last valid one /m,
      );
      const { stdout } = await project.cli('repair', 'x');
      const [, kept = ''] = /restored the escalations of 'x'; the broken one is kept as (\S+)\.\n$/.exec(stdout) ?? [];
      expect(readFileSync(kept, 'utf8')).toBe(text);
      expect(project.read(`${folder}/escalations.json`)).toBe(good);
    },
  );

  it('that is gone is refused and put back by record, so that no id comes twice', async () => {
    const project = await asking(asked('E001'), asked('E002'));
    await project.cli('resolve', 'E002', 'Yes.');
    const good = project.read(`${folder}/escalations.json`);
    rmSync(project.path(`${folder}/escalations.json`));
    const refused = await project.cli('escalations');
    expect(refused.exitCode).toBe(4);
    expect(refused.stderr).toMatch(/^The file of escalations is gone/);
    expect((await project.cli('record')).stdout).toMatch(/^autonomous-workflow restored the escalations of 'x'\.\n/);
    expect(project.read(`${folder}/escalations.json`)).toBe(good);
    const noted = { event: 'set-aside', file: 'escalations.json', kept: 'none' };
    expect(project.journal('x')).toContainEqual(expect.objectContaining(noted));
  });

  it('stays where it is when its copy is broken, too', async () => {
    const project = await asking(asked('E001'), asked('E002'));
    await project.cli('resolve', 'E002', 'Yes.');
    project.write(`${folder}/.runtime/escalations.json`, '{"schema": 1}');
    project.write(`${folder}/escalations.json`, '{"torn');
    const before = project.files(folder);
    const { stdout, stderr, exitCode } = await project.cli('repair', 'x');
    expect(exitCode, stdout + stderr).not.toBe(0);
    expect(project.files(folder)).toEqual(before);
    expect(project.read(`${folder}/escalations.json`)).toBe('{"torn');
  });
});
