import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Planner, planFolder } from '../support/planning.ts';

describe('a document that is gone', () => {
  it('is the plan, made again from its items', async () => {
    const planner = await Planner.begin();
    await planner.fills();
    const { project } = planner.session;
    const file = `${planFolder}/x-plan.tex`;
    const written = project.read(file);
    expect(written).toContain('(P-CMP-001)');
    rmSync(project.path(file));
    expect((await planner.session.endsTurn())?.systemMessage).toContain('the plan was gone; it was made again.');
    expect(project.read(file)).toBe(written);
  });
});
