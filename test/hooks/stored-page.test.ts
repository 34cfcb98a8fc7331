import { expect, it } from 'vitest';
import { noMetadata } from '../../src/research/rules/pages/page.ts';
import { storeSnapshot } from '../../src/research/snapshots.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { begunSession, type Session } from '../support/session.ts';

const agent = { agent_type: 'autonomous-workflow:researcher', agent_id: 'a1' };

async function reads(session: Session, url: string, prompt = ''): Promise<string> {
  const answer = await session.hook('guard', 'PreToolUse', {
    tool_name: 'WebFetch',
    tool_input: { url, prompt },
    ...agent,
  });
  return answer?.hookSpecificOutput?.permissionDecisionReason ?? 'passes';
}

it('a researcher is given the stored text of a page that it asks for, in place of a fetch', async () => {
  const session = await begunSession();
  const paths = workflowPaths(session.project.root, 'x');
  const filler = Array.from({ length: 400 }, (_, at) => `Paragraph ${at} speaks of buckets and windows at length.`);
  const text = [...filler.slice(0, 200), 'The vendor withdrew its support of snapshots in 2024.', ...filler.slice(200)];
  const page = {
    outcome: 'fetched' as const,
    finalUrl: 'https://example.org/a',
    metadata: noMetadata,
    truncated: false,
  };
  storeSnapshot(paths, 'https://example.org/a', { ...page, text: text.join('\n') });
  storeSnapshot(paths, 'https://example.org/b', { ...page, text: 'A short page on windows.' });
  const passages = await reads(session, 'https://www.example.org/a#stored', 'When was support of snapshots withdrawn?');
  expect(passages).toContain('The vendor withdrew its support of snapshots in 2024.');
  expect(passages.length).toBeLessThan(9_500);
  expect(await reads(session, 'https://example.org/b#stored', 'anything')).toMatch(/\n\nA short page on windows\.$/);
  expect(await reads(session, 'https://example.org/c#stored')).toBe(
    'No text of https://example.org/c is stored: fetch it without #stored.',
  );
  expect(await reads(session, 'https://example.org/a')).toBe('passes');
});
