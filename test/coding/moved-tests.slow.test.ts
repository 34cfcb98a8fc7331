import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';

describe('of many moved tests whose runner names none', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const folders = [...names, 'test'];
  const begun = async (files: Record<string, string>) => {
    const coding = await codingProject(tasks, {
      'package.json': '{ "scripts": { "test": "sh run.sh" } }\n',
      'run.sh': `set -e\nfor file in ${folders.map((one) => `${one}/*.test.*`).join(' ')}; do\n  case $file in\n    *\\**) ;;\n    *.sh) sh "$file" ;;\n    *) node "$file" >/dev/null ;;\n  esac\ndone\n`,
      ...files,
    });
    await coding.cli('feature', 'start', 'T001');
    coding.project.write('src/one.mjs', 'export const one = () => 1;\n');
    coding.project.write('test/one.test.mjs', testOf('one', 1));
    return coding;
  };

  it('the one that counts is found behind five others, also in a language without rules of its own', async () => {
    const files = Object.fromEntries(names.map((one) => [`test/${one}.test.mjs`, `process.title = '${one}';\n`]));
    const { project, cli } = await begun({ ...files, 'test/gone.test.sh': 'test 5 = 5\n' });
    for (const one of names) project.move(`test/${one}.test.mjs`, `${one}/${one}.test.mjs`);
    project.move('test/gone.test.sh', 'other/gone.test.sh');
    const { stdout } = await cli('feature', 'verify', 'T001');
    expect(stdout).toContain('test-file-removed in test/gone.test.sh: It is called other/gone.test.sh now');
    expect(stdout).not.toMatch(/test-file-removed in test\/[a-e]\.test/);
  });

  it('the reviewer is shown those that were not tried', async () => {
    const files = Object.fromEntries(['a', 'b'].map((one) => [`test/${one}.test.mjs`, `process.title = '${one}';\n`]));
    const coding = await begun(files);
    for (const one of ['a', 'b']) coding.project.move(`test/${one}.test.mjs`, `a/${one}.test.mjs`);
    expect((await coding.cli('feature', 'verify', 'T001')).stdout).toContain('T001 is green');
    expect(coding.project.read(`${folder}/tasks/T001-review.md`)).toContain(
      'Whether these moved test files are still run was not tried: a/b.test.mjs',
    );
  });
});
