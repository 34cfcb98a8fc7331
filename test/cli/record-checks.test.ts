import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/engine/ledger.ts';
import type { WebFinding } from '../simulator/local-web.ts';
import { useLocalWeb } from '../support/fetching.ts';
import { newProject, type Ended, type Project } from '../support/project.ts';
import { begunSession, continuation, handIn, Session } from '../support/session.ts';

const { web } = useLocalWeb();
const folder = 'docs/research-x';

/** Records with the local web as the whole web. */
const record = (project: Project, environment: Record<string, string> = {}, ...words: string[]): Promise<Ended> =>
  project.cliIn(
    '.',
    {
      AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'true',
      AUTONOMOUS_WORKFLOW_ALLOWED_PRIVATE_HOSTS: web().hosts.join(', '),
      ...environment,
    },
    'record',
    ...words,
  );

const finding = (quote: string): WebFinding => {
  const found = web().findings.find((one) => one.quote.includes(quote));
  if (found === undefined) throw new Error(`no page says ${quote}`);
  return found;
};

const claim = (found: WebFinding, changes: object = {}) => ({ ...found, confidence: 'high', ...changes });
const bucket = () => finding('at most b + rt');
const window = () => finding('400 million requests');
const gone = () => ({ url: web().address('trouble', '/status/404'), title: 'Gone', kind: 'secondary' });
const ledgerOf = (project: Project) => project.readJson(`${folder}/ledger.json`) as Ledger;
const verdicts = (project: Project) =>
  ledgerOf(project).claims.map(({ evidence }) => evidence.map(({ check }) => check?.verdict).join());

/** An iteration in which one researcher reports these claims, and another nothing new. */
async function reports(session: Session, iteration: number, claims: readonly object[], more: object = {}) {
  await session.agentAnswers(`a${iteration}`, handIn(`i${iteration}-r1`, { claims, ...more }));
  await session.agentAnswers(`b${iteration}`, handIn(`i${iteration}-r2`, { claims: [] }));
}

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

