import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { begunSession, handIn, Session, type HookAnswer } from '../support/session.ts';

const decision = (answer: HookAnswer | undefined) => answer?.hookSpecificOutput?.permissionDecision;
const reason = (answer: HookAnswer | undefined) => answer?.hookSpecificOutput?.permissionDecisionReason;

describe('an edit', () => {
  it.each([
    ['docs/research-x/x-state.md', 'run `autonomous-workflow record` or `autonomous-workflow status`'],
    ['docs/research-x/ledger.json', 'run `autonomous-workflow record`'],
    ['docs/research-x/sources.bib', 'run `autonomous-workflow record`'],
    ['docs/research-x/facts.tex', 'run `autonomous-workflow record`'],
    ['docs/research-x/feature-list.json', 'use the commands that `autonomous-workflow --help` lists'],
    ['docs/research-x/journal.jsonl', 'nothing to do'],
    ['docs/research-x/progress.txt', 'nothing to do'],
    ['docs/research-x/inbox/1/researcher-1.json', 'leave it'],
    ['docs/research-x/.runtime/lease.json', 'leave it'],
    ['docs/research-x/transcripts/a.jsonl.gz', 'leave it'],
    ['docs/research-x/../research-x/ledger.json', 'run `autonomous-workflow record`'],
    ['src/../docs/research-x/deep/../x-state.md', 'run `autonomous-workflow record`'],
    ['./docs//research-x/ledger.json', 'run `autonomous-workflow record`'],
  ])('of %s is denied, with what to do instead', async (file, instead) => {
    const session = await begunSession();
    for (const [tool, path] of [
      ['Write', file],
      ['Edit', `${session.project.root}/${file}`],
    ] as const) {
      const answer = await session.usesTool(tool, { file_path: path, content: '' });
      expect(decision(answer), path).toBe('deny');
      expect(reason(answer)).toMatch(/^docs\/research-x\/[^ ]+ is written by autonomous-workflow only → /);
      expect(reason(answer)).toContain(instead);
      expect(reason(answer)).not.toContain('..');
    }
  });

  it('of an owned file through a notebook tool is denied as well', async () => {
    const session = await begunSession();
    expect(decision(await session.usesTool('NotebookEdit', { notebook_path: 'docs/research-x/ledger.json' }))).toBe(
      'deny',
    );
  });

  it.each([
    ['the report', 'docs/research-x/x-report.tex'],
    ['a figure of the report', 'docs/research-x/figures/one.tex'],
    ['a file whose name only begins like an owned one', 'docs/research-x/ledger.json.md'],
    ['the ledger of another workflow', 'docs/research-y/ledger.json'],
    ['a folder that begins like ours', 'docs/research-xy/x-state.md'],
    ['a way out of our folder', 'docs/research-x/../ledger.json'],
    ['a file of the same name elsewhere', 'src/ledger.json'],
    ['the folder itself', 'docs/research-x'],
    ['nothing', ''],
  ])('of %s is not decided', async (_, file) => {
    const session = await begunSession();
    expect(await session.usesTool('Write', { file_path: file })).toBeUndefined();
    expect(await session.usesTool('Edit', { file_path: join(session.project.root, file) })).toBeUndefined();
  });

  it.each([
    ['no path', {}],
    ['a path that is no text', { file_path: 7 }],
    ['a path in a list', { file_path: ['x'] }],
  ])('with %s is not decided', async (_, input) => {
    expect(await (await begunSession()).usesTool('Write', input)).toBeUndefined();
  });

  it('in a session that does not drive the workflow is not decided', async () => {
    const { project } = await begunSession();
    const other = new Session(project, 's2');
    expect(await other.usesTool('Write', { file_path: 'docs/research-x/ledger.json' })).toBeUndefined();
  });
});

