import { expect, it } from 'vitest';
import { codingProject, treeOf } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';
import { storeReview } from '../../src/coding/review.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { asWriter } from '../../src/loop/workflow.ts';

it(
  'asks the next reviewer for no verdict on an unnoticed fault that the one before accepted',
  { timeout: 120_000 },
  async () => {
    const { project, cli, review, writesFunction, feature } = await codingProject(
      '# Tasks\n- [ ] T001 Function one in src/one.mjs\n',
    );
    const more = 'export function more(a) {\n  return a + 5;\n}\n';
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    project.write('src/one.mjs', `export const one = () => 1;\n${more}`);
    await cli('feature', 'verify', 'T001');
    const fault = /X\d: its tests do not notice when src\/one\.mjs:\d+ `return a \+ 5;` becomes/;
    const read = () => project.read(`${folder}/tasks/T001-review.md`);
    expect(read()).toMatch(fault);
    expect(read()).not.toContain('Settled');
    await review('T001', 1, [{ file: 'src/one.mjs', problem: 'It says nothing.', evidence: 'A comment is missing.' }]);
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('attempt 1 failed');
    project.write('src/one.mjs', `// One, always.\nexport const one = () => 1;\n${more}`);
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 is green');
    const [open = '', settled = ''] = read().split('Settled, and needs no verdict');
    expect(open).not.toMatch(fault);
    expect(settled).toMatch(fault);
    expect(settled).toContain('Accepted: The description asks for it.');
    expect(feature('T001').attempts).toHaveLength(2);
    const paths = workflowPaths(project.root, 'x');
    const summary = 'The change does what the feature says, and its tests show it.';
    const handIn = {
      feature: 'T001',
      attempt: 2,
      tree: treeOf(project, 'T001', 2),
      summary,
      blockers: [],
      examined: [{ lines: open.match(/(?<=- )X\d/g) ?? [], verdict: 'accepted' as const, why: 'It is asked for.' }],
    };
    expect(
      await asWriter(paths, () => storeReview(paths, new Date(), handIn, { agentId: '', transcript: '' })),
    ).toEqual([]);
  },
);
