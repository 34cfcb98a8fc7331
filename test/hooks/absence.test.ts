import { expect, it } from 'vitest';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { begunSession, handIn } from '../support/session.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { writeSections } from '../support/report-writing.ts';

const absence = (searched: string[], file: string, more: object = {}) => ({
  text: 'The limiter has no cache.',
  searched,
  importance: 'central',
  source: { file },
  ...more,
});

it('an absence is searched again, refused where it does not hold, and shown as what was searched', async () => {
  const session = await begunSession();
  const { project } = session;
  project.write('src/limiter.js', 'export const retryAfter = 2; // seconds until a caller may retry\n');
  const says = (claims: object[]) => session.agentAnswers('a1', handIn('i1-a1', { claims }), 'repo-analyst');
  const refused = await says([absence(['retry'], 'src', { text: 'Nothing is said of a retry.' })]);
  expect(refused?.reason).toMatch(
    /claims #1 searched: src\/limiter\.js:1 has ".*"\. Report what is there, with a quote; or name words and a place in which they stand nowhere\./,
  );
  const both = handIn('i1-a1', { claims: [absence(['cache'], 'src', { quote: 'const' })] });
  expect((await session.agentAnswers('a2', both, 'repo-analyst'))?.reason).toContain('expected a quote, or instead');
  expect(await says([absence(['cache', 'memo'], 'src')])).toBeUndefined();
  await project.cli('record');
  const { stdout } = await project.cli('evidence');
  expect(stdout).toMatch(/\[@C001\], of \w+; searched for “cache”, “memo” in src: nothing/);
  const { claims } = project.readJson('docs/research-x/ledger.json') as Ledger;
  expect(claims[0]?.evidence[0]?.check).toMatchObject({ verdict: 'not-found', detail: 'searched again in 1 file' });
  expect((await project.cli('evidence', 'C001')).stdout).toContain(
    'The search was repeated by code and found nothing: searched again in 1 file.',
  );
  writeSections(workflowPaths(project.root, 'x'), { 'Key Findings': 'It has none [@C001].' });
  await project.cli('compile');
  // Until a judge says that the absence is what the finding says, it is no fact of the repository.
  expect(project.read('docs/research-x/x-report.tex')).toMatch(
    /searched for “cache”, “memo” in src: nothing[^]*low \(nobody has judged/,
  );
  expect(project.read('docs/research-x/x-report.html')).toContain(
    '<p dir="auto">Searched for “cache”, “memo” in src: nothing</p>',
  );
  const { iterations } = project.readJson('docs/research-x/ledger.json') as Ledger;
  const day = iterations[0]?.recorded_at.slice(0, 10) ?? 'none';
  expect(project.read('docs/research-x/x-report.html')).toContain(
    `</h1>\n<p class="quiet">Research report, <time datetime="${day}">${day}</time></p>`,
  );
  expect(project.read('docs/research-x/x-report.md')).toMatch(new RegExp(`^# .*\n\nResearch report, ${day}\n`));
});
