import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { askedLines, escalate } from '../../src/loop/escalations.ts';
import { newProject } from '../support/project.ts';

it('names the id of the only question in the command that answers it, and none of several', async () => {
  const project = await newProject();
  const paths = workflowPaths(project.root, 'x');
  mkdirSync(paths.base, { recursive: true });
  const ask = (item: string) =>
    escalate(paths, new Date('2026-03-01T10:00:00.000Z'), {
      ...{ kind: 'ambiguous_requirement', item, text: `Which ${item}?`, tried: [], iteration: 1 },
    });
  expect(askedLines(paths)).toEqual([]);
  ask('Q001');
  const advice = askedLines(paths);
  expect(advice.at(-1)).toBe('→ Answer with: autonomous-workflow resolve E001 "your answer" x');
  ask('Q002');
  expect(askedLines(paths)).toHaveLength(3);
  expect(askedLines(paths).at(-1)).toBe('→ Answer with: autonomous-workflow resolve <id> "your answer" x');
});
