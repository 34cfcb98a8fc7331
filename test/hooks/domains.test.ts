import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newProject, pluginRoot } from '../support/project.ts';
import { Session } from '../support/session.ts';

const uses = (session: Session, tool_name: string, tool_input: object) =>
  session.hook('guard', 'PreToolUse', { tool_name, tool_input });

describe('agents read the web', () => {
  it('or none: the session that drives a workflow reads nothing of the web itself', async () => {
    const session = new Session(await newProject(), 's1');
    await session.begins('x');
    for (const [tool, input] of [
      ['WebSearch', { query: 'q' }],
      ['WebFetch', { url: 'https://fly.io' }],
    ] as const) {
      const answer = await uses(session, tool, input);
      expect(answer?.hookSpecificOutput).toMatchObject({ permissionDecision: 'deny' });
      expect(answer?.hookSpecificOutput?.permissionDecisionReason).toContain('does not read the web');
    }
  });
});

it('every tool by which a researcher reads the web is matched by the guard', () => {
  const agentFile = readFileSync(join(pluginRoot, 'agents', 'researcher.md'), 'utf8');
  const reading = ['WebSearch', 'WebFetch', 'mcp__exa__crawling_exa', 'mcp__exa__web_fetch_exa'];
  const hooks = JSON.parse(readFileSync(join(pluginRoot, 'hooks', 'hooks.json'), 'utf8')) as {
    hooks: Record<string, { matcher?: string }[]>;
  };
  const matchers = hooks.hooks.PreToolUse?.map(({ matcher = '' }) => new RegExp(`^(?:${matcher})$`)) ?? [];
  for (const tool of reading) {
    expect(agentFile).toContain(tool);
    expect(matchers.some((matcher) => matcher.test(tool))).toBe(true);
  }
});
