import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, handIn, type Session } from '../support/session.ts';

const folder = 'docs/research-x';

async function recorded(): Promise<{ project: Project; session: Session }> {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  return { project: session.project, session };
}

/** Breaks everything that can be. */
function wreck(project: Project): void {
  project.write(statePath('x'), 'spoiled');
  project.write(`${folder}/ledger.json`, '{"torn');
  for (const name of ['state.json', 'ledger.json']) project.write(`${folder}/.runtime/${name}`, '{"torn');
  project.write(`${folder}/inbox/1/researcher-9.json`, '{"agent":"researcher"}');
  project.write(`${folder}/inbox/1/researcher-8.json`, '');
  for (const file of ['x-state.md.999999-1.tmp', 'inbox/1/a.json.999999-1.tmp', 'transcripts/b.999999-2.tmp']) {
    project.write(`${folder}/${file}`, 'half');
  }
  project.write(`${folder}/.runtime/lock`, JSON.stringify({ pid: 999_999, host: hostname(), token: 'gone' }));
}

describe('doctor and repair', () => {
  it('show and repair all that is broken; a second repair changes nothing', async () => {
    const { project } = await recorded();
    const state = project.state('x');
    const ledger = JSON.parse(project.read(`${folder}/ledger.json`)) as unknown;
    wreck(project);
    const doctor = await project.cli('doctor');
    expect(doctor.exitCode).toBe(1);
    const broken = [...doctor.stdout.matchAll(/^broken +x +(\S+): .* → autonomous-workflow repair x$/gm)].map(
      ([, file]) => file,
    );
    expect(broken.sort()).toEqual([
      `${folder}/.runtime/ledger.json`,
      `${folder}/.runtime/lock`,
      `${folder}/.runtime/state.json`,
      `${folder}/inbox/1/a.json.999999-1.tmp`,
      `${folder}/inbox/1/researcher-8.json`,
      `${folder}/inbox/1/researcher-9.json`,
      `${folder}/ledger.json`,
      `${folder}/transcripts/b.999999-2.tmp`,
      `${folder}/x-state.md`,
      `${folder}/x-state.md.999999-1.tmp`,
    ]);
    const repaired = await project.cli('repair', 'x');
    expect(repaired.exitCode).toBe(0);
    for (const part of [
      /^autonomous-workflow restored the state file of 'x' from its journal; the broken one is kept as /m,
      /^autonomous-workflow restored the ledger of 'x' from the hand-ins in the inbox; the broken one is kept as /m,
      /^inbox\/1\/researcher-8\.json of the workflow 'x' cannot be read \(Unexpected end of JSON input\); it is kept as /m,
      /^inbox\/1\/researcher-9\.json of the workflow 'x' cannot be read \(agent_id: missing, expected string; .*\); it is kept as /m,
      /^Removed docs\/research-x\/\.runtime\/lock\.$/m,
      /^Removed docs\/research-x\/inbox\/1\/a\.json\.999999-1\.tmp\.$/m,
    ]) {
      expect(repaired.stdout).toMatch(part);
    }
    expect(project.state('x')).toEqual(state);
    expect(JSON.parse(project.read(`${folder}/ledger.json`))).toEqual(ledger);
    const after = project.files();
    const journal = project.read(`${folder}/journal.jsonl`);
    expect(await project.cli('repair')).toMatchObject({
      stdout: 'Nothing is broken in x; nothing to repair.\n',
      exitCode: 0,
    });
    expect(project.files()).toEqual(after);
    expect(project.read(`${folder}/journal.jsonl`)).toBe(journal);
    const again = await project.cli('doctor');
    expect(again.stdout.match(/^kept {5}x .*broken-/gm)).toHaveLength(4);
    expect(again.exitCode).toBe(0);
  });

  it('show and repair a copy alone', async () => {
    const { project } = await recorded();
    for (const name of ['state.json', 'ledger.json']) project.write(`${folder}/.runtime/${name}`, '{"schema":1}');
    expect((await project.cli('doctor')).exitCode).toBe(1);
    expect((await project.cli('repair')).stdout).toBe(
      "Wrote the copy of the state of 'x' again.\nWrote the copy of the ledger of 'x' again.\n",
    );
    expect((await project.cli('doctor')).exitCode).toBe(0);
  });

  it('find and bring back a workflow whose state file is gone with its machine state', async () => {
    const { project } = await recorded();
    const state = project.state('x');
    for (const gone of [statePath('x'), `${folder}/.runtime`]) rmSync(project.path(gone), { recursive: true });
    expect((await project.cli('doctor')).stdout).toContain('The state file is gone → autonomous-workflow repair x');
    expect(await project.cliJson('repair')).toMatchObject([{ name: 'x', left: [] }]);
    expect(project.state('x')).toEqual(state);
  });

  it('say that the prompt is lost where the journal is too old to hold it', async () => {
    const { project, session } = await recorded();
    const lines = project.journal('x').map((line) => JSON.stringify({ ...line, state: undefined }));
    project.write(`${folder}/journal.jsonl`, `${lines.join('\n')}\n`);
    rmSync(project.path(`${folder}/.runtime/state.json`));
    project.write(statePath('x'), 'spoiled');
    // No hook goes on with a workflow that nobody knows the aim of.
    expect((await session.endsTurn())?.systemMessage).toMatch(/cannot go on: .*\n→ .*autonomous-workflow repair/);
    const { stdout } = await project.cli('repair', 'x');
    expect(stdout).toContain(
      "What 'x' was to find out is lost: write it into the line `prompt:` of docs/research-x/x-state.md, or begin anew",
    );
    expect(project.state('x')).toMatchObject({
      prompt: 'The prompt of this workflow was lost.',
      iteration: 1,
      findings_count: 1,
    });
    project.replace(statePath('x'), 'prompt: "The prompt of this workflow was lost."', 'prompt: "How?"');
    await session.types('autonomous-workflow:continue-auto', 'x');
    await project.cli('stop', 'x');
    for (const gone of [statePath('x'), `${folder}/.runtime/state.json`]) rmSync(project.path(gone));
    await project.cli('repair', 'x');
    expect(project.state('x')).toMatchObject({ prompt: 'How?', status: 'stopped' });
  });

  it('leave alone what cannot be read just now, and say so', async () => {
    const { project } = await recorded();
    rmSync(project.path(statePath('x')));
    mkdirSync(project.path(statePath('x')));
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(
      /^Could not repair docs\/research-x\/x-state\.md: The state file cannot be read .* is no file/,
    );
    expect(exitCode).toBe(4);
  });

  it('leave the lock of a live process alone', async () => {
    const { project } = await recorded();
    const lock = `${folder}/.runtime/lock`;
    project.write(lock, JSON.stringify({ pid: process.pid, host: hostname(), token: 'mine' }));
    expect((await project.cli('doctor')).exitCode).toBe(0);
    const old = Date.now() / 1_000 - 60;
    utimesSync(project.path(lock), old, old);
    expect((await project.cli('doctor')).exitCode).toBe(1);
    expect((await project.cli('repair')).stdout).toBe(`Removed ${lock}.\n`);
  });
});

