import { describe, expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

describe('loop-command', () => {
  it('says that the in-session driver is used when ralph-loop is missing', async () => {
    const { project } = await begunSession();
    const { stdout } = await project.cli('loop-command', 'x');
    expect(stdout).toContain('For ralph-loop: /plugin install ralph-loop@claude-plugins-official');
    expect(stdout).toContain("in-session driver). Type in Claude Code:\n/autonomous-workflow:research 'x'\n");
  });

  it('prints the line with an iteration for each that is left, and one to spare', async () => {
    const { project } = await begunSession();
    const installed = { version: 2, plugins: { 'ralph-loop@claude-plugins-official': [{ scope: 'user' }] } };
    project.write('../home/.claude/plugins/installed_plugins.json', JSON.stringify(installed));
    expect((await project.cli('loop-command', 'x')).stdout).toBe(
      `/ralph-loop:ralph-loop "/autonomous-workflow:research 'x'" --max-iterations 31 --completion-promise RESEARCH_COMPLETE\n`,
    );
    const former = { version: 2, plugins: { 'ralph-wiggum@claude-plugins-official': [{ scope: 'user' }] } };
    project.write('../home/.claude/plugins/installed_plugins.json', JSON.stringify(former));
    expect((await project.cli('loop-command', 'x')).stdout).toMatch(/^\/ralph-wiggum:ralph-loop "/);
    project.write('../home/.claude/plugins/installed_plugins.json', JSON.stringify(installed));
    project.write('.claude/settings.json', '{"enabledPlugins":{"ralph-loop@claude-plugins-official":false}}');
    expect((await project.cli('loop-command', 'x')).stdout).toContain('in-session driver');
  });
});
