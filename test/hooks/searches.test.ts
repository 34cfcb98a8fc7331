import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pluginRoot } from '../support/project.ts';
import { begunSession, continuation, handIn, Session } from '../support/session.ts';

const found = { results: [{ tool_use_id: 's', content: [{ title: 'T', url: 'https://example.org/a' }] }] };
const refused = {
  results: ['Web search was not performed: this session’s web search budget is used up'],
  searchCount: 0,
};
const log = 'docs/research-x/.runtime/session/searches';

async function handsIn(session: Session, iteration: number): Promise<void> {
  for (const number of [1, 2, 3])
    await session.agentAnswers(`agent-${iteration}-${number}`, handIn(`i${iteration}-r${number}`), 'researcher', {
      searched: false,
    });
}

/** The statistics of the last iteration. */
const statistics = (session: Session) =>
  (session.project.readJson('docs/research-x/ledger.json') as { iterations: object[] }).iterations.at(-1);

describe('a search of an agent of ours', () => {
  it('is noted with its iteration and what came of it', async () => {
    const session = await begunSession();
    await session.agentUsed('WebSearch', found);
    await session.agentUsed('WebSearch', refused);
    await session.agentUsed('WebFetch', 'a page');
    await session.agentUsed('mcp__exa__web_search_exa', [{ type: 'text', text: 'A page' }]);
    // Another agent's, the session's own, and another session's are none of ours.
    await session.agentUsed('WebSearch', found, { agent_type: 'general-purpose' });
    await session.agentUsed('WebSearch', found, { agent_type: undefined });
    await new Session(session.project, 's2').agentUsed('WebSearch', found);
    expect(session.project.read(log)).toBe('1 worked\n1 refused\n1 worked\n');
  });

  it('makes the iteration count; what an agent says of it does not', async () => {
    const session = await begunSession();
    await handsIn(session, 1);
    const { stdout } = await session.project.cli('record');
    expect(stdout).toContain('too few agents handed in, or none searched');
    expect(statistics(session)).toMatchObject({ valid: false, searches: 0, low_yield: false });
    await session.agentUsed('WebSearch', found);
    await session.project.cli('record');
    expect(statistics(session)).toMatchObject({ valid: true, searches: 1 });
  });
});

describe('rationed searches', () => {
  it('are an outage: said by record and status, and waited out before the next iteration', async () => {
    const session = await begunSession();
    await session.agentUsed('WebSearch', found);
    await session.agentUsed('WebSearch', refused);
    await handsIn(session, 1);
    const variable = 'CLAUDE_CODE_MAX_WEB_SEARCHES_PER_SESSION';
    const recorded = await session.project.cli('record');
    expect(recorded.stdout).toContain('does not count towards saturation: web search is rationed: 1 of 2 searches');
    expect(recorded.stdout).toContain(variable);
    expect(statistics(session)).toMatchObject({ valid: false, low_yield: false, searches: 1, searches_refused: 1 });
    session.editsReport('x');
    expect(continuation(await session.endsTurn())).toBeUndefined();
    expect(session.project.state('x')).toMatchObject({ iteration: 1 });
    const wait = session.project.readJson('docs/research-x/.runtime/session/rest.json') as {
      turn: number;
      until: number;
    };
    expect(wait).toMatchObject({ kind: 'pause', failed: false, why: expect.stringContaining(variable) as unknown });
    expect(wait.until - wait.turn).toBe(1_080_000);
    const status = (await session.project.cli('status')).stdout;
    expect(status).toMatch(/^searches {2,}web search is rationed: 1 of 2/m);
    expect(status).toMatch(/^now .*waits for the next iteration until .*: web search is rationed/m);
  });
});

it('every tool by which a researcher searches is matched by the hook, and counted', () => {
  const agent = readFileSync(join(pluginRoot, 'agents', 'researcher.md'), 'utf8');
  const tools = /^tools: (.*)$/m.exec(agent)?.[1]?.split(', ') ?? [];
  const hooks = JSON.parse(readFileSync(join(pluginRoot, 'hooks', 'hooks.json'), 'utf8')) as {
    hooks: { PostToolUse: { matcher: string; hooks: { args: string[] }[] }[] };
  };
  const counting = hooks.hooks.PostToolUse.find((one) =>
    one.hooks.some(({ args }) => args.join().includes('searched.cjs')),
  );
  const matched = counting?.matcher.split('|') ?? [];
  const others = /^(?:WebFetch|Write|Edit)$|crawling|fetch|_check$|resolve-library-id$/;
  expect(matched.sort()).toEqual(tools.filter((tool) => !others.test(tool)).sort());
});
