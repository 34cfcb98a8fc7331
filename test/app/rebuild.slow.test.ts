import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultConfiguration } from '../../src/configuration/rules/configuration.ts';
import { parseJournal } from '../../src/journal/rules/journal-line.ts';
import { rebuildLedger } from '../../src/research/rules/rebuild-ledger.ts';
import { rebuildState } from '../../src/research/rules/rebuild-state.ts';
import type { EndReason } from '../../src/base/vocabulary.ts';
import { beginWorkflow, reenterWorkflow, resumeWorkflow } from '../../src/app/begin.ts';
import { assess } from '../../src/research/rules/assess-claims.ts';
import { findingsFor } from '../../src/app/findings.ts';
import { firstQuestions } from '../../src/app/first-questions.ts';
import { quoteFinder } from '../../src/research/quote-checks.ts';
import { readInbox } from '../../src/app/hand-ins.ts';
import { claimVerification, findingsIn } from '../../src/research/hand-in-kinds.ts';
import { storeEntry } from '../../src/loop/inbox.ts';
import { readJournal } from '../../src/journal/journal.ts';
import { readLedger } from '../../src/research/ledger-file.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { recordWorkflow } from '../../src/app/record.ts';
import { readOrRestoreState } from '../../src/app/restore.ts';
import { readState } from '../../src/loop/state-file.ts';
import { startIteration } from '../../src/app/turn.ts';
import { asWriter, changeState, endWorkflow } from '../../src/loop/workflow.ts';
import { claim, researchHandIn } from '../support/samples.ts';

/** Everything that changes a workflow; what is refused in its present state is passed over. */
type Step =
  | { do: 'next' | 'fail' | 'record' | 'reenter' | 'lose the copy' | 'break' }
  | { do: 'end'; reason: EndReason }
  | { do: 'resume'; more: number }
  | { do: 'hand in'; text: number }
  | { do: 'edit'; most: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('next' as const, 'record' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hand in' as const), text: fc.nat({ max: 4 }) }) },
  fc.record({ do: fc.constantFrom('fail' as const, 'reenter' as const, 'lose the copy' as const, 'break' as const) }),
  fc.record({
    do: fc.constant('end' as const),
    reason: fc.constantFrom('stop_requested' as const, 'complete' as const, 'max_duration' as const),
  }),
  fc.record({ do: fc.constant('resume' as const), more: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('edit' as const), most: fc.integer({ min: 1, max: 20 }) }),
);

const session = { id: 's1', process: process.pid, folder: tmpdir(), transcript: '' };

async function take(paths: WorkflowPaths, step: Step, now: Date, number: number): Promise<void> {
  switch (step.do) {
    case 'next':
      await startIteration(paths, now);
      return;
    case 'fail':
      await startIteration(paths, now, { failed: true });
      return;
    case 'record':
      await recordWorkflow(paths, now);
      return;
    case 'reenter':
      await reenterWorkflow(paths, number % 2 === 0 ? 'ralph-loop' : 'in-session', now, {});
      return;
    case 'end':
      await endWorkflow(paths, now, step.reason, 'Enough.');
      return;
    case 'resume':
      await resumeWorkflow(
        paths,
        { driver: 'in-session', limits: { max_iterations: step.more } },
        { session, takeOver: true },
        now,
      );
      return;
    case 'hand in':
      return handIn(paths, step.text, now, number);
    case 'edit': {
      const text = readFileSync(paths.state, 'utf8');
      writeFileSync(
        paths.state,
        text.replace(/^max_iterations: .*/m, `max_iterations: ${step.most} # by hand\nodd_${number}: 1`),
      );
      // What was edited is in the journal once something else changes.
      await changeState(paths, now, (state) => ({ state: { ...state } }));
      return;
    }
    case 'lose the copy':
      rmSync(join(paths.runtime, 'state.json'), { force: true });
      return;
    case 'break':
      writeFileSync(paths.state, '---\nbroken');
      await readOrRestoreState(paths, now);
  }
}

async function handIn(paths: WorkflowPaths, text: number, now: Date, number: number): Promise<void> {
  const { iteration } = await readState(paths);
  const assignment = `i${iteration}-r${number}`;
  const content = researchHandIn({ assignment, claims: [claim(`The system number ${text} was measured to be fast.`)] });
  await asWriter(paths, () => {
    const entry = { agent: 'researcher' as const, agent_id: `a${number}`, assignment, received_at: now.toISOString() };
    storeEntry(paths, iteration, { ...entry, hand_in: content, problems: [] });
  });
}

it('state and ledger rebuilt from journal and inbox are those on disk, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
      const root = mkdtempSync(join(tmpdir(), 'workflow-rebuild-'));
      try {
        const paths = workflowPaths(root, 'x');
        const start = Date.parse('2026-03-01T10:00:00Z');
        const request = {
          mode: 'research',
          prompt: 'Ünd "so"? How fast is it, and what does it cost? Which of them should we use?\n',
          driver: 'in-session',
          limits: { max_iterations: 5, max_duration_hours: 24, max_cost_usd: 50 },
          configuration: defaultConfiguration,
        } as const;
        await beginWorkflow(paths, request, session, new Date(start), '');
        for (const [index, step] of steps.entries()) {
          await take(paths, step, new Date(start + (index + 1) * 3_600_000), index).catch(onlyRefused);
        }
        const journal = parseJournal(readJournal(paths));
        const state = await readState(paths);
        expect(rebuildState('x', journal)).toEqual(state);
        const inbox = readInbox(paths);
        const verifications = inbox.of(claimVerification);
        const questions = firstQuestions(paths, request.prompt);
        expect(questions.length, 'the goal has several').toBeGreaterThan(1);
        const rebuilt = rebuildLedger(findingsIn(inbox), journal, 0, '2000-01-01', undefined, questions);
        const findings = findingsFor(paths, state, rebuilt, { verifications, findQuote: quoteFinder(paths) });
        expect(assess(rebuilt, findings)).toEqual(readLedger(paths));
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    }),
    { numRuns: 30 },
  );
}, 120_000);

function onlyRefused(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'WorkflowError') throw error;
}
