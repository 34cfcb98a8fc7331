import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { readInbox } from '../../src/app/hand-in.ts';
import { heal } from '../../src/app/repair.ts';
import { readIterationRuntime } from '../../src/app/turn.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { readState } from '../../src/loop/state-file.ts';
import { validateState } from '../../src/loop/state-document.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { readLedger } from '../../src/research/ledger-file.ts';
import { readLease } from '../../src/session/lease.ts';
import { cliFile, newProject, pluginRoot } from '../support/project.ts';
import { handIn, Session } from '../support/session.ts';
import { writeHandIn } from '../support/written.ts';

const rounds = Number(process.env.TORTURE_ROUNDS ?? 60);

it(
  `loses nothing that was acknowledged, and leaves nothing that cannot be read, when processes are killed ${rounds} times`,
  { timeout: rounds * 20_000 + 60_000 },
  async () => {
    const project = await newProject();
    project.write('.autonomous-workflow.yaml', 'failure_threshold: 100\nphase_transition_threshold: 50\n');
    await new Session(project, 's1').begins('x', '--max-iterations 1000');
    project.replace('docs/research-x/x-state.md', 'stall_window: 3', 'stall_window: 50');
    const paths = workflowPaths(project.root, 'x');
    let number = 0;
    const redirects = new Set<string>();
    const handIns = new Set<string>();
    const recorded = new Set<number>();

    /** How long each program usually takes, in milliseconds. */
    const usual = new Map<string, number>();
    let kills = 0;
    const run = async (file: string, words: string[], input: object, isKilled: boolean) => {
      const name = words[0] ?? file;
      // Later moments more often: a process spends the first half of its life loading.
      const timeout = isKilled ? (usual.get(name) ?? 400) * 1.3 * Math.sqrt(Math.random()) : 0;
      const started = performance.now();
      const ended = await execa(process.execPath, [file, ...words], {
        cwd: project.root,
        env: {
          ...project.environment,
          CLAUDE_PROJECT_DIR: project.root,
          AUTONOMOUS_WORKFLOW_BACKOFF_ON_FAILURE: 'false',
        },
        input: JSON.stringify({ session_id: 's1', cwd: project.root, ...input }),
        reject: false,
        killSignal: 'SIGKILL',
        ...(isKilled && { timeout: Math.max(1, Math.round(timeout)) }),
      });
      if (ended.isTerminated) kills += 1;
      else expect({ name, exitCode: ended.exitCode, stderr: ended.stderr }).toEqual({ name, exitCode: 0, stderr: '' });
      usual.set(name, ended.isTerminated ? (usual.get(name) ?? 400) * 1.1 : performance.now() - started);
      return ended.isTerminated ? undefined : ended.stdout;
    };
    const hook = (name: string, event: string, fields: object, isKilled: boolean) =>
      run(join(pluginRoot, 'hooks', `${name}.cjs`), [], { hook_event_name: event, ...fields }, isKilled);

    const redirectOnce = async (isKilled: boolean) => {
      const text = `redirect-${(number += 1)}.`;
      if ((await run(cliFile, ['redirect', text, 'x'], {}, isKilled)) !== undefined) redirects.add(text);
    };
    const handInOnce = async (isKilled: boolean) => {
      const agent = `agent-${(number += 1)}`;
      const { iteration } = await readState(paths);
      const text = `What number ${number ** 5} of the limiters found is ${number}.`;
      const source = { url: `https://example.org/${number}`, title: text, kind: 'primary' };
      const claim = { text, quote: text, importance: 'central', source };
      writeHandIn(paths, 'researcher', agent, handIn(`i${iteration}-r${(number % 3) + 1}`, { claims: [claim] }));
      const fields = { agent_id: agent, agent_type: 'autonomous-workflow:researcher' };
      // An agent whose hook was killed is at work until it ends once more.
      if ((await hook('hand-in', 'SubagentStop', fields, isKilled)) === undefined)
        await hook('hand-in', 'SubagentStop', fields, false);
      handIns.add(agent);
    };
    const recordOnce = async (isKilled: boolean) => {
      const told = await run(cliFile, ['record', 'x'], {}, isKilled);
      if (told !== undefined) recorded.add(Number(/^Iteration (\d+)/m.exec(told)?.[1]));
    };
    const victims = [
      redirectOnce,
      handInOnce,
      recordOnce,
      (isKilled: boolean) => hook('verify-state', 'Stop', { background_tasks: [] }, isKilled),
    ];

    for (let round = 0; round < rounds; round += 1) {
      // Beside each that is killed another one works, and waits for what the dead one held.
      await Promise.all([victims[round % victims.length]?.(true), redirectOnce(false)]);
      const state = await readState(paths);
      validateState(readFileSync(paths.state, 'utf8'), paths, new Date());
      readInbox(paths);
      readLedger(paths);
      expect((await readIterationRuntime(paths, state)).iteration).toBeGreaterThanOrEqual(state.iteration);
      expect(readLease(paths)?.session).toBe('s1');
      await asWriter(paths, () => undefined);
    }
    await recordOnce(false);
    await run(cliFile, ['repair', 'x'], {}, false);
    expect(await heal(paths, new Date())).toEqual([]);
    expect((await readState(paths)).status).toBe('in_progress');
    expect(kills).toBeGreaterThan(rounds / 5);

    const journal = project.journal('x');
    for (const text of redirects)
      expect(journal.filter((line) => line.event === 'redirected' && String(line.text).includes(text))).toHaveLength(1);
    const { merged } = readLedger(paths);
    for (const agent of handIns) {
      const noted = journal.filter((line) => (line.entry as { agent_id?: string } | undefined)?.agent_id === agent);
      expect(
        noted.map(({ event }) => event),
        agent,
      ).toEqual(['hand-in']);
      expect(merged, agent).toContain(String(noted[0]?.file).replace('.json', ''));
    }
    for (const iteration of recorded)
      expect(journal.some((line) => line.event === 'recorded' && line.iteration === iteration)).toBe(true);
  },
);
