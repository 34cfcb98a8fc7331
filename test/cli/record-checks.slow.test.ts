import { describe, expect, it } from 'vitest';
import { claim, findingOf, folder, ledgerOf, recordFrom, reports } from '../support/checked-record.ts';
import { useLocalWeb } from '../support/fetching.ts';
import type { Project } from '../support/project.ts';
import { begunSession, continuation, Session } from '../support/session.ts';

const { web } = useLocalWeb();
const record = (project: Project, environment: Record<string, string> = {}) => recordFrom(web(), project, environment);
const bucket = () => findingOf(web(), 'at most b + rt');
const window = () => findingOf(web(), '400 million requests');
const gone = () => ({ url: web().address('trouble', '/status/404'), title: 'Gone', kind: 'secondary' });
const verdicts = (project: Project) =>
  ledgerOf(project).claims.map(({ evidence }) => evidence.map(({ check }) => check?.verdict).join());

const sixClaims = () => [
  claim(bucket()),
  claim(window(), {
    text: 'The estimate of the sliding window counter was wrong in 0.3 % of decisions.',
    quote: window().quote.replace('0.003%', '0.3%'),
  }),
  claim(bucket(), {
    text: 'Buckets were invented in Utrecht by a committee.',
    quote: 'the committee met in Utrecht and invented buckets there',
  }),
  claim(bucket(), {
    text: 'The page that is gone says something.',
    quote: 'something that nobody can look up',
    source: gone(),
  }),
  claim(bucket(), {
    text: 'A page of a private network says something.',
    quote: 'nobody may look here either',
    source: { ...gone(), url: 'http://10.1.2.3/' },
  }),
];

