import { describe, expect, it } from 'vitest';
import { newAcceptance } from '../../../src/engine/acceptance/acceptance.ts';
import { goalSchema } from '../../../src/engine/acceptance/checklist.ts';
import { writeAcceptance } from '../../../src/store/acceptance/acceptance-file.ts';
import { workflowPaths } from '../../../src/store/paths.ts';
import { readState } from '../../../src/store/state-file.ts';
import { readMark } from '../../../src/store/turn/iteration-mark.ts';
import { briefOf } from '../../../src/store/turn/turn.ts';
import { asWriter } from '../../../src/store/workflow.ts';
import { projectWithWorkflow } from '../../support/feature-project.ts';

describe('the judge of an implementation', () => {
  it('is named in the brief as soon as the workflow would be complete', async () => {
    const { root } = await projectWithWorkflow();
    const paths = workflowPaths(root, 'x');
    const checks = [{ type: 'assertion', id: 'fair', statement: 'Requests are served in order.' }];
    const goal = goalSchema.parse({ objective: 'A limiter that holds under load.', constraints: [], checks });
    await asWriter(paths, () => writeAcceptance(paths, newAcceptance(goal, new Date())));
    const before = await readState(paths);
    expect((await readMark(paths, before)).assignments).toEqual([]);
    expect(await briefOf(paths, before)).not.toContain('acceptance-judge');
    const complete = { ...before, finishing: 'complete' as const, writing_iteration: before.iteration };
    expect(await briefOf(paths, complete)).toMatch(/acceptance-judge`, task: `\[i1-j1\]` .*fair/);
  });
});