describe('record with the web', { timeout: 60_000 }, () => {
  it('fetches every source, looks every quote up, and says what failed', async () => {
    const session = await begunSession();
    const { project } = session;
    await reports(session, 1, sixClaims());
    const { stdout, stderr, exitCode } = await record(project);
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    expect(verdicts(project)).toEqual(['exact', 'number-mismatch', 'absent', 'could-not-run', 'could-not-run']);
    expect(stdout).toContain('3 observations; 3 findings');
    expect(stdout).toContain('2 more observations do not count: their quotes are not in their sources.');
    expect(stdout).toContain('Sources fetched: 2 stored, 1 dead, 1 could not be read.');
    expect(stdout).toMatch(/- C002 number-mismatch: "0\.3 ?%" in the quote, "0\.003 ?%" on the page/);
    expect(stdout).toMatch(/- C003 absent: /);
    expect(stdout).toMatch(/- C002 .*\n {2}NOT CITABLE, no quote is in its source as quoted: number-mismatch/);
    expect(stdout).toMatch(/- C001 \(central, confidence medium\).*\n {2}cite: \\citep\{\w+\}\\claim\{C001\}/);
    expect(stdout).toMatch(/- C004 .*\n {2}cite: .*\(not checked: its source could not be read\)/);
    expect(ledgerOf(project).claims[0]?.confidence_reason).toContain('lacks a second independent source');
    const events = project.journal('x');
    expect(events.find(({ event }) => event === 'sources-fetched')).toMatchObject({ stored: 2, dead: 1, left: 0 });
    expect(events.find(({ event }) => event === 'quotes-failed')).toMatchObject({ quotes: [{}, {}] });
    expect(project.state('x')).toMatchObject({ findings_count: 3, new_findings_last_iteration: 3 });
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
    const { stdout } = await record(project);
    const strip = (text: string) => text.replace(/"recorded_at": ".*"/, '');
    expect(strip(project.read(`${folder}/ledger.json`))).toBe(strip(ledger));
    expect(web().requests.length).toBe(asked);
    expect(stdout).not.toContain('number-mismatch:');
    expect(project.events('x').filter((event) => event === 'quotes-failed')).toHaveLength(1);
  });

  it('leaves what there is no time for to the next record', async () => {
    const session = await begunSession();
    const { project } = session;
    await reports(session, 1, [claim(bucket()), claim(window())]);
    const { stdout } = await record(project, { AUTONOMOUS_WORKFLOW_FETCH_BUDGET_SECONDS: '0' });
    expect(stdout).toContain('2 left for the next record.');
    expect(verdicts(project)).toEqual(['could-not-run', 'could-not-run']);
    await record(project);
    expect(verdicts(project)).toEqual(['exact', 'exact']);
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

  it('checks anew what a ledger made of the inbox lacks', async () => {
    const session = await begunSession();
    const { project } = session;
    await reports(session, 1, sixClaims());
    await record(project);
    const before = ledgerOf(project);
    for (const file of [`${folder}/ledger.json`, `${folder}/.runtime/ledger.json`]) project.write(file, '{');
    expect((await project.cli('repair')).exitCode).toBe(0);
    await record(project);
    expect(ledgerOf(project).claims).toEqual(before.claims);
    expect(ledgerOf(project).observations).toEqual(before.observations);
  });

  it('reads files of the project as they are when an analyst quotes them', async () => {
    const session = await begunSession();
    const { project } = session;
    project.write('src/limiter.js', 'export const capacity = 16; // requests at once\n');
    const found = (text: string, quote: string, file: string) => ({
      text,
      quote,
      importance: 'supporting',
      confidence: 'high',
      source: { file },
    });
    const claims = [
      found('The capacity is sixteen.', 'export const capacity = 16;', 'src/limiter.js'),
      found('The capacity is thirty-two requests.', 'export const capacity = 32; // requests', 'src/limiter.js'),
      found('Another file exists and says this.', 'export const nothing = 0;', 'src/none.js'),
    ];
    const { searches: _, ...answer } = JSON.parse(
      handIn('i1-a1', { claims }).replace(/^[^]*```json\n|\n```$/g, ''),
    ) as Record<string, unknown>;
    await session.agentAnswers('analyst', JSON.stringify(answer), 'repo-analyst');
    await record(project);
    expect(verdicts(project)).toEqual(['exact', 'number-mismatch', 'absent']);
    project.write('src/limiter.js', 'export const capacity = 32; // requests at once\n');
    await record(project);
    expect(verdicts(project)).toEqual(['exact', 'number-mismatch', 'absent']);
  });

  it('prints a summary of bounded length, however much was found', async () => {
    const session = await begunSession();
    const { project } = session;
    const many = Array.from({ length: 60 }, (_, index) =>
      claim(bucket(), {
        text: `Finding ${index} ${'of many words '.repeat(20)}about limiter ${index}.`,
        quote: `a quote ${index} that is nowhere in the page at all`,
      }),
    );
    await reports(session, 1, [...many, claim(bucket())]);
    const { stdout } = await record(project);
    expect(stdout.length).toBeLessThan(6_000);
    expect(stdout).toMatch(/… and \d+ more: `autonomous-workflow evidence --iteration 1` prints all of them\./);
  });
});

describe('verification', { timeout: 60_000 }, () => {
  /** The session at the brief of iteration 2, whose central claims were found in their pages. */
  async function atVerification(): Promise<{ session: Session; project: Project; brief: string }> {
    const session = await begunSession();
    await reports(session, 1, [claim(bucket()), claim(window())]);
    await record(session.project);
    session.editsReport('x');
    const brief = continuation(await session.endsTurn()) ?? '';
    return { session, project: session.project, brief };
  }

  const verified = (assignment: string, given: readonly object[]) =>
    `Done.\n\n\`\`\`json\n${JSON.stringify({ assignment, summary: 'Read both pages from end to end.', verdicts: given })}\n\`\`\``;

  it('assigns central claims with what a verifier needs, in a file', async () => {
    const { project, brief } = await atVerification();
    expect(brief).toMatch(
      /agent `autonomous-workflow:claim-verifier`, task: `\[i2-v1\]` Verify 2 claims against 2 stored pages/,
    );
    const batch = project.readJson(`${folder}/verification/i2-v1.json`) as { claims: { file: string; text: string }[] };
    expect(batch).toMatchObject({ attack: 'contradiction', claims: [{ quotes: [{}] }, { quotes: [{}] }] });
    for (const { file } of batch.claims) expect(project.exists(file)).toBe(true);
  });

  it('counts votes on the claims that were asked, whose words are on the page, and shows what came of them', async () => {
    const { session, project } = await atVerification();
    await reports(session, 2, []);
    await session.agentAnswers(
      'v',
      verified('i2-v1', [
        { claim: 'C001', verdict: 'supported', quote: bucket().quote, reason: 'The page says exactly this.' },
        { claim: 'C002', verdict: 'contradicted', quote: window().quote, reason: 'It is about another counter.' },
        { claim: 'C009', verdict: 'supported', quote: 'whatever it may be', reason: 'Nobody asked about it.' },
      ]),
      'claim-verifier',
    );
    const { stdout } = await record(project);
    expect(stdout).toContain('Verified claims:\n- C001 supported');
    expect(ledgerOf(project).claims.map(({ verdict }) => verdict)).toEqual(['supported', 'contradicted']);
    expect(ledgerOf(project).claims[1]).toMatchObject({ confidence: 'low' });
    expect(project.events('x')).toContain('claims-verified');
    const brief = continuation(await session.endsTurn()) ?? '';
    expect(brief).toContain('- C002 may not be asserted: verification contradicted it (It is about another counter.)');
    // A second look at what the first contradicted; none at what it supported.
    expect(project.readJson(`${folder}/verification/i3-v1.json`)).toMatchObject({
      attack: 'overreach',
      claims: [{ claim: 'C002' }],
    });
    expect((await project.cli('evidence')).stdout).toMatch(/- C002 .*\n {2}NOT TO BE ASSERTED/);
    expect((await project.cli('status')).stdout).toContain('2 of 2 central claims verified, 1 contradicted');
  });

  it('takes a verdict by words that are not on the page, and an agent that failed, for abstentions', async () => {
    const { session, project } = await atVerification();
    await reports(session, 2, []);
    const invented = {
      claim: 'C001',
      verdict: 'contradicted',
      quote: 'these words are nowhere',
      reason: 'Because I say so.',
    };
    await session.agentAnswers('v', verified('i2-v1', [invented]), 'claim-verifier');
    await record(project);
    expect(ledgerOf(project).claims.map(({ verdict }) => verdict)).toEqual(['unverified', 'unverified']);
    expect(ledgerOf(project).looks?.map(({ verdict }) => verdict)).toEqual(['abstained', 'abstained']);
    await session.endsTurn();
    for (const turn of [1, 2, 3]) await session.agentAnswers('w', `no JSON ${turn}, about i3-v1`, 'claim-verifier');
    await reports(session, 3, []);
    await record(project);
    expect(ledgerOf(project).looks).toHaveLength(4);
    expect(ledgerOf(project).claims[0]?.verdict).toBe('unverified');
    expect(ledgerOf(project).iterations.at(-1)).toMatchObject({ agents_expected: 3, agents_failed: 0, valid: true });
  });

  it('makes a claim of two sources that was verified one of high confidence', async () => {
    const session = await begunSession();
    const { project } = session;
    const second = web().findings.find(({ source }) => source.url.includes('limiters-2024'));
    if (second === undefined) throw new Error('no benchmark');
    await reports(session, 1, [claim(bucket()), claim(second, { text: bucket().text })]);
    await record(project);
    session.editsReport('x');
    await session.endsTurn();
    await reports(session, 2, []);
    const quote = bucket().quote;
    await session.agentAnswers(
      'v',
      verified('i2-v1', [{ claim: 'C001', verdict: 'supported', quote, reason: 'Word for word.' }]),
      'claim-verifier',
    );
    await record(project);
    expect(ledgerOf(project).claims[0]).toMatchObject({
      confidence: 'high',
      confidence_reason: 'verified; 2 independent sources, a primary one among them',
    });
  });

  it('verifies what is left before the report is written', async () => {
    const session = new Session(await newProject(), 's1');
    await session.begins('x', '--max-iterations 2');
    await reports(session, 1, [claim(bucket())]);
    await record(session.project);
    session.editsReport('x');
    const brief = continuation(await session.endsTurn()) ?? '';
    expect(brief).toContain('(writing up)');
    expect(brief).toMatch(
      /verified first:\n\n1\. Start these agents .*\n {3}- agent `autonomous-workflow:claim-verifier`/,
    );
    const { stdout } = await record(session.project);
    expect(stdout).toContain('Left to do:\n- docs/research-x/x-report.tex did not change');
  });
});

describe('source add', () => {
  it('heeds the hosts that the configuration allows, and takes none from a project file', async () => {
    const { project } = await begunSession();
    const address = web().address('algorithms', '/token-bucket');
    const allowed = { AUTONOMOUS_WORKFLOW_ALLOWED_PRIVATE_HOSTS: web().hosts.join(',') };
    expect((await project.cliIn('.', allowed, 'source', 'add', address)).exitCode).toBe(0);
    project.write('.autonomous-workflow.yaml', `allowed_private_hosts: "${web().hosts.join(',')}"`);
    expect((await project.cli('config')).stderr).toContain('set it in your user file');
  });
});
