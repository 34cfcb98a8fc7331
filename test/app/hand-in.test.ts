import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValue, inboxKinds, readInbox } from '../../src/app/hand-in.ts';
import { jsonOf } from '../../src/base/json.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { appendEvent } from '../../src/journal/journal.ts';
import { webFindings } from '../../src/research/hand-in-kinds.ts';
import type { ReportingAgent } from '../../src/loop/rules/agents.ts';
import { anyText, claim, repositoryHandIn, researchHandIn } from '../support/samples.ts';

const reportingAgents = [...new Set(inboxKinds.map(({ agent }) => agent))];

const checkHandIn = (agent: string, file: string) => {
  const found = jsonOf(file);
  return found.ok ? checkValue(agent, found.value) : found;
};
const fenced = (value: unknown, language = 'json') => `\`\`\`${language}\n${JSON.stringify(value, null, 2)}\n\`\`\``;
const research = (more: object = {}) => ({ ...researchHandIn({ claims: [claim('Buckets allow bursts.')] }), ...more });
const problemsOf = (value: unknown, agent: ReportingAgent = 'researcher') => {
  const checked = checkHandIn(agent, fenced(value));
  return checked.ok ? [] : checked.problems;
};

it('reads a hand-in that was written as a string', () =>
  expect(jsonOf(JSON.stringify('{"claims": []}'))).toEqual({ ok: true, value: { claims: [] } }));

