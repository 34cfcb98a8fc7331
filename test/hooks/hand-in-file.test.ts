import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { agentRows } from '../../src/loop/agents.ts';
import { begunSession, handIn, type Session, reasonOf } from '../support/session.ts';
import { messageRow } from '../support/transcript.ts';

const wave = 'docs/research-x/wave';
/** To an agent that writes a file without being asked for it, or once its hand-in is taken. */
const refused =
  /^deny: You write your hand-in and no other file here → write the file that your task names; if .* end with/;
/** At the list price of the model that the rows name. */
const outputTokensPerUsd = 50_000;
const fileOf = ({ project }: Session, name: string) => project.path(`${wave}/${name}.json`);
const handIns = ({ project }: Session) => project.files(wave).filter((file) => !file.endsWith('/agents.json'));

/** What is stored of the researchers; the goal was read before. */
const ofResearchers = ({ project }: Session) =>
  Object.keys(project.handIns('x')).filter((id) => id.includes('/researcher-'));

/** The decision of the guard on a write of an agent. */
async function decision(session: Session, agentId: string, file: string, agent = 'researcher'): Promise<string> {
  const { permissionDecision = 'none', permissionDecisionReason = '' } =
    (await session.agentWrites(agentId, agent, file))?.hookSpecificOutput ?? {};
  return `${permissionDecision}: ${permissionDecisionReason}`;
}

/** An agent is started in the foreground: nothing tells its id before it ends. */
const starts = (session: Session, id: string, agent = 'researcher') =>
  session.usesTool('Agent', { subagent_type: `autonomous-workflow:${agent}`, prompt: `[${id}] Research.` });

/** An agent of ours ends; in auto mode it hands back first, which a hook may refuse. */
const ends = (session: Session, agentId: string, event: 'SubagentStop' | 'PreToolUse', agent = 'researcher') =>
  session.hook('hand-in', event, {
    agent_id: agentId,
    agent_type: `autonomous-workflow:${agent}`,
    ...(event === 'PreToolUse' && { tool_name: 'SubagentHandback', tool_input: { message: 'Done.' } }),
  });

const wrote = (session: Session, agentId: string, file: string, agent = 'researcher') =>
  session.hook('hand-in', 'PostToolUse', {
    agent_id: agentId,
    agent_type: `autonomous-workflow:${agent}`,
    tool_name: 'Write',
    tool_input: { file_path: file },
  });

describe('an agent that writes', () => {
  it('gets the path of its hand-in with its task, and may write that without being asked for permission', async () => {
    const session = await begunSession();
    const prompt = String((await starts(session, 'i1-r1'))?.hookSpecificOutput?.updatedInput?.prompt);
    const file = fileOf(session, 'i1-r1');
    expect(prompt.split('\n').at(-1)).toBe(`Your hand-in: ${file}`);
    expect(await decision(session, 'a1', file)).toMatch(/^allow/);
    for (const other of [
      '../elsewhere.json',
      'i1-r1.txt',
      '../x-report.tex',
      '../ledger.json',
      '../../../src/a.ts',
      'i1-r2',
    ])
      expect(await decision(session, 'a1', fileOf(session, other).replace(/\.json$/, '')), other).toContain(
        `deny: You write your hand-in and no other file here → write ${file}; `,
      );
  });

  it('agents in the foreground get the files of their kind, each the one that it writes first', async () => {
    const session = await begunSession();
    for (const id of ['i1-r1', 'i1-r2']) await starts(session, id);
    const [first, second] = ['i1-r1', 'i1-r2'].map((name) => fileOf(session, name));
    expect(await decision(session, 'a1', fileOf(session, 'hand-in'))).toMatch(refused);
    expect(await decision(session, 'a1', second ?? '')).toMatch(/^allow/);
    expect(await decision(session, 'a2', second ?? '')).toMatch(refused);
    expect(await decision(session, 'a1', first ?? '')).toMatch(/^deny/);
    expect(await decision(session, 'a2', first ?? '')).toMatch(/^allow/);
    expect(await decision(session, 'a3', fileOf(session, 'i1-r3'))).toMatch(refused);
  });

  it('nothing is written or read through a link', async () => {
    const session = await begunSession();
    await starts(session, 'i1-r1');
    const target = session.project.path('elsewhere.json');
    writeFileSync(target, handIn('i1-r1'));
    symlinkSync(target, fileOf(session, 'i1-r1'));
    expect(await decision(session, 'a1', fileOf(session, 'i1-r1'))).toMatch(/^deny/);
    expect((await ends(session, 'a1', 'SubagentStop'))?.reason).toContain('Your hand-in is not there → write');
  });
});

