import { expect, it } from 'vitest';
import { coderSays } from '../support/background.ts';
import { committedProject } from '../support/coding-project.ts';
import { codingSession } from '../support/coding-session.ts';
import { folder } from '../support/feature-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

it('a commit names the model that coded, as Claude Code does, unless the settings say what stands there', async () => {
  const coding = await committedProject(tasks);
  const { project, cli, review, git, writesFunction, verify, writes } = coding;
  const session = await codingSession(coding);
  const transcript = project.path(`${folder}/.runtime/coder.jsonl`);
  const row = (model: string) => `${JSON.stringify({ type: 'assistant', message: { model, content: [] } })}\n`;
  project.write(`${folder}/.runtime/coder.jsonl`, row('claude-opus-5-5') + row('<synthetic>'));
  const passes = async (id: string, name: string) => {
    await cli('feature', 'start', id);
    writesFunction(name, 1);
    await session.agentAnswers(`coder-${id}`, coderSays(id), 'autonomous-coder', { transcript });
    await verify(id);
    await review(id, 1);
    await verify(id);
    return git('log', '-1', '--format=%s%n%(trailers:key=Co-Authored-By)');
  };
  const author = 'Co-Authored-By: Claude Opus 5.5 <noreply@anthropic.com>';
  expect(await passes('T001', 'one')).toBe(`T001: Function one in src/one.mjs\n${author}\n`);
  writes('../home/.claude/settings.json', '{ "attribution": { "commit": "" } }');
  expect(await passes('T002', 'two')).toBe('T002: Function two in src/two.mjs\n');
});