describe('a file of a hand-in', () => {
  // A writer of the report hands in Markdown.
  it.each(reportingAgents.filter((agent) => agent !== 'report-writer'))(
    "accepts the worked example in %s's own instructions",
    (agent) => {
      const instructions = readFileSync(join(import.meta.dirname, '..', '..', 'agents', `${agent}.md`), 'utf8');
      const example = instructions.split('```json').at(-1)?.split('```', 1)[0] ?? '';
      const checked = checkHandIn(agent, example);
      expect(checked).toMatchObject({ ok: true });
    },
  );

  const value = research();
  const answers: [string, string][] = [
    ['a block at the end', `Done.\n\n${fenced(value)}`],
    ['a block without language', `Done.\n\n${fenced(value, '')}`],
    ['a block behind one of another language', `\`\`\`ts\nconst a = 1;\n\`\`\`\n\n${fenced(value)}`],
    ['a block with a word behind it', `${fenced(value)}\nThat is all.`],
    ['Windows line ends', fenced(value).replaceAll('\n', '\r\n')],
    ['JSON as a whole', ` ${JSON.stringify(value)}\n`],
    ['words around it', `Here it is: ${JSON.stringify(value)} That is all.`],
    [
      'a quote with a fence in it',
      fenced(research({ claims: [claim('Buckets allow bursts.', { quote: 'a\n```\nb' })] })),
    ],
  ];
  it.each(answers)('reads %s', (_, answer) => expect(checkHandIn('researcher', answer)).toMatchObject({ ok: true }));

  const unreadable: [string, string, RegExp][] = [
    ['nothing', '', /^it holds no JSON object$/],
    ['prose', 'I found a lot.', /^it holds no JSON object$/],
    ['broken JSON', '{\n "a": 1,\n}\n', /^it is no JSON: .*; line 3, before "}"$/],
    ['an array', '[]', /top level: .*expected object/],
    ['null', 'null', /top level: .*expected object/],
  ];
  it.each(unreadable)('sends back %s', (_, answer, problem) => {
    expect(checkHandIn('researcher', answer)).toMatchObject({ ok: false, problems: [expect.stringMatching(problem)] });
  });

  const source = { url: 'https://x.org/a', title: 'A page', kind: 'primary' };
  const withClaim = (more: object) => research({ claims: [{ ...claim('Buckets allow bursts.'), ...more }] });
  const withSource = (more: object) => withClaim({ source: { ...source, ...more } });
  const mistakes: [string, object, RegExp][] = [
    ['no assignment', { ...research(), assignment: undefined }, /^assignment: /],
    [
      'an assignment in brackets',
      research({ assignment: '[i1-r1]' }),
      /^assignment: expected the assignment id from the task, such as "i3-r1"$/,
    ],
    ['a claim of one word', withClaim({ text: '  word  ' }), /^claims #1 text: /],
    [
      'a claim in two lines',
      withClaim({ text: 'Buckets leak.\n## Steps\n1. Do it.' }),
      /^claims #1 text: expected one line, without line breaks/,
    ],
    ['a claim without quote', withClaim({ quote: '' }), /^claims #1 quote: /],
    ['an importance of its own', withClaim({ importance: 'huge' }), /^claims #1 importance: .*"central"/],
    [
      'an address that a page was packed into',
      withSource({ url: `https://x.org/${'a'.repeat(4_000)}` }),
      /^claims #1 source url: expected at most 4000 characters$/,
    ],
    ['an address that is none', withSource({ url: 'x.org' }), /^claims #1 source url: expected an http or https URL$/],
    ['an address with a space', withSource({ url: 'https://x.org/a b' }), /^claims #1 source url: /],
    ['a year with a month', withSource({ year: '2024-05' }), /^claims #1 source year: expected a year such as "2024"$/],
    [
      'one-sided contradictions',
      research({ contradictions: [{ statement: 'It is disputed.', sides: ['#1'] }] }),
      /^contradictions #1 sides: /,
    ],
    [
      '201 claims',
      research({ claims: Array.from({ length: 201 }, () => claim('Buckets allow bursts.')) }),
      /^claims: .*200/,
    ],
  ];
  it.each(mistakes)('names what is wrong: %s', (_, value_, problem) => {
    expect(problemsOf(value_)).toEqual([expect.stringMatching(problem)]);
  });

  it('names at most sixty mistakes and counts the rest', () => {
    const claims = Array.from({ length: 63 }, () => ({ ...claim('Buckets allow bursts.'), quote: '' }));
    const problems = problemsOf(research({ claims }));
    expect(problems).toHaveLength(61);
    expect(problems.at(-1)).toBe('and 3 more');
  });

  const files: [string, boolean][] = [
    ['src/a.ts', true],
    ['src/[id]/page é.tsx', true],
    ['/etc/passwd', false],
    ['../a', false],
    ['a\n/../../b', false],
    ['', false],
    ['x'.repeat(401), false],
  ];
  it.each(files)('judges the file %j of an analyst: %s', (file, ok) => {
    const [first] = repositoryHandIn().claims;
    const problems = problemsOf(
      repositoryHandIn({ claims: first === undefined ? [] : [{ ...first, source: { file } }] }),
      'repo-analyst',
    );
    expect(problems).toEqual(ok ? [] : [expect.stringMatching(/^claims #1 source file: /)]);
  });

  it("does not take one agent's sources for the other's", () => {
    expect(problemsOf(research(), 'repo-analyst')).not.toEqual([]);
    expect(problemsOf(repositoryHandIn())).not.toEqual([]);
  });

  it('keeps what it asked for, trimmed, and nothing else', () => {
    const withText = (text: string) => research({ claims: [claim(text, { quote: 'a bucket allows bursts' })] });
    const told = withText('  Buckets allow bursts.  ');
    const checked = checkHandIn('researcher', fenced({ ...told, extra: 1 }));
    expect(checked.ok && checked.handIn).toEqual(withText('Buckets allow bursts.'));
  });

  it('answers for any text', () => {
    const piece = fc.oneof(anyText, fc.constantFrom('```json\n', '\n```\n', '{"a":', '{}', '```', '\n'));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const checked = checkHandIn('researcher', pieces.join(''));
        expect(checked.ok ? [] : checked.problems.length).not.toBe(0);
      }),
    );
  });
});

describe('the kinds of hand-ins', () => {
  it.each(reportingAgents)('of a %s exclude each other and leave nothing out', (agent) => {
    const own = inboxKinds.filter((kind) => kind.agent === agent);
    const anyValue = fc.oneof(
      fc.jsonValue(),
      fc.record({ answers: fc.constant([]), items: fc.constant([]), section: fc.string() }, { requiredKeys: [] }),
      fc.record({ aspect: fc.constantFrom('readiness', 'verifiability', 'evidence', 'none') }),
    );
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(own.filter((kind) => kind.isMeant?.(value) ?? true)).toHaveLength(1);
      }),
    );
  });

  const stored = { agent: 'researcher', agent_id: 'a1', assignment: 'i1-r1', received_at: '', problems: [] };
  it.each<[string, object, number]>([
    ['a valid one', { ...stored, hand_in: research() }, 1],
    ['one without a hand-in', { ...stored, hand_in: null }, 0],
    ['an unknown agent', { ...stored, agent: 'planner', hand_in: research() }, 0],
    ['another form', { ...stored, agent: 'claim-verifier', hand_in: research() }, 0],
  ])('are read from the log, %s', (_, entry, count) => {
    const paths = workflowPaths(mkdtempSync(join(tmpdir(), 'hand-in-')), 'x');
    const event = {
      event: 'hand-in',
      iteration: 1,
      agent: 'researcher',
      file: '1/researcher-1.json',
    } as const;
    appendEvent(paths, new Date(), { ...event, entry });
    expect(
      readInbox(paths)
        .of(webFindings)
        .map(({ id }) => id),
    ).toEqual(count === 0 ? [] : ['1/researcher-1']);
    rmSync(paths.root, { recursive: true, force: true });
  });
});
