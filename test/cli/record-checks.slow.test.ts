import { describe, expect, it } from 'vitest';
import { claim, findingOf, folder, ledgerOf, recordFrom, reports } from '../support/checked-record.ts';
import { useLocalWeb } from '../support/fetching.ts';
import type { Project } from '../support/project.ts';
import { begunSession, handIn } from '../support/session.ts';

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
    expect(stdout).toContain('2 observations; new: 2 findings');
    expect(stdout).toMatch(/3 more observations do not count: the quote is not in its source, .*, or the page is gone/);
    expect(stdout).toContain('Sources fetched: 2 stored, 1 dead, 1 could not be read.');
    const { stdout: findings } = await project.cli('evidence');
    expect(findings).toMatch(/- C002 .*\n {2}NOT CITABLE, no quote carries it: number-mismatch/);
    expect(findings).toMatch(/- C001 \(central, confidence low\).*\n {2}cite: \[@C001\], of \w+; quote: /);
    expect(findings).toMatch(/- C004 .*\n {2}NOT CITABLE, no quote carries it: could-not-run: \S+ has no such page/);
    expect(findings).toMatch(/- C005 .*\n {2}cite: .*\(not checked: 10\.1\.2\.3 is no public address/);
    expect(ledgerOf(project).claims[0]?.confidence_reason).toContain('nobody has judged yet');
    const events = project.journal('x');
    expect(events.find(({ event }) => event === 'sources-fetched')).toMatchObject({ stored: 2, dead: 1, left: 0 });
    expect(project.state('x')).toMatchObject({ findings_count: 2, new_findings_last_iteration: 2 });
    expect((await project.cli('status')).stdout).toContain(
      'checked    1 of 5 quotes found in their sources, 2 not there',
    );
  });

  it('changes nothing when it runs again, and asks the web for nothing twice', async () => {
    const session = await begunSession();
    const { project } = session;
    await reports(session, 1, sixClaims());
    await record(project);
    const [ledger, asked] = [project.read(`${folder}/ledger.json`), web().requests.length];
    await record(project);
    const strip = (text: string) => text.replace(/"recorded_at": ".*"/, '');
    expect(strip(project.read(`${folder}/ledger.json`))).toBe(strip(ledger));
    expect(web().requests.length).toBe(asked);
  });

  it('says that nothing can be checked where sources are not fetched, and holds nothing against the findings', async () => {
    const session = await begunSession();
    const { project } = session;
    await reports(session, 1, [claim(bucket()), claim(window())]);
    const { stdout } = await record(project, { AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'false' });
    expect(stdout).toContain('Sources are not fetched (fetch_sources is false)');
    expect(verdicts(project)).toEqual(['could-not-run', 'could-not-run']);
    expect(project.state('x')).toMatchObject({ findings_count: 2 });
    expect(ledgerOf(project).claims[0]).toMatchObject({ confidence: 'low' });
  });

  it('reads files of the project as they are when an analyst quotes them', async () => {
    const session = await begunSession();
    const { project } = session;
    project.write('src/limiter.js', 'export const capacity = 16; // requests at once\n');
    const found = (text: string, quote: string, file: string) => ({
      text,
      quote,
      importance: 'supporting',
      source: { file },
    });
    const claims = [
      found('The capacity is sixteen.', 'export const capacity = 16;', 'src/limiter.js'),
      found('The capacity is thirty-two requests.', 'export const capacity = 32; // requests', 'src/limiter.js'),
      found('Another file exists and says this.', 'export const nothing = 0;', 'src/none.js'),
    ];
    const answers = (given: object[]) =>
      session.agentAnswers('analyst', handIn('i1-a1', { claims: given }), 'repo-analyst');
    expect((await answers(claims))?.reason).toContain('claims #2 quote: "32" in the quote, "16" on the page');
    expect(await answers(claims.filter((_, at) => at !== 1))).toBeUndefined();
    await record(project);
    expect(verdicts(project)).toEqual(['exact', 'absent']);
    project.write('src/limiter.js', 'export const capacity = 32; // requests at once\n');
    await record(project);
    expect(verdicts(project)).toEqual(['exact', 'absent']);
  });
});

describe('source', () => {
  it('heeds the hosts that the configuration allows, and takes none from a project file', async () => {
    const { project } = await begunSession();
    const address = web().address('algorithms', '/token-bucket');
    const allowed = { AUTONOMOUS_WORKFLOW_ALLOWED_PRIVATE_HOSTS: web().hosts.join(',') };
    expect((await project.cliIn('.', allowed, 'source', address)).exitCode).toBe(0);
    project.write('.autonomous-workflow.yaml', `allowed_private_hosts: "${web().hosts.join(',')}"`);
    expect((await project.cli('config')).stderr).toContain('because only your user file sets it otherwise');
  });
});
