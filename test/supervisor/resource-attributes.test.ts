import { describe, expect, it } from 'vitest';
import { resourceAttributes } from '../../src/supervisor/session.ts';
import { state } from '../support/samples.ts';

describe('resourceAttributes', () => {
  const own = 'workflow.name=rate-limiting,workflow.mode=research,workflow.phase=A,workflow.iteration=3';
  it('name the workflow, its mode, phase and iteration', () =>
    expect(resourceAttributes(state({ iteration: 3 }))).toBe(own));
  it('keep those of the user, and replace those of an outer run', () =>
    expect(resourceAttributes(state({ iteration: 3 }), 'team=a, ,workflow.iteration=2,x=y')).toBe(`team=a,x=y,${own}`));
});
