import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLease, ownedWorkflow } from '../../src/session/lease.ts';
import { acquireWorkflow, continuedWorkflow, releaseWorkflow } from '../../src/loop/list.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { asWriter, commitState } from '../../src/loop/workflow.ts';
import { newProject } from '../support/project.ts';
import { runs } from '../support/runs.ts';
import { state } from '../support/samples.ts';

/** A process that a session lives in; `/clear` and `/branch` give it a session of another id. */
interface Claude {
  process: ChildProcess;
  alive: boolean;
  id: string;
  /** Ids that its sessions had before. */
  past: string[];
}

const claudes = 3;
const which = fc.nat({ max: claudes - 1 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('claim' as const), who: which, takeOver: fc.boolean() }),
  fc.record({ kind: fc.constant('claim at once' as const), who: which, takeOver: fc.constant(false) }),
  fc.record({
    kind: fc.constantFrom('clear' as const, 'end' as const, 'crash' as const, 'resume' as const),
    who: which,
    takeOver: fc.constant(false),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function start(number: number): Claude {
  const process = spawn('sleep', ['300'], { stdio: 'ignore' });
  return { process, alive: true, id: `s${number}-0`, past: [] };
}

async function crash(claude: Claude): Promise<void> {
  if (!claude.alive) return;
  claude.alive = false;
  claude.process.kill('SIGKILL');
  await once(claude.process, 'exit');
}

/** Whether the claim was granted. */
async function claims(paths: WorkflowPaths, { id, process }: Claude, takeOver = false): Promise<boolean> {
  const session = { id, process: process.pid ?? 0, folder: paths.root, transcript: '' };
  return acquireWorkflow(paths, new Date(), session, 'test', takeOver).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ message: expect.stringContaining('Another session is driving') as string });
      return false;
    },
  );
}

/** The ids of all sessions there ever were that may act as owners. */
function owners(paths: WorkflowPaths, all: readonly Claude[]): string[] {
  const ids = all.flatMap(({ id, past }) => [id, ...past]);
  return ids.filter((id) => ownedWorkflow(paths.root, id) !== undefined);
}

async function take(paths: WorkflowPaths, all: readonly Claude[], { kind, who, takeOver }: Step): Promise<void> {
  const claude = all[who];
  if (claude?.alive !== true) return;
  const lease = readLease(paths);
  const holder = all.find(({ process }) => process.pid === lease?.process);
  const held = lease?.released === null && holder?.alive === true;
  switch (kind) {
    case 'claim':
    case 'resume': {
      const granted = await claims(paths, claude, takeOver);
      expect(granted).toBe(!held || holder === claude || takeOver);
      if (granted) expect(owners(paths, all)).toEqual([claude.id]);
      return;
    }
    case 'claim at once': {
      const living = all.filter(({ alive }) => alive);
      const granted = await Promise.all(living.map((one) => claims(paths, one)));
      const told = living.filter((_, index) => granted[index]).map(({ id }) => id);
      expect(told).toHaveLength(1);
      expect(owners(paths, all)).toEqual(told);
      return;
    }
    case 'clear': {
      await releaseWorkflow(paths, new Date(), claude.id, 'clear');
      const owned = lease?.released === null && ownedWorkflow(paths.root, claude.id) !== undefined;
      claude.past.push(claude.id);
      claude.id = `s${who}-${claude.past.length}`;
      const goesOn = (await continuedWorkflow(paths.root, claude.process.pid ?? 0)) !== undefined;
      if (owned) expect(goesOn).toBe(true);
      if (!goesOn) return;
      expect(await claims(paths, claude)).toBe(true);
      expect(owners(paths, all)).toEqual([claude.id]);
      return;
    }
    case 'end':
      return releaseWorkflow(paths, new Date(), claude.id, 'other');
    case 'crash':
      return crash(claude);
  }
}

it('a workflow has at most one owner, and it is who was told so, whatever sessions do in whatever order', async () => {
  const project = await newProject();
  let workflow = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      workflow += 1;
      const inner = project.outside(`p${workflow}`);
      const paths = workflowPaths(inner, 'x');
      await asWriter(paths, () => commitState(paths, new Date(), state({ name: 'x' }), { event: 'changed' }));
      const all = Array.from({ length: claudes }, (_, number) => start(number));
      try {
        for (const one of steps) {
          await take(paths, all, one);
          const found = owners(paths, all);
          expect(found.length).toBeLessThanOrEqual(1);
          if (found.length === 1) expect(readLease(paths)?.session).toBe(found[0]);
        }
      } finally {
        await Promise.all(all.map(crash));
      }
    }),
    { numRuns: runs(60) },
  );
}, 120_000);
