import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newProject, pluginRoot } from '../support/project.ts';
import { handIn, Session } from '../support/session.ts';

async function restricted(options: string): Promise<Session> {
  const session = new Session(await newProject(), 's1');
  await session.begins('x', options);
  return session;
}

const agent = { agent_type: 'autonomous-workflow:researcher', agent_id: 'a1' };
const uses = (session: Session, tool_name: string, tool_input: object, more: object = agent) =>
  session.hook('guard', 'PreToolUse', { tool_name, tool_input, ...more });

describe('--only-domains and --not-domains', () => {
  it('hold for every search of our agents, and for the pages that they read', async () => {
    const session = await restricted(`--only-domains 'sqlite.org,fly.io' --not-domains community.fly.io`);
    expect(session.project.state('x')).toMatchObject({
      only_domains: ['sqlite.org', 'fly.io'],
      not_domains: ['community.fly.io'],
    });
    const searched = await uses(session, 'WebSearch', { query: 'litestream' });
    // No decision: a permission that the user has not given is asked for all the same.
    expect(searched?.hookSpecificOutput).toEqual({
      hookEventName: 'PreToolUse',
      updatedInput: { query: 'litestream', allowed_domains: ['sqlite.org', 'fly.io'] },
    });
    const refused = await uses(session, 'WebFetch', { url: 'https://community.fly.io/t/1', prompt: 'What?' });
    expect(refused?.hookSpecificOutput).toMatchObject({ permissionDecision: 'deny' });
    expect(refused?.hookSpecificOutput?.permissionDecisionReason).toBe(
      'community.fly.io is not among the sources of this workflow: the user allows only pages of sqlite.org, fly.io, and no pages of community.fly.io. Use another page.',
    );
    expect(await uses(session, 'WebFetch', { url: 'https://fly.io/docs', prompt: 'What?' })).toBeUndefined();
    expect(await uses(session, 'mcp__exa__crawling_exa', { urls: ['https://medium.com/a'] })).toBeDefined();
  });

  it('leave other agents and a workflow without them alone', async () => {
    const session = await restricted(`--not-domains 'medium.com'`);
    expect(await uses(session, 'WebSearch', { query: 'q' }, { agent_type: 'general-purpose' })).toBeUndefined();
    const free = await restricted('');
    expect(await uses(free, 'WebSearch', { query: 'q' })).toBeUndefined();
    expect(await uses(free, 'WebFetch', { url: 'https://medium.com/a' })).toBeUndefined();
  });

  it('or none: the session that drives a workflow reads nothing of the web itself', async () => {
    const session = await restricted('');
    for (const [tool, input] of [
      ['WebSearch', { query: 'q' }],
      ['WebFetch', { url: 'https://fly.io' }],
    ] as const) {
      const answer = await uses(session, tool, input, {});
      expect(answer?.hookSpecificOutput).toMatchObject({ permissionDecision: 'deny' });
      expect(answer?.hookSpecificOutput?.permissionDecisionReason).toContain('does not read the web');
    }
  });

  it('send a hand-in back that cites another page, and are told to the agents', async () => {
    const session = await restricted(`--only-domains 'sqlite.org'`);
    const { stdout } = await session.project.cli('brief');
    expect(stdout).toContain('- Of the web, only pages of sqlite.org may be sources.');
    const started = await uses(session, 'Agent', { subagent_type: agent.agent_type, prompt: '[i1-r1] Search.' }, {});
    expect(started?.hookSpecificOutput?.updatedInput).toMatchObject({
      prompt: expect.stringMatching(/^\[i1-r1\] [^]*## Goal[^]*only pages of sqlite\.org may be sources/) as string,
      subagent_type: agent.agent_type,
    });
    const answer = await session.agentAnswers('a1', handIn('i1-r1'));
    expect(answer?.reason).toMatch(/claims #1 source url: \S+ is not among the sources of this workflow/);
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
