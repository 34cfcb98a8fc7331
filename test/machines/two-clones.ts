import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execaSync } from 'execa';
import { expect } from 'vitest';
import type { MachineRecord } from '../../src/machines/rules/machine-record.ts';
import { seeded } from '../simulation/random.ts';
import { Worker } from '../support/worker.ts';
import { removeFolder } from '../support/remove-folder.ts';

const workflow = 'app';
const leaseRef = `refs/autonomous-workflow-lease/${workflow}`;
const feature = { id: 'F1', name: 'One', description: 'One', component: 'src', dependencies: [] };

/** What machines said and did, counted. */
export type Done = Record<string, number>;

interface Said {
  event: string;
  token?: string;
  why?: string;
  text?: string;
  outcome?: string;
}

interface Lease {
  commit: string;
  record: MachineRecord;
  runtime: string;
}

/** A bare repository that loses pushes and answers, and two clones of it. */
class Arena {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'workflow-machines-')));
  readonly remote = join(this.folder, 'remote.git');
  readonly clones: string[];
  /** Every piece of work that was ever done, and those of which the remote has said that it has them. */
  readonly done = new Set<string>();
  readonly acknowledged = new Set<string>();

  constructor(faults: { lost: number; unanswered: number }) {
    const first = join(this.folder, 'first');
    mkdirSync(first);
    this.git(this.folder, 'init', '--quiet', '--bare', '--initial-branch=main', '--template=', this.remote);
    this.git(first, 'init', '--quiet', '--initial-branch=main', '--template=');
    const files = {
      'package.json': '{ "scripts": { "test": "true" } }',
      '.gitattributes': '* text=auto eol=crlf\n*.json filter=gone\n',
      '.gitignore': 'docs/research-*\n',
    };
    for (const [file, content] of Object.entries(files)) writeFileSync(join(first, file), content);
    this.identify(first);
    this.git(first, 'add', '--all');
    this.git(first, 'commit', '--quiet', '-m', 'First');
    this.git(first, 'push', '--quiet', this.remote, 'main');
    this.clones = ['a', 'b'].map((name) => join(this.folder, name));
    for (const clone of this.clones) {
      this.git(this.folder, 'clone', '--quiet', this.remote, clone);
      this.identify(clone);
    }
    const list = join(this.clones[0] ?? '', 'docs', `research-${workflow}`, 'feature-list.json');
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, JSON.stringify({ features: [feature] }));
    this.#hook('pre-receive', `[ $((RANDOM % 100)) -ge ${faults.lost} ]`);
    this.#hook(
      'reference-transaction',
      `if [ "$1" = committed ] && [ $((RANDOM % 100)) -lt ${faults.unanswered} ]; then kill -9 $PPID; fi`,
    );
  }

  #hook(name: string, line: string): void {
    mkdirSync(join(this.remote, 'hooks'), { recursive: true });
    const file = join(this.remote, 'hooks', name);
    writeFileSync(file, `#!/bin/bash\n${line}\n`);
    chmodSync(file, 0o755);
  }

  git(folder: string, ...words: string[]): string {
    return execaSync('git', words, { cwd: folder, env: { GIT_CONFIG_GLOBAL: '/dev/null' } }).stdout;
  }

  identify(clone: string): void {
    this.git(clone, 'config', 'user.name', 'Somebody');
    this.git(clone, 'config', 'user.email', 'somebody@example.com');
  }

  /** The commits of the lease, newest first. */
  leases(most = Infinity): Lease[] {
    const found: Lease[] = [];
    for (const commit of this.git(this.remote, 'rev-list', '--first-parent', leaseRef).split('\n')) {
      // The first lease stands on the code.
      const runtime = / tree (\w+)\truntime/.exec(this.git(this.remote, 'ls-tree', commit))?.[1];
      if (runtime === undefined || found.length === most) break;
      const record = JSON.parse(this.git(this.remote, 'cat-file', 'blob', `${commit}:machine.json`)) as MachineRecord;
      found.push({ commit, record, runtime });
    }
    return found;
  }

  /** The pieces of work in a commit: both the hand-in and the code must be there. */
  tokensIn(folder: string, commit: string): Set<string> {
    const paths = this.git(folder, 'ls-tree', '-r', '--name-only', commit).split('\n');
    const named = (pattern: RegExp) => new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []));
    const code = named(/^src\/(.+)\.txt$/);
    return new Set([...named(/inbox\/1\/(.+)\.json$/)].filter((token) => code.has(token)));
  }

  tokensOnDisk(clone: string): Set<string> {
    const inbox = join(clone, 'docs', `research-${workflow}`, 'inbox', '1');
    const tokens = existsSync(inbox) ? readdirSync(inbox).map((name) => name.replace('.json', '')) : [];
    return new Set(tokens.filter((token) => existsSync(join(clone, 'src', `${token}.txt`))));
  }

  dispose(): void {
    removeFolder(this.folder);
  }
}