describe('record with the web', () => {
  it('fetches every source, looks every quote up, and says what failed', async () => {
    const session = await begunSession();
    const { project } = session;
    await reports(session, 1, sixClaims());
    const { stdout, stderr, exitCode } = await record(project);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    expect(verdicts(project)).toEqual(['exact', 'number-mismatch', 'absent', 'could-not-run', 'could-not-run']);
    expect(stdout).toMatch(/: 2 observations from \d of \d agents?; new: 2 findings/);
    expect(stdout).toMatch(/Observations that do not count, as their quotes were not found: 3; `evidence` says why/);
    expect(stdout).toContain('Pages and files read: 2 stored, 1 dead, 1 could not be read.');
    const { stdout: findings } = await project.cli('evidence');
    expect(findings).toMatch(/- C002 .*\n {2}NOT CITABLE, no quote carries it: number-mismatch/);
    expect(findings).toMatch(/- C001 \(central, confidence low: .*\n {2}cite: \[@C001\], of \w+; quote: /);
    expect(findings).toMatch(/- C004 .*\n {2}NOT CITABLE, no quote carries it: could-not-run: \S+ has no such page/);
    expect(findings).toMatch(/- C005 .*\n {2}cite: .*\(not checked: 10\.1\.2\.3 is no public address/);
    expect(ledgerOf(project).claims[0]?.confidence_reason).toContain('nobody has judged');
    const events = project.journal('x');
    expect(events.find(({ event }) => event === 'sources-fetched')).toMatchObject({ stored: 2, dead: 1, left: 0 });
    expect(project.state('x')).toMatchObject({ findings_count: 2, new_findings_last_iteration: 2 });
    expect((await project.cli('status')).stdout).toContain('checked    1 of 5 quotes found in their sources');
    // Again: nothing changes, and the web is asked for nothing.
    const [ledger, requests] = [project.read(`${folder}/ledger.json`), web().requests.length];
    await record(project);
    const strip = (text: string) => text.replace(/"recorded_at": ".*"/, '');
    expect(strip(project.read(`${folder}/ledger.json`))).toBe(strip(ledger));
    expect(web().requests.length).toBe(requests);
  });

  it('says that nothing can be checked where sources are not fetched, and holds nothing against the findings', async () => {
    const session = await begunSession();
    const { project } = session;
    await reports(session, 1, [claim(bucket()), claim(window())]);
    const { stdout } = await record(project, { AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'false' });
    expect(stdout).toContain('fetch_sources is false: no quote from the web can be checked');
    expect(verdicts(project)).toEqual(['could-not-run', 'could-not-run']);
    expect(project.state('x')).toMatchObject({ findings_count: 2 });
    expect(ledgerOf(project).claims[0]).toMatchObject({ confidence: 'low' });
  });
});

describe('verification', () => {
  /** The session at the brief of iteration 2, whose central claims were found in their pages. */
  async function atVerification(): Promise<{ session: Session; project: Project; brief: string }> {
    const session = await begunSession();
    await reports(session, 1, [claim(bucket()), claim(window())]);
    await record(session.project);
    session.editsReport('x');
    const brief = continuation(await session.endsTurn()) ?? '';
    return { session, project: session.project, brief };
  }

  it('gives a verifier claims and pages with its start, which count as read; votes count, and are shown', async () => {
    const { session, project, brief } = await atVerification();
    expect(brief).toMatch(
      /agent `autonomous-workflow:claim-verifier`, task: `\[i2-v1\]` Verify 2 claims against stored pages/,
    );
    const { claims } = project.readJson(`${folder}/verification/i2-v1.json`) as { claims: { snapshot: string }[] };
    expect(claims).toMatchObject([{ quotes: [{}] }, { quotes: [{}] }]);
    for (const { snapshot } of claims) expect(project.exists(`${folder}/snapshots/${snapshot}.txt`)).toBe(true);
    const call = {
      subagent_type: 'autonomous-workflow:claim-verifier',
      description: 'i2-v1',
      prompt: '[i2-v1] Verify.',
    };
    const started = await session.usesTool('Agent', call);
    const prompt = String(started?.hookSpecificOutput?.updatedInput?.prompt);
    expect(prompt).toMatch(/^\[i2-v1\] Verify 2 claims against 2 stored pages\b/);
    expect(prompt.replace(/\s+/g, ' ')).toContain(bucket().quote);
    const transcript = project.path('agent-v.jsonl');
    const first = { type: 'user', message: { role: 'user', content: prompt } };
    const grep = { type: 'assistant', message: { content: [{ type: 'tool_use', id: 't', name: 'Grep', input: {} }] } };
    project.write('agent-v.jsonl', [first, grep].map((row) => `${JSON.stringify(row)}\n`).join(''));
    await reports(session, 2, []);
    const verdicts = [
      { claim: 'C001', verdict: 'supported', quote: bucket().quote, reason: 'The page says exactly this.' },
      { claim: 'C002', verdict: 'contradicted', quote: window().quote, reason: 'It is about another counter.' },
    ];
    const votes = { assignment: 'i2-v1', verdicts };
    expect(await session.agentAnswers('v', votes, 'claim-verifier', { transcript })).toBeUndefined();
    await record(project);
    expect(ledgerOf(project).claims).toMatchObject([
      { verdict: 'supported' },
      { verdict: 'contradicted', confidence: 'low' },
    ]);
    await session.endsTurn();
    expect((await project.cli('evidence')).stdout).toMatch(/- C002 .*\n {2}NOT TO BE ASSERTED/);
    expect((await project.cli('status')).stdout).toContain('verifiers: 1 confirmed in their page, 1 refuted');
  });
});

const store = (project: Project, ...words: string[]) =>
  project.cliIn('.', { AUTONOMOUS_WORKFLOW_ALLOWED_PRIVATE_HOSTS: web().hosts.join(',') }, 'source', ...words);

describe('source with an address', () => {
  it('says why a page cannot be stored, asks nobody whom no one allowed, and takes no file of a workflow', async () => {
    const { project } = await begunSession();
    await project.cli('record');
    const wall = web().address('trouble', '/wall/paywall');
    expect(await store(project, wall)).toMatchObject({
      exitCode: 1,
      stdout: `Not stored: ${wall}. One has to pay to read this page.\n`,
    });
    const before = web().requests.length;
    const private_ = [web().address('algorithms', '/token-bucket'), 'http://10.0.0.1/', 'http://[::ffff:7f00:1]/'];
    const files = ['notes/no-such-file.md', '../elsewhere.md', '.git/config'];
    for (const address of [...private_, 'htp:/example', ...files])
      expect(await project.cli('source', address)).toMatchObject({ exitCode: 1 });
    for (const file of ['log.jsonl', 'ledger.json', 'x-report.tex', 'x-state.md', 'progress.txt'])
      expect((await project.cli('source', `docs/research-x/${file}`)).stdout).toMatch(
        /is what a workflow wrote, and no source/,
      );
    expect(web().requests.length).toBe(before);
    project.write('docs/research-x/mine.md', 'We measured 16 bytes.');
    expect((await project.cliIn('docs/research-x', {}, 'source', 'mine.md')).stdout).toMatch(
      /^Stored: .*repository:docs\/research-x\/mine\.md.*, 21 characters/,
    );
    expect((await project.cli('source')).stdout).toContain('1 of 14 pages and files stored.');
  });

  it('has what was added by hand read in the next iteration, a page by a researcher, a document by the analyst', async () => {
    const session = await begunSession();
    const { project } = session;
    project.write('notes/a.md', 'We measured 16 bytes.');
    const address = web().address('algorithms', '/token-bucket');
    await store(project, address, 'x');
    await project.cli('source', 'notes/a.md', 'x');
    await session.worksThrough('x', 1);
    const text = continuation(await session.endsTurn()) ?? '';
    expect(text).toMatch(new RegExp(`researcher\`, task: .*Nobody has used this, .* read “${address}”`));
    expect(text).toMatch(/repo-analyst`, task: .*Nobody has used this, .* read “notes\/a\.md”/);
  });
});
