import { describe, expect, it } from 'vitest';
import { claim, findingOf, folder, ledgerOf, recordFrom, reports } from '../support/checked-record.ts';
import { useLocalWeb } from '../support/fetching.ts';
import { newProject, type Project } from '../support/project.ts';
import { begunSession, continuation, Session } from '../support/session.ts';

const { web } = useLocalWeb();
const record = (project: Project, environment: Record<string, string> = {}) => recordFrom(web(), project, environment);
const bucket = () => findingOf(web(), 'at most b + rt');
const window = () => findingOf(web(), '400 million requests');

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

  const verified = (assignment: string, given: readonly object[]) =>
    `Done.\n\n\`\`\`json\n${JSON.stringify({ assignment, verdicts: given })}\n\`\`\``;

  it('assigns central claims with what a verifier needs, in a file', async () => {
    const { project, brief } = await atVerification();
    expect(brief).toMatch(
      /agent `autonomous-workflow:claim-verifier`, task: `\[i2-v1\]` Verify 2 claims against stored pages/,
    );
    const batch = project.readJson(`${folder}/verification/i2-v1.json`) as { claims: { snapshot: string }[] };
    expect(batch).toMatchObject({ claims: [{ quotes: [{}] }, { quotes: [{}] }] });
    for (const { snapshot } of batch.claims) expect(project.exists(`${folder}/snapshots/${snapshot}.txt`)).toBe(true);
  });

  it('gives a verifier claims and pages with its start, which count as read', async () => {
    const { session, project } = await atVerification();
    const started = await session.usesTool('Agent', {
      subagent_type: 'autonomous-workflow:claim-verifier',
      description: 'i2-v1',
      prompt: '[i2-v1] Verify.',
    });
    const prompt = String(started?.hookSpecificOutput?.updatedInput?.prompt);
    expect(prompt).toMatch(/^\[i2-v1\] Verify 2 claims against 2 stored pages in docs\/research-x\/snapshots\/\.\n/);
    expect(prompt.replace(/\s+/g, ' ')).toContain(bucket().quote);
    const transcript = project.path('agent-v.jsonl');
    const first = { type: 'user', message: { role: 'user', content: prompt } };
    const call = { type: 'assistant', message: { content: [{ type: 'tool_use', id: 't', name: 'Grep', input: {} }] } };
    project.write('agent-v.jsonl', [first, call].map((row) => `${JSON.stringify(row)}\n`).join(''));
    const given = ['C001', 'C002'].map((id) => ({
      claim: id,
      verdict: 'unverified',
      reason: 'The page does not say.',
    }));
    expect(await session.agentAnswers('v', verified('i2-v1', given), 'claim-verifier', { transcript })).toBeUndefined();
  });

  it('counts votes on the claims that were asked, whose words are on the page, and shows what came of them', async () => {
    const { session, project } = await atVerification();
    await reports(session, 2, []);
    await session.agentAnswers(
      'v',
      verified('i2-v1', [
        { claim: 'C001', verdict: 'supported', quote: bucket().quote, reason: 'The page says exactly this.' },
        { claim: 'C002', verdict: 'contradicted', quote: window().quote, reason: 'It is about another counter.' },
      ]),
      'claim-verifier',
    );
    await record(project);
    expect(ledgerOf(project).claims.map(({ verdict }) => verdict)).toEqual(['supported', 'contradicted']);
    expect(ledgerOf(project).claims[1]).toMatchObject({ confidence: 'low' });
    const brief = continuation(await session.endsTurn()) ?? '';
    expect(brief).toContain('This was refuted, because “It is about another counter.”. Find what holds instead');
    expect((await project.cli('evidence')).stdout).toMatch(/- C002 .*\n {2}NOT TO BE ASSERTED/);
    expect((await project.cli('status')).stdout).toContain(
      'verifiers have read 2 findings, 1 confirmed in their page, 1 refuted',
    );
  });

  it('verifies what is left before the report is written', async () => {
    const session = new Session(await newProject(), 's1');
    await session.begins('x', '--max-iterations 2');
    await reports(session, 1, [claim(bucket())]);
    await record(session.project);
    session.editsReport('x');
    const brief = continuation(await session.endsTurn()) ?? '';
    expect(brief).toContain('(writing up)');
    expect(brief).toMatch(/\n1\. Start these agents.*\n {3}- agent `autonomous-workflow:claim-verifier`/);
    const { stdout } = await record(session.project);
    expect(stdout).toContain('start those for i2-v1, i2-s1, wait for them');
  });
});
