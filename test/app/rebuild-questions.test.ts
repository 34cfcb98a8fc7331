import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { beginWorkflow } from '../../src/app/begin.ts';
import { rebuildableLedger } from '../../src/app/rebuild.ts';
import { defaultConfiguration } from '../../src/configuration/rules/configuration.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { storeEntry } from '../../src/loop/inbox.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { claim, researchHandIn } from '../support/samples.ts';

const now = new Date('2026-03-01T10:00:00Z');

/** A workflow whose agent raised a question in its first iteration; the second one answered this question. */
async function withAnswered(id: string): Promise<WorkflowPaths> {
  const root = mkdtempSync(join(tmpdir(), 'rebuild-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const paths = workflowPaths(root, 'x');
  const limits = { max_iterations: 5, max_duration_hours: 24, max_cost_usd: 50 };
  const prompt = 'How fast is it, and what does it cost? Which of them should we use?';
  const request = {
    mode: 'research',
    prompt,
    driver: 'in-session',
    limits,
    configuration: defaultConfiguration,
  } as const;
  await beginWorkflow(paths, request, { id: 's1', process: process.pid, folder: root, transcript: '' }, now, '');
  const asked = { text: 'Does the queue survive a crash of its broker?', priority: 'high', addressee: 'web' } as const;
  const rounds = [
    researchHandIn({ questions: [asked] }),
    researchHandIn({
      assignment: 'i2-r1',
      claims: [claim('The queue survives a crash of its broker.')],
      answers: [id],
    }),
  ];
  await asWriter(paths, () => {
    for (const [index, hand_in] of rounds.entries()) {
      const { assignment } = hand_in;
      const entry = { agent: 'researcher' as const, agent_id: 'a', assignment, received_at: now.toISOString() };
      storeEntry(paths, index + 1, { ...entry, hand_in, problems: [] });
    }
  });
  edit(paths.state, (text) => text.replace(/^recorded_iteration: .*/m, 'recorded_iteration: 2'));
  return paths;
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const rebuiltQuestions = (paths: WorkflowPaths) =>
  rebuildableLedger(paths)
    .findLastGood?.(undefined, { thorough: true, now })
    ?.value.questions.map(({ id, status, raised_by }) => [id, status, raised_by]);

it('a rebuilt ledger begins with the questions of the goal, so that an answer meets its question', async () => {
  const questions = rebuiltQuestions(await withAnswered('Q004'));
  expect(questions?.at(-1)).toEqual(['Q004', 'answered', '1/researcher-1']);
});

it('an outline that cannot be read keeps no finding from coming back', async () => {
  const paths = await withAnswered('Q001');
  mkdirSync(paths.outline);
  expect(rebuiltQuestions(paths)).toEqual([['Q001', 'answered', '1/researcher-1']]);
});