/**
 * Lets two machines drive one workflow at random moments, kills some of them, loses pushes, and judges what is left. The seed decides
 * what each machine is told to do and when; which push is lost, git's hooks decide.
 */
export async function interleaveMachines(rounds: number, seed: number): Promise<Done> {
  console.log(`seed ${seed}`);
  const randoms = [0, 1].map((index) => seeded(seed + index));
  const worker = await Worker.of(join(import.meta.dirname, 'machine.ts'));
  const arena = new Arena({ lost: 8, unanswered: 8 });
  const counts: Done = {};
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await Promise.all(
        arena.clones.map(async (root, index) => {
          // Only the first has the features at the beginning.
          if (round === 1 && index === 1) return;
          const random = randoms[index] ?? Math.random;
          await wait(random() * 1_500);
          const token = `r${round}-${'ab'.charAt(index)}`;
          const orders = {
            root,
            workflow,
            token,
            iterations: 1 + Math.floor(random() * 3),
            ahead: random() < 0.3 ? 3_600_000 : 0,
            takeOver: random() < 0.15,
            pause: Math.floor(random() * 300),
          };
          const running = worker.start(JSON.stringify(orders));
          const isKilled = round > 1 && random() < 0.35;
          if (isKilled) void wait(500 + random() * 3_000).then(() => running.kill('SIGKILL'));
          const { stdout } = await running;
          let last = '';
          for (const line of stdout.split('\n').filter((one) => one.startsWith('{'))) {
            const said = JSON.parse(line) as Said;
            expect(said.event, `${token}: ${stdout}`).not.toBe('crashed');
            // What came from another machine is as hooks and the CLI have written it there.
            expect(said.text ?? '', token).not.toMatch(/was changed or cut|by other means/);
            count(said.event === 'left' ? `left: ${said.outcome ?? ''}` : said.event);
            if (said.event === 'worked') arena.done.add((last = said.token ?? ''));
            if (said.event === 'kept' && last !== '') arena.acknowledged.add(last);
          }
          if (isKilled) count('killed');
        }),
      );
      expectNothingLost(arena, round);
    }
    expectOneOwner(arena);
    return counts;
  } finally {
    arena.dispose();
    worker.dispose();
  }
}

/** All that was acknowledged is in the newest state; all else is there, on a branch that was kept, or where it was made. */
function expectNothingLost(arena: Arena, round: number): void {
  const [newest] = arena.leases(1);
  if (newest === undefined) return;
  const state = arena.tokensIn(arena.remote, newest.record.state);
  expect(
    [...arena.acknowledged].filter((token) => !state.has(token)),
    `round ${round}`,
  ).toEqual([]);
  const found = new Set(state);
  for (const folder of [arena.remote, ...arena.clones]) {
    const kept = arena.git(folder, 'for-each-ref', '--format=%(objectname)', 'refs/heads/aw/*-kept-*');
    for (const commit of kept.split('\n').filter((one) => one !== ''))
      for (const token of arena.tokensIn(folder, commit)) found.add(token);
  }
  for (const clone of arena.clones) for (const token of arena.tokensOnDisk(clone)) found.add(token);
  expect(
    [...arena.done].filter((token) => !found.has(token)),
    `round ${round}`,
  ).toEqual([]);
}

/** Whoever pushes work has the lease: the commit with which the owner changes changes nothing else. */
function expectOneOwner(arena: Arena): void {
  const chain = arena.leases();
  for (const [index, { record, runtime, commit }] of chain.entries()) {
    const before = chain[index + 1];
    if (before === undefined || before.record.owner === record.owner) continue;
    const content = (one: MachineRecord, of: string) => [one.state, one.code, one.work, one.refs, of];
    expect(content(record, runtime), commit).toEqual(content(before.record, before.runtime));
  }
  expect(new Set(chain.map(({ record }) => record.owner)).size).toBeGreaterThan(1);
}
