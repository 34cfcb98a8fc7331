import { describe, expect, it } from 'vitest';
import { newProject, type Project } from '../support/project.ts';
import { begunSession, runHook, type Hook } from '../support/session.ts';

const hooks: Hook[] = [
  ...(['begin', 'verify-state', 'guard', 'hand-in', 'auto-checkpoint', 'auto-resume', 'session-end'] as const),
  ...(['watch'] as const),
];

const fields = {
  cwd: '/',
  command_name: 'autonomous-workflow:research',
  command_args: '',
  source: 'startup',
  agent_type: 'autonomous-workflow:researcher',
  tool_name: 'Write',
  tool_input: { file_path: 'docs/research-x/ledger.json' },
};

/** Everything on disk, with its content. */
function content(project: Project): Record<string, string> {
  return Object.fromEntries(project.files().map((file) => [file, project.read(file)]));
}

describe.each(hooks)('the hook %s', (hook) => {
  it('says nothing, fails nothing and changes nothing for any input that is not from the session of a workflow', async () => {
    const { project } = await begunSession();
    const before = content(project);
    const others = ['garbage', '{}'];
    const ids = ['s2', null];
    // The build gives all hooks but these one entry.
    if (['begin', 'auto-resume', 'verify-state'].includes(hook)) ids.push('', '../../research-x', 'x'.repeat(5_000));
    // All entries read their input with one function.
    if (hook === 'verify-state') {
      others.push('', '{"session_id":"s1"', 'null', '[]', '"s1"', '\u0000\u001b[31m');
      ids.push('S1', 's1\n', 's1/');
    }
    const inputs = [
      ...others,
      ...[...ids, ...(hook === 'verify-state' ? [['s1']] : [])]
        .map((id) => ({ ...fields, session_id: id }))
        // Typed in any session, a command gets its answer.
        .map((input) => JSON.stringify(hook === 'begin' ? { ...input, command_name: 'commit' } : input)),
    ];
    for (const input of inputs) {
      const { exitCode, stdout, stderr } = await runHook(project, hook, input);
      expect({ exitCode, stdout }, input).toEqual({ exitCode: 0, stdout: '' });
      // At most one line, and no stack.
      expect(stderr, input).toMatch(
        /^(?:autonomous-workflow: hook failed, the session goes on without it: [^\n]+\n)?$/,
      );
      expect(stderr, input).not.toContain('    at ');
    }
    expect(content(project)).toEqual(before);
  });
});

describe('the Stop hook', () => {
  it('does nothing where there is no project at all', async () => {
    const project = await newProject();
    const environment = { CLAUDE_PROJECT_DIR: '/nowhere/at/all' };
    const ended = await runHook(project, 'verify-state', '{"session_id":"s1"}', { environment });
    expect(ended).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  });

  it.each(['../../etc', 'No Name', ''])('survives a session file that says "%s"', async (pointer) => {
    const project = await newProject();
    project.write('docs/.autonomous-workflow/sessions/s1', pointer);
    const { exitCode, stdout, stderr } = await runHook(project, 'verify-state', '{"session_id":"s1"}');
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(stderr).not.toContain('    at ');
  });
});
