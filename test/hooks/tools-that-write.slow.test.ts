import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coderPrompt, codingSession } from '../support/coding-session.ts';
import { reasonOf } from '../support/session.ts';
import { committedProject } from '../support/coding-project.ts';

const one = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

describe('a tool that writes or runs', () => {
  const coder = { agent_id: 'a1', agent_type: 'autonomous-workflow:autonomous-coder' };

  it('is refused to a coder outside the work tree of its feature, with the path or the command that is right', async () => {
    const coding = await committedProject(one.replaceAll(' Function', ' [P] Function'));
    const session = await codingSession(coding, {}, '--parallel 2');
    await coding.cli('feature', 'start', 'T001', 'x');
    await session.launches('a1', 'autonomous-coder', coderPrompt('T001'));
    const tree = coding.project.path('docs/research-x/.runtime/worktrees/T001');
    const uses = async (tool: string, input: Record<string, unknown>) =>
      reasonOf(await session.hook('guard', 'PreToolUse', { tool_name: tool, tool_input: input, ...coder }));
    const main = coding.project.path('src/one.mjs');
    expect(await uses('Write', { file_path: main, content: '' })).toContain(`yours is ${tree}/src/one.mjs`);
    expect(await uses('Edit', { file_path: `${tree}/src/zero.mjs` })).toBeUndefined();
    expect(await uses('Bash', { command: 'npm test' })).toContain(`begin the command with: cd ${tree} &&`);
    expect(await uses('Bash', { command: `cd ${tree} && npm test` })).toBeUndefined();
    expect(await uses('Bash', { command: `cd ${tree} && rm ${coding.project.path('src/zero.mjs')}` })).toContain(
      'leave it as it is',
    );
    expect(
      await uses('Bash', { command: `cat ${coding.project.path('docs/research-x/tasks/T001.md')}` }),
    ).toBeUndefined();
  });

  it('is refused to the session, whose agents write the code', async () => {
    const coding = await committedProject(one);
    const session = await codingSession(coding);
    await coding.cli('feature', 'start', 'T001', 'x');
    const input = { file_path: coding.project.path('src/one.mjs'), content: '' };
    expect(reasonOf(await session.usesTool('Write', input))).toContain('Agents write the code of this workflow');
    expect(await session.usesTool('Write', { file_path: '/tmp/notes.md', content: '' })).toBeUndefined();
    rmSync(coding.project.path('docs/research-x/feature-list.json'));
    expect(reasonOf(await session.usesTool('Write', input))).toContain('Agents write the code of this workflow');
    await session.types('autonomous-workflow:stop', "'x'");
    expect(await session.usesTool('Write', input)).toBeUndefined();
  });

  it('in a shell of the session is refused as one with an editing tool is, in work trees too', async () => {
    const coding = await committedProject(one);
    coding.project.write('.gitignore', 'out/\n*.log\n');
    await coding.git('add', '-A');
    await coding.git('commit', '--quiet', '-m', 'Ignore');
    const session = await codingSession(coding);
    await coding.cli('feature', 'start', 'T001', 'x', '--parallel');
    const tree = coding.project.path('docs/research-x/.runtime/worktrees/T001');
    const types = async (command: string) => reasonOf(await session.usesTool('Bash', { command }));
    // More of them: safety/rules/other-tree.test.ts.
    for (const command of [
      "sed -i 's/0/1/' src/zero.mjs",
      'echo "export {}" >> src/one.mjs',
      "cat > src/one.mjs <<'EOF'\nexport const one = 1;\nEOF",
      "find src -name '*.mjs' -exec sed -i s/0/1/ {} +",
      'git apply /tmp/one.patch',
      'cd src && patch -p1 < /tmp/one.patch',
      'bash -c "echo 1 > src/one.mjs"',
      `sed -i s/0/1/ ${tree}/src/zero.mjs`,
    ]) {
      const reason = await types(command);
      expect(reason, command).toContain('The command would change /');
      expect(reason, command).toContain('Agents write the code of this workflow');
    }
    for (const command of [
      'npm test > /tmp/out.txt 2>&1',
      'npm test 2>&1 | tee out/test.log',
      `node -e "console.log(require('./src/zero.mjs'))" 2>/dev/null`,
      "python3 -c \"print(open('src/zero.mjs').read().replace('w', 'x'))\"",
      'autonomous-workflow status --json > /tmp/status.json',
    ])
      expect(await types(command), command).toBeUndefined();
    // Of its own command line, and of what an agent runs, other rules judge.
    const command = "sed -i 's/0/1/' src/zero.mjs";
    await session.types('autonomous-workflow:stop', "'x'");
    expect(await types(command)).toBeUndefined();
  });
});