describe('record', () => {
  it('sets hand-ins aside that cannot be read, says so, and does not give their number again', async () => {
    const session = await begunSession();
    const { project } = session;
    await session.agentAnswers('a1', handIn('i1-r1'));
    project.write(`${folder}/inbox/1/researcher-1.json`, '{"torn');
    const { stdout } = await project.cli('record');
    expect(stdout).toMatch(
      /^inbox\/1\/researcher-1\.json of the workflow 'x' cannot be read \(.*\); it is kept as inbox\/1\/researcher-1\.json\.broken-/,
    );
    expect(project.journal('x').find(({ event }) => event === 'set-aside')).toMatchObject({
      file: 'inbox/1/researcher-1.json',
    });
    await session.agentAnswers('a2', handIn('i1-r1'));
    expect(project.files(`${folder}/inbox`)).toEqual([
      expect.stringContaining('researcher-1.json.broken-'),
      `${folder}/inbox/1/researcher-2.json`,
    ]);
    expect((await project.cli('record')).stdout).toMatch(/^Iteration 1 is recorded: 1 of 3 agents/);
  });

  it('puts a broken ledger back, says so, and goes on with what it held', async () => {
    const { project, session } = await recorded();
    await session.endsTurn();
    project.write(`${folder}/ledger.json`, '{"torn');
    const { stdout } = await project.cli('record');
    expect(stdout).toMatch(
      /^autonomous-workflow restored the ledger of 'x' as it was last written; the broken one is kept as /,
    );
    expect(project.state('x')).toMatchObject({ iteration: 2, findings_count: 1 });
  });

  it.each([
    [/"title": "Buckets"/, '"title": 7', /line \d+ sources #1 title: expected string, received 7/],
    [/ {4}"quote": .*,\n/, '', /line \d+ claims #1 evidence #1 quote: missing, expected string/],
    [
      /"priority"|"confidence": "low"/,
      '"confidence": "sure"',
      /line \d+ claims #1 confidence: expected one of .*, received "sure"/,
    ],
    [/\]\n\}\s*$/, ']', /line \d+: /],
  ])('of evidence in a ledger with a mistake names its line: %s', async (part, by, message) => {
    const { project } = await recorded();
    const text = project.read(`${folder}/ledger.json`);
    expect(text).toMatch(part);
    project.write(`${folder}/ledger.json`, text.replace(part, by));
    const { stderr } = await project.cli('evidence');
    expect(stderr).toMatch(message);
    const line = Number(/line (\d+)/.exec(stderr)?.[1]);
    if (by.includes(':')) expect(project.read(`${folder}/ledger.json`).split('\n')[line - 1]).toContain(by);
  });
});
