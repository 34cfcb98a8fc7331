import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begunSession, handIn, Session } from '../support/session.ts';

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
  it('show and mend all that is broken; a second repair changes nothing', async () => {
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
      /^autonomous-workflow restored the state file of 'x' as the journal tells it; the broken one is kept as /m,
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

  it('show and mend a copy alone', async () => {
    const { project } = await recorded();
    for (const name of ['state.json', 'ledger.json']) project.write(`${folder}/.runtime/${name}`, '{"schema":1}');
    expect((await project.cli('doctor')).exitCode).toBe(1);
    expect((await project.cli('repair')).stdout).toBe(
      "Made the copy of the state of 'x' anew.\nMade the copy of the ledger of 'x' anew.\n",
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
    expect(stdout).toMatch(/^Could not mend docs\/research-x\/x-state\.md: The state file cannot be read .*EISDIR/);
    expect(exitCode).toBe(4);
  });

  it('say what did not come back: hand-ins are missing from the inbox', async () => {
    const { project } = await recorded();
    for (const gone of ['ledger.json', '.runtime/ledger.json', 'inbox']) {
      rmSync(project.path(`${folder}/${gone}`), { recursive: true });
    }
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(
      /^Only 0 of 1 findings of 'x' came back\. → Put what is missing in docs\/research-x\/inbox\/ back/m,
    );
    expect(exitCode).toBe(4);
    expect(project.journal('x').find(({ event }) => event === 'ledger-restored')).toMatchObject({
      findings: 0,
      counted: 1,
    });
    // What the state counts is what there is from now on.
    expect(project.state('x')).toMatchObject({ findings_count: 0, sources_cited: 0 });
    expect(await project.cli('repair', 'x')).toMatchObject({ exitCode: 0 });
  });

  it('say in JSON what did not come back, also when the state is gone with it and only the journal counts', async () => {
    const { project } = await recorded();
    const gone = [statePath('x'), `${folder}/.runtime`, `${folder}/ledger.json`, `${folder}/inbox`];
    for (const file of gone) rmSync(project.path(file), { recursive: true });
    expect(await project.cliJson('repair', 'x')).toMatchObject([
      { lost: [expect.stringMatching(/^Only 0 of 1 findings/)] },
    ]);
  });

  it('show and mend a journal that is gone, or no longer tells enough to rebuild the state from', async () => {
    const { project } = await recorded();
    const state = project.state('x');
    const journal = `${folder}/journal.jsonl`;
    for (const spoil of [() => rmSync(project.path(journal)), () => project.write(journal, 'torn\n')]) {
      spoil();
      const { stdout, exitCode } = await project.cli('doctor');
      expect(stdout).toMatch(
        /^broken +x +docs\/research-x\/journal\.jsonl: The journal .* → autonomous-workflow repair x$/m,
      );
      expect(exitCode).toBe(1);
      expect((await project.cli('repair')).stdout).toMatch(/^The journal of 'x' holds the whole state again/);
    }
    for (const gone of [statePath('x'), `${folder}/.runtime`]) rmSync(project.path(gone), { recursive: true });
    await project.cli('repair');
    expect(project.state('x')).toEqual(state);
  });

  it('show lines of the journal that cannot be read, which harm nothing', async () => {
    const { project } = await recorded();
    const journal = `${folder}/journal.jsonl`;
    const lines = project.read(journal).split('\n');
    project.write(journal, `${[lines[0], 'torn', ...lines.slice(1)].join('\n')}{"time":"2026`);
    const { stdout, exitCode } = await project.cli('doctor');
    expect(stdout).toMatch(
      /^kept +x +\S+journal\.jsonl: 1 lines cannot be read \(line 2\); they are passed over → nothing to do$/m,
    );
    expect(stdout).toMatch(
      /^kept +x +\S+journal\.jsonl: Line \d+ was cut short; the next event closes it off → nothing to do$/m,
    );
    expect(exitCode).toBe(0);
    expect((await project.cli('repair')).stdout).toBe('Nothing is broken in x; nothing to repair.\n');
  });

  it('show and mend counters of the state that are not those of the ledger', async () => {
    const { project } = await recorded();
    project.replace(statePath('x'), 'findings_count: 1', 'findings_count: 7');
    expect((await project.cli('doctor')).stdout).toContain(
      'It counts otherwise than the ledger: findings_count is 7, the ledger holds 1 → autonomous-workflow repair x',
    );
    expect((await project.cli('repair')).stdout).toContain("The state of 'x' counts what its ledger holds again");
    expect(project.state('x').findings_count).toBe(1);
    expect(project.events('x')).toContain('counters-corrected');
    expect((await project.cli('doctor')).exitCode).toBe(0);
  });

  it('show hand-ins that are gone though the ledger counts them, and that nobody but a person can bring back', async () => {
    const { project } = await recorded();
    project.move(`${folder}/inbox/1/researcher-2.json`, 'elsewhere.json');
    const { stdout, exitCode } = await project.cli('doctor');
    expect(stdout).toMatch(
      /^lost +x +docs\/research-x\/inbox: 1 hand-ins that the ledger counts are gone: 1\/researcher-2 → put/m,
    );
    expect(exitCode).toBe(1);
    expect(await project.cli('repair')).toMatchObject({
      stdout: expect.stringMatching(/^Could not mend docs\/research-x\/inbox: /) as string,
      exitCode: 4,
    });
    project.move('elsewhere.json', `${folder}/inbox/1/researcher-2.json`);
    expect((await project.cli('doctor')).exitCode).toBe(0);
  });

  it('show a report that is gone, and put an empty one in its place', async () => {
    const { project } = await recorded();
    rmSync(project.path(`${folder}/x-report.tex`));
    expect((await project.cli('doctor')).stdout).toContain('x-report.tex: The report is gone → autonomous');
    const { stdout, exitCode } = await project.cli('repair');
    expect(stdout).toMatch(/^The report of 'x' was gone; an empty one stands in its place → put it back from/);
    expect(exitCode).toBe(4);
    expect(project.read(`${folder}/x-report.tex`)).toContain('\\documentclass');
    expect((await project.cli('doctor')).exitCode).toBe(0);
  });

  it('show a configuration that is not valid, with the line, and from which sources', async () => {
    const { project } = await recorded();
    expect((await project.cli('doctor')).stdout).toMatch(/^ok +config +the defaults$/m);
    project.write('.autonomous-workflow.yaml', 'max_iterations: 10\nfailure_treshold: 3\n');
    const { stdout, exitCode } = await project.cliIn('.', { AUTONOMOUS_WORKFLOW_MAX_COST_USD: 'much' }, 'doctor');
    expect(stdout).toMatch(
      /^broken +config +The configuration is not valid .*\.yaml, line 2: failure_treshold is not a known key.*MAX_COST_USD: max_cost_usd: expected a number.*→ Mend or remove/m,
    );
    expect(exitCode).toBe(1);
  });

  it.each([[[]], [['ledger.json']]])(
    'make a state anew when it is gone with journal and machine state, and %j; nothing is begun in its place',
    async (alsoGone) => {
      const { project } = await recorded();
      const other = new Session(project, 's2');
      const gone = [statePath('x'), ...['journal.jsonl', '.runtime', ...alsoGone].map((file) => `${folder}/${file}`)];
      for (const file of gone) rmSync(project.path(file), { recursive: true });
      const refused = await other.types('autonomous-workflow:research', "'x' 'What is known?'");
      expect(refused?.reason).toMatch(
        /^The state file of the workflow 'x' is gone.*\n→ .*autonomous-workflow repair x/,
      );
      expect((await project.cli('doctor')).stdout).toContain('The state file is gone → autonomous-workflow repair x');
      const { stdout, exitCode } = await project.cli('repair', 'x');
      expect(stdout).toMatch(
        /^autonomous-workflow restored the state file of 'x' from its ledger and hand-ins, at rest: /,
      );
      expect(stdout).toMatch(/^What 'x' was to find out is lost: write it into the line `prompt:` of /m);
      expect(exitCode).toBe(4);
      expect(project.state('x')).toMatchObject({ status: 'stopped', iteration: 1, findings_count: 1 });
      expect(project.journal('x').map(({ event }) => event)).toContain('state-restored');
      expect((await project.cli('doctor')).exitCode).toBe(0);
      // Nobody goes on with it before a person has said what it is about.
      const resumed = await other.types('autonomous-workflow:continue-auto', 'x');
      expect(resumed?.reason).toMatch(
        /^What the workflow 'x' was to find out is lost\n→ Write it into the line `prompt:`/,
      );
      project.replace(statePath('x'), 'prompt: "The prompt of this workflow was lost."', 'prompt: "How?"');
      expect((await other.types('autonomous-workflow:continue-auto', 'x'))?.decision).toBeUndefined();
      expect(project.state('x')).toMatchObject({ status: 'in_progress', prompt: 'How?' });
    },
  );

  it('say plainly that nothing is left to make a state of', async () => {
    const { project } = await recorded();
    const gone = [statePath('x'), ...['journal.jsonl', '.runtime', 'ledger.json'].map((file) => `${folder}/${file}`)];
    for (const file of gone) rmSync(project.path(file), { recursive: true });
    for (const file of project.files(`${folder}/inbox`)) rmSync(project.path(file));
    const { stdout, exitCode } = await project.cli('repair', 'x');
    expect(stdout).toMatch(
      /^Could not mend docs\/research-x\/x-state\.md: The state file is gone\n→ .* or move their folder away\.$/m,
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

describe('status', () => {
  it('says that the ledger is broken, and changes nothing', async () => {
    const { project } = await recorded();
    expect(await project.cliJson('status')).toMatchObject({ problems: [] });
    project.write(`${folder}/ledger.json`, '{"torn');
    const { stdout, exitCode } = await project.cli('status');
    expect(stdout).toMatch(
      /^The ledger is not valid \(.*ledger\.json\); .*\n→ Put the last valid one back with: autonomous-workflow repair x\n/,
    );
    expect(exitCode).toBe(4);
    expect(project.read(`${folder}/ledger.json`)).toBe('{"torn');
    rmSync(project.path(`${folder}/ledger.json`));
    expect(await project.cliJson('status')).toMatchObject({
      problems: [expect.stringMatching(/^The ledger is gone/), expect.anything()],
    });
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
    [/"title": "Buckets"/, '"title": 7', /line \d+ sources 0 title: expected string, received 7/],
    [/ {4}"quote": .*,\n/, '', /line \d+ claims 0 evidence 0 quote: missing, expected string/],
    [
      /"priority"|"confidence": "high"/,
      '"confidence": "sure"',
      /line \d+ claims 0 confidence: expected one of .*, received "sure"/,
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
