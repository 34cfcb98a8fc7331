import { describe, expect, it } from 'vitest';
import { boardPage } from '../../../src/board/frame.ts';
import { articleOf, markup } from '../../../src/board/rules/page.ts';
import type { BrokenOverview, Overview } from '../../../src/overview/rules/overview.ts';
import { overview, type Sample } from '../../support/overview.ts';
import { hoursLater, state, unfit } from '../../support/samples.ts';

const now = hoursLater(2);
const article = (shown: Overview | BrokenOverview) => articleOf(shown, (file) => `/f/${file}`, now);
const page = (sample: Sample) => article(overview(sample)).body.text;
const board = (
  all: readonly (Overview | BrokenOverview)[],
  live = true,
  hash: (text: string) => string = () => 'sha256-x',
) =>
  boardPage(
    all.map((one) => ({ name: one.name, ...article(one) })),
    { head: 'H', live },
    hash,
  );
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const hostile = `</dd><script>alert(1)</script>"' onload=x \u001b[31m\u202e`;

describe('markup', () => {
  it('lets no text become a tag, an attribute or a command', () => {
    const { text } = markup`<p title="${hostile}">${[hostile, null, false, 3]}</p>`;
    expect(text).not.toMatch(/<script|"' onload/);
    expect(text).not.toMatch(unfit);
    expect(text).toMatch(/^<p title="[^"<>]*">[^<>]*3<\/p>$/);
  });
});

describe('the page of a workflow', () => {
  it('says first how it is, what it does, what it needs, what it costs, when it is done, as status does', () => {
    const terms = [...page({}).matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, term]) => term);
    expect(terms.slice(0, 5)).toEqual(['state', 'now', 'needs you', 'cost', 'done']);
  });

  it('has only what its mode has', () => {
    const coding = page({
      state: state({ workflow_type: 'autonomous-implement', features_total: 1 }),
      features: [
        {
          id: 'F001',
          name: 'Adder',
          status: 'failed',
          why: 'the tests fail',
          commit: null,
          dependencies: ['F000'],
          attempts: [{ number: 1, outcome: 'failed', why: 'no test' }],
        },
      ],
    });
    expect(coding).not.toMatch(/finding|source/);
    expect(plain(coding)).toMatch(/F001 failed : Adder needs F000 the tests fail attempt 1: failed\. no test/);
    expect(page({})).not.toContain('Features');
  });

  it('has open questions with the way to answer them, then the answered ones, folded', () => {
    const question = { id: 'E001', kind: 'environment', item: null, text: 'Which?', tried: [], iteration: 1 };
    const opened = { ...question, opened_at: hoursLater(1).toISOString() };
    const text = page({
      questions: [
        { ...opened, answer: null, answered_at: null },
        { ...opened, id: 'E000', answer: 'This.', answered_at: hoursLater(1).toISOString() },
      ] as unknown as Overview['questions'],
    });
    expect(text).toContain('autonomous-workflow resolve E001 &quot;your answer&quot; rate-limiting');
    expect(text).toMatch(/<details id="rate-limiting-E000"><summary>E000, answered: <span dir="auto">This\./);
  });

  it('shows iterations, the newest first', () => {
    const [began_at, ended_at] = [hoursLater(0).toISOString(), hoursLater(1).toISOString()];
    const row = { kind: 'research', agents: 3, tokens: null };
    const rows = [
      { ...row, iteration: 1, began_at, ended_at, usd: 1.5, result: '3 new findings' },
      { ...row, iteration: 2, began_at: ended_at, ended_at: null, usd: null, result: '' },
    ];
    expect(plain(page({ iterations: rows }))).toMatch(
      /2 research 3 agents not finished 1 research 3 agents, \$1\.50, 60 min 3 new findings/,
    );
  });

  it('shows hostile words as words', () => {
    const text = page({ state: state({ prompt: hostile, verdict: hostile }), recent: [hostile], files: [hostile] });
    expect(text).not.toMatch(/<script|"' onload/);
    expect(text).not.toMatch(unfit);
  });
});

it('lists those first that need a person, and a broken one with what is wrong', () => {
  const ended = overview({ state: state({ name: 'over', status: 'complete', end_reason: 'complete' }) });
  const asking = overview({ state: state({ name: 'asks' }), escalations: ['E001: Which?'] });
  const { page: text } = board([ended, asking, { name: 'torn', problem: 'The front matter' }]);
  expect([...text.matchAll(/<details id="(\w+)">/g)].map(([, name]) => name)).toEqual(['torn', 'asks', 'over']);
  expect(board([]).page).toContain('/autonomous-workflow:research');
});

it('allows its own style and script by their hashes, and an exported page no script', () => {
  const hashed: string[] = [];
  const all = [overview({})];
  const live = board(all, true, (text) => `sha256-${hashed.push(text)}`);
  expect(live.policy).toContain("default-src 'none'; style-src 'sha256-1'; script-src 'sha256-2'; connect-src 'self'");
  for (const text of hashed) expect(live.page).toContain(`>${text}</`);
  const { page: exported, policy } = board(all, false);
  expect(exported).not.toContain('<script');
  expect(policy).not.toMatch(/script-src|connect-src/);
  expect(exported).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});
