import { readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startOfFeature } from '../../src/programs/git/repository.ts';
import { checkMutants, runRedGreen } from '../../src/coding/checks.ts';
import { addsMany, begin, manifest, requestFor, testOf } from '../support/red-green.ts';

describe('small faults in the lines of a feature', () => {
  it('do not count where the compiler finds them', async () => {
    // It lets only true and false be exchanged.
    const compiler = `import { cpSync, readFileSync } from 'node:fs';
for (const folder of ['src', 'test']) cpSync(folder, 'dist/' + folder, { recursive: true });
const text = readFileSync('src/add.mjs', 'utf8');
process.exit(text.includes('a === b') && text.includes('a + b, 0') && !text.includes('undefined') ? 0 : 2);
`;
    const repository = begin({
      '.gitignore': 'dist/\n',
      'compile.mjs': compiler,
      'package.json': manifest('node compile.mjs && node --test dist/test/*'),
    });
    const { commit } = await startOfFeature(repository.root);
    const same = 'export const same = (a, b) => {\n  if (a === b) return true;\n  return false;\n};\n';
    repository.write('src/add.mjs', `${addsMany}${same}`);
    const many = testOf('adds many', 'assert.equal(add(1, 1, 1), 3)');
    repository.write(
      'test/many.test.mjs',
      `${many}${testOf('same', 'assert(same(1, 1))').replace(/.*\n(?=test)/s, '')}`.replace('{ add }', '{ add, same }'),
    );
    const request = await requestFor(repository, commit, { commands: [{ folder: '.', line: 'npm test' }] });
    expect(await checkMutants(request, await runRedGreen(request))).toMatchObject({
      tried: 2,
      noticed: 1,
      survivors: [{ line: 4 }],
      notRun: 'some do not compile',
    });
  });

  it('are never written through a link', async () => {
    const repository = begin();
    const outside = join(repository.outside, 'user.mjs');
    const usual = 'export const add = (a, b) => a + b;\n';
    writeFileSync(outside, usual);
    const link = (target: string, path: string) => symlinkSync(target, join(repository.root, path));
    link(outside, 'test/fixture.mjs');
    link(repository.outside, 'test/fixtures');
    repository.commit('Links');
    const { commit } = await startOfFeature(repository.root);
    for (const path of ['test/fixture.mjs', 'test/fixtures']) rmSync(join(repository.root, path));
    repository.write('test/fixture.mjs', 'export const three = 3;\n');
    repository.write('test/fixtures/user.mjs', 'export const three = 3;\n');
    link('fixtures', 'test/same');
    link(outside, 'src/linked.mjs');
    link('nowhere.mjs', 'src/dangling.mjs');
    repository.write('src/add.mjs', addsMany);
    repository.write('test/many.test.mjs', testOf('adds many', 'assert.equal(add(1, 1, 1), 3)'));
    const request = await requestFor(repository, commit, {});
    const redGreen = await runRedGreen(request);
    expect(redGreen.verdict).toBe('red_green');
    const { ctimeMs } = statSync(outside);
    expect(await checkMutants(request, redGreen)).toMatchObject({ noticed: expect.any(Number) as number });
    expect(readFileSync(outside, 'utf8')).toBe(usual);
    expect(statSync(outside).ctimeMs).toBe(ctimeMs);
  });
});