describe('a hand-in', () => {
  it('is judged as it is written, all faults at once, and stored when its agent ends', async () => {
    const session = await begunSession();
    await starts(session, 'i1-r1');
    const file = fileOf(session, 'i1-r1');
    await session.agentWrites('a1', 'researcher', file);
    writeFileSync(file, handIn('i9-r9', { contradictions: 'none', questions: [{}] }));
    const faults = await wrote(session, 'a1', file);
    expect(faults?.reason).toContain('- contradictions: ');
    expect(faults?.reason).toContain('- questions #1 text: ');
    writeFileSync(file, handIn('i9-r9'));
    expect(await wrote(session, 'a1', file), 'its file says which assignment it answers').toBeUndefined();
    expect(ofResearchers(session)).toEqual([]);
    expect(await ends(session, 'a1', 'SubagentStop')).toBeUndefined();
    expect(session.project.handIns('x')['1/researcher-1']).toMatchObject({
      assignment: 'i1-r1',
      agent_id: 'a1',
    });
    expect(await decision(session, 'a1', file)).toMatch(refused);
  });

  it('keeps its agent from handing back in auto mode until it is there, at most twice, and is stored before the session hears of it', async () => {
    const session = await begunSession();
    for (const id of ['i1-r1', 'i1-r2']) await starts(session, id);
    const [first = '', second = ''] = ['i1-r1', 'i1-r2'].map((name) => fileOf(session, name));
    expect(reasonOf(await ends(session, 'a1', 'PreToolUse'))).toContain('Your hand-in is not there → write');
    await session.agentWrites('a1', 'researcher', first);
    writeFileSync(first, handIn('i1-r1'));
    expect(await ends(session, 'a1', 'PreToolUse')).toBeUndefined();
    expect(ofResearchers(session)).toEqual(['1/researcher-1']);
    expect(await ends(session, 'a1', 'SubagentStop'), 'which then says nothing new').toBeUndefined();
    await session.agentWrites('a2', 'researcher', second);
    for (const round of [1, 2])
      expect(reasonOf(await ends(session, 'a2', 'PreToolUse')), `${round}`).toContain('Your hand-in is not there');
    expect(await ends(session, 'a2', 'PreToolUse')).toBeUndefined();
    expect(await ends(session, 'a2', 'SubagentStop')).toBeUndefined();
    const rows = agentRows(workflowPaths(session.project.root, 'x'));
    expect(rows.map(({ about, result, ended_at }) => [about, result, ended_at !== null])).toEqual([
      ['i1-g1', 'taken', true],
      ['i1-r1', 'taken', true],
      ['i1-r2', 'refused', true],
    ]);
  });

  it.each(['record', 'continue-auto'])('of an agent that was killed is taken by %s', async (step) => {
    const session = await begunSession();
    for (const id of ['i1-r1', 'i1-r2']) await starts(session, id);
    const [whole = '', part = ''] = ['i1-r1', 'i1-r2'].map((name) => fileOf(session, name));
    await session.agentWrites('a1', 'researcher', whole);
    writeFileSync(whole, handIn('i1-r1'));
    await session.agentWrites('a2', 'researcher', part);
    writeFileSync(part, handIn('i1-r2').slice(0, 90));
    // Claude Code lists no agent any more.
    await session.endsTurn();
    if (step === 'record') await session.project.cli('record');
    else await session.types('autonomous-workflow:continue-auto', "'x'");
    expect(ofResearchers(session)).toEqual(['1/researcher-1']);
    expect(handIns(session).map((file) => readFileSync(session.project.path(file), 'utf8').length)).toEqual([90]);
  });

  it('is taken at once where the budget is used up: its write is the last step of its agent', async () => {
    const session = await begunSession();
    await starts(session, 'i1-r1');
    const file = fileOf(session, 'i1-r1');
    const spent = messageRow({ id: 'm1', at: new Date().toISOString(), output: Math.round(20 * outputTokensPerUsd) });
    const transcript_path = session.project.path('transcript.jsonl');
    writeFileSync(transcript_path, `${spent}\n`);
    await session.hook('guard', 'PreToolUse', { tool_name: 'Bash', tool_input: { command: 'ls' }, transcript_path });
    session.project.replace('docs/research-x/x-state.md', 'max_cost_usd: 50', 'max_cost_usd: 10');
    expect(await session.agentWrites('a1', 'researcher', session.project.path('notes.md'))).toMatchObject({
      continue: false,
    });
    expect(await decision(session, 'a1', file)).toMatch(/^allow/);
    writeFileSync(file, handIn('i1-r1', { questions: [{ text: 'What of bursts?' }] }));
    expect(await wrote(session, 'a1', file)).toEqual({
      continue: false,
      stopReason: 'The cost budget of 10 USD is used up ($20.00).',
    });
    expect(session.project.handIns('x')['1/researcher-1']).toMatchObject({
      assignment: 'i1-r1',
      problems: [expect.stringContaining('questions #1')],
    });
  });
});