describe('a shell command', () => {
  it.each([
    'autonomous-workflow record',
    'autonomous-workflow evidence --iteration=3',
    '  autonomous-workflow brief x\n',
  ])('%j is allowed: it is a plain call of our CLI', async (command) => {
    expect(decision(await (await begunSession()).usesTool('Bash', { command }))).toBe('allow');
  });

  it('that is more than a plain call is not decided', async () => {
    const session = await begunSession();
    for (const command of [
      'autonomous-workflow record && rm -rf /',
      'autonomous-workflow record; id',
      'autonomous-workflow record | sh',
      'autonomous-workflow record > docs/x',
      'autonomous-workflow $(id)',
      'autonomous-workflow `id`',
      'autonomous-workflow record\nid',
      'autonomous-workflow brief "$HOME"',
      'X=1 autonomous-workflow record',
      './autonomous-workflow record',
      'autonomous-workflow stop',
      'autonomous-workflow repair',
      'autonomous-workflow',
      'ls',
      '',
    ]) {
      expect(await session.usesTool('Bash', { command }), command).toBeUndefined();
    }
    expect(await session.usesTool('Bash', {})).toBeUndefined();
  });

  it('in a session that does not drive the workflow is not decided', async () => {
    const { project } = await begunSession();
    expect(
      await new Session(project, 's2').usesTool('Bash', { command: 'autonomous-workflow record' }),
    ).toBeUndefined();
  });
});

describe('an agent that is started', () => {
  const call = {
    subagent_type: 'autonomous-workflow:researcher',
    description: 'Look',
    prompt: '[i1-r2] Find out. {"quoted": "text"}',
    model: 'sonnet',
    extra: { nested: [1] },
  };
  const loop = '---\nsession_id: s1\n---\nprompt\n';

  it('is noted, and left to run in the background', async () => {
    const session = await begunSession();
    expect(await session.usesTool('Agent', call)).toBeUndefined();
    expect(session.project.journal('x').at(-1)).toMatchObject({
      event: 'agent-started',
      iteration: 1,
      agent: 'researcher',
      assignment: 'i1-r2',
    });
  });

  it.each(['Agent', 'Task'])(
    'by %s is made to wait under a ralph-loop, and nothing else of its call changes',
    async (tool) => {
      const session = await begunSession();
      session.project.write('.claude/ralph-loop.local.md', loop);
      for (const input of [call, { ...call, run_in_background: true }]) {
        expect(await session.usesTool(tool, input)).toEqual({
          hookSpecificOutput: {
            hookEventName: 'PreToolUse',
            permissionDecision: 'allow',
            permissionDecisionReason: 'agents of a workflow',
            updatedInput: { ...call, run_in_background: false },
          },
        });
      }
      expect(await session.usesTool(tool, { ...call, run_in_background: false })).toBeUndefined();
    },
  );

  it('is not touched under the ralph-loop of another session', async () => {
    const session = await begunSession();
    session.project.write('.claude/ralph-loop.local.md', loop.replace('s1', 's9'));
    expect(await session.usesTool('Agent', call)).toBeUndefined();
  });

  it.each(['Explore', 'other:researcher', ''])('that is none of ours ("%s") is not touched', async (type) => {
    const session = await begunSession();
    session.project.write('.claude/ralph-loop.local.md', loop);
    expect(await session.usesTool('Agent', { ...call, subagent_type: type })).toBeUndefined();
    expect(session.project.events('x')).not.toContain('agent-started');
  });

  it.each([
    ['for another iteration', { ...call, prompt: '[i7-r1] Find out.' }, 'i7-r1 is no assignment of this iteration'],
    [
      'for an assignment that nobody gave',
      { ...call, prompt: '[i1-r9] Find out.' },
      'i1-r9 is no assignment of this iteration',
    ],
    [
      'without an assignment',
      { ...call, prompt: 'Find out.' },
      'The task of a researcher begins with the id of its assignment',
    ],
  ])('%s is refused, with the way back to the brief', async (_, input, told) => {
    const session = await begunSession();
    const answer = await session.usesTool('Agent', input);
    expect(decision(answer)).toBe('deny');
    expect(reason(answer)).toBe(`${told}; iteration 1 is in progress → \`autonomous-workflow brief\` prints its brief`);
    expect(session.project.events('x')).not.toContain('agent-started');
  });

  it('for an assignment that is settled is refused', async () => {
    const session = await begunSession();
    await session.agentAnswers('a1', handIn('i1-r2'));
    expect(reason(await session.usesTool('Agent', call))).toMatch(/^i1-r2 has handed in already; /);
  });

  it('after the workflow has ended is not touched', async () => {
    const session = await begunSession();
    await session.project.cli('stop');
    expect(await session.usesTool('Agent', call)).toBeUndefined();
    expect(session.project.events('x').at(-1)).toBe('ended');
  });
});
