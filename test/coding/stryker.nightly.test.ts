import { execaSync } from 'execa';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMutants } from '../../src/coding/mutation-check.ts';
import { startOfFeature } from '../../src/programs/git/repository.ts';
import { begin, manifest, requestFor, testOf } from '../support/red-green.ts';

const core = '@stryker-mutator/core';
const isReachable = execaSync('npm', ['view', core, 'version'], { reject: false, timeout: 60_000 }).exitCode === 0;

const adult = 'export const isAdult = (age) => {\n  if (age >= 18 && age < 130) return true;\n  return false;\n};\n';

/** A project that depends on StrykerJS, with a function of a feature and its weak test. */
async function project() {
  const { scripts, type } = JSON.parse(manifest('node --test')) as Record<string, unknown>;
  const repository = begin({
    '.gitignore': 'node_modules/\npackage-lock.json\n',
    'package.json': JSON.stringify({ type, scripts, devDependencies: { [core]: '9.6.1' } }),
  });
  execaSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: repository.root });
  const { commit } = await startOfFeature(repository.root);
  repository.write('src/adult.mjs', adult);
  const test = testOf('adult', 'assert.equal(isAdult(20), true)', '../src/adult.mjs').replace('{ add }', '{ isAdult }');
  repository.write('test/adult.test.mjs', test);
  return { repository, request: await requestFor(repository, commit, {}) };
}

// Without the registry the tool cannot be installed, and nothing of this can be seen.
describe.skipIf(!isReachable)('a project with StrykerJS', { timeout: 600_000 }, () => {
  it('has its faults made by it, in the changed lines only, and falls back to ours where it cannot run', async () => {
    const { repository, request } = await project();
    const before = repository.status();
    const found = await checkMutants(request, ['test/adult.test.mjs']);
    expect(found).toMatchObject({ by: 'StrykerJS' });
    expect(found.noticed).toBeGreaterThan(0);
    expect(found.tried).toBeGreaterThan(found.noticed);
    expect(found.survivors.map(({ file }) => file)).toEqual(found.survivors.map(() => 'src/adult.mjs'));
    expect(found.survivors).toContainEqual(expect.objectContaining({ line: 2 }));
    expect(repository.status()).toBe(before);

    writeFileSync(join(repository.root, `node_modules/${core}/bin/stryker.js`), 'process.exit(7);\n');
    const own = await checkMutants(request, ['test/adult.test.mjs']);
    expect(own).toMatchObject({ instead: 'StrykerJS could not run: exit code 7' });
    expect(own.by).toBeUndefined();
    expect(own.tried).toBeGreaterThan(0);
  });
});
