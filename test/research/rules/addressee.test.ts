import { describe, expect, it } from 'vitest';
import { concludeResearch } from '../../../src/research/rules/research-conclusion.ts';
import { assignmentsFor } from '../../../src/research/rules/assignments.ts';
import { byAddressee, describeAllEvidence } from '../../../src/research/rules/evidence.ts';
import { gapsOf } from '../../../src/research/rules/gaps.ts';
import { emptyLedger, type Ledger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import { questionsForUser } from '../../../src/research/rules/progress.ts';
import { claim, state, statistics, stored } from '../../support/samples.ts';

const asked = [
  {
    text: 'How much loss of data is acceptable for this service?',
    priority: 'high' as const,
    addressee: 'user' as const,
  },
  { text: 'Is there a mounted volume in the configuration?', priority: 'high' as const, addressee: 'code' as const },
  { text: 'Which default has the newest release of it?', priority: 'high' as const, addressee: 'web' as const },
  { text: 'What do its operators report about it?', priority: 'low' as const },
];
const found: Ledger = mergeHandIns(
  emptyLedger(),
  [stored(1, 1, { questions: asked, claims: [claim('Buckets allow bursts.')] })],
  '2026-03-01',
).ledger;

describe('a question', () => {
  it('keeps its addressee; without one it is for the web', () => {
    expect(found.questions.map(({ addressee }) => addressee)).toEqual(['user', 'code', 'web', undefined]);
  });

  it('for the user never goes to an agent, nor into a brief, an urgent one about the code goes to the analyst, one that is not urgent to nobody', () => {
    const tasks = assignmentsFor(state({ iteration: 2 }), outlookOf(found));
    const agentsOf = (question: string) =>
      tasks.flatMap(({ agent, follows }) => (follows?.includes(question) === true ? agent : []));
    expect(agentsOf('Q001')).toEqual([]);
    expect(agentsOf('Q002')).toEqual(['repo-analyst']);
    expect(agentsOf('Q003')).toEqual(['researcher']);
    expect(agentsOf('Q004')).toEqual([]);
    expect(JSON.stringify(outlookOf(found))).not.toContain('acceptable');
  });

  it('about the code goes to nobody where no analyst works', () => {
    const tasks = assignmentsFor(state({ iteration: 2, repository_analysis: false }), outlookOf(found));
    expect(tasks.map(({ follows }) => follows).join()).not.toContain('Q002');
  });

  it('for the user is asked once, with all others, and holds nothing up', () => {
    const more = { ...asked[0], text: 'Which budget does the owner have for it?' } as (typeof asked)[0];
    const two = mergeHandIns(found, [stored(2, 1, { questions: [more] })], '2026-03-01').ledger;
    const [question, ...others] = questionsForUser(two, new Set(), 2);
    expect(others).toEqual([]);
    expect(question).toMatchObject({ item: 'Q001', others: ['Q005'], tried: [] });
    expect(question?.text).toMatch(/nothing waits for it\. Q001: How much .* · Q005: Which budget/);
    expect(questionsForUser(two, new Set(['Q001', 'Q005']), 3)).toEqual([]);
    const dry = [1, 2, 3, 4].map((iteration) =>
      statistics({ iteration, new_claims: 0, observations: 0, low_yield: true }),
    );
    const only = {
      ...two,
      questions: two.questions.filter(({ addressee }) => addressee === 'user'),
      iterations: dry,
      observations: [],
    };
    const judge = concludeResearch({ escalated: new Set(['Q001', 'Q005']), unanswered: new Set(['Q001', 'Q005']) });
    const rule = state({ iteration: 4, saturation_rule: 'low-findings' });
    expect(judge(rule, only).over).toBe('complete');
    expect(concludeResearch({})(rule, only).over).toBe('complete');
  });

  it('for the user is one question in whatever words agents put it, also when it was asked before', () => {
    const user = (text: string) => ({ text, priority: 'high' as const, addressee: 'user' as const });
    const key =
      'Does the mail provider behind mailer.sendInvoice accept an idempotency key, so that a repeated send is recognised?';
    const wait = 'How long may an invoice wait after a crash of its worker: are 4 hours acceptable?';
    const move = 'Can the service move from Node 20 to Node 22?';
    const api = 'Is the invoice mail sent over an API that takes an idempotency key?';
    const provider = 'Which provider or SMTP server does the mailer use, and can it recognise a repeated send?';
    const first = [
      stored(1, 1, { questions: [user(key), user(wait)], claims: [claim('Buckets allow bursts.')] }),
      stored(1, 2, { questions: [user(move), user(api)], claims: [claim('Buckets leak.')] }),
    ];
    const once = mergeHandIns(emptyLedger(), first, '2026-03-01').ledger;
    expect(questionsForUser(once, new Set(), 1)[0]?.text).toContain(`Q001: ${key} Or: ${api} · Q002: ${wait} · Q003:`);
    const later = stored(2, 1, { questions: [user(provider), user('Can the service move from Node 20 to Node 24?')] });
    const twice = mergeHandIns(once, [later], '2026-03-02').ledger;
    expect(twice.questions.map(({ id, also }) => [id, also])).toEqual([
      ['Q001', [api, provider]],
      ['Q002', undefined],
      ['Q003', undefined],
      ['Q004', undefined],
    ]);
    expect(questionsForUser(twice, new Set(['Q001', 'Q002', 'Q003']), 2)).toMatchObject([{ item: 'Q004' }]);
  });

  it('for the user stays two where each names another thing, or one agent asks both', () => {
    const user = (text: string) => ({ text, priority: 'high' as const, addressee: 'user' as const });
    const text = 'Does the team accept running Redis in production beside the database?';
    const raised = (one: string, other: string, agent: number) =>
      mergeHandIns(
        emptyLedger(),
        agent === 1
          ? [stored(1, 1, { questions: [user(one), user(other)] })]
          : [stored(1, 1, { questions: [user(one)] }), stored(1, 2, { questions: [user(other)] })],
        '2026-03-01',
      ).ledger.questions.length;
    expect(raised(text, text.replace('Redis', 'Kafka'), 2)).toBe(2);
    const reworded = 'May the team be running Redis beside its database in production?';
    expect([raised(text, reworded, 1), raised(text, reworded, 2)]).toEqual([2, 1]);
  });

  it('stands in the evidence by who can answer it', () => {
    const lines = describeAllEvidence(found)
      .split('\n')
      .filter((line) => line.startsWith('- Q'));
    expect(lines.map((line) => /^- (Q\d+) \(([^)]*)\)/.exec(line)?.slice(1))).toEqual([
      ['Q003', 'high'],
      ['Q004', 'low'],
      ['Q002', 'high, for the code'],
      ['Q001', 'high, for the user'],
    ]);
    expect(byAddressee(found.questions)).toHaveLength(4);
  });
});

describe('a task', () => {
  it('counts as tried only by iterations that count', () => {
    const followed = {
      ...found,
      iterations: [true, true, false].map((valid, at) => statistics({ iteration: at + 1, valid, followed: ['Q003'] })),
    };
    expect(outlookOf(followed).questions.find(({ id }) => id === 'Q003')?.tried).toBe(2);
  });

  it('about a gap is put otherwise the second time', () => {
    const unclear = {
      ...found,
      claims: found.claims.map((one) => ({ ...one, importance: 'central' as const })),
      contradictions: [
        {
          id: 'X001',
          statement: 'Whether it holds.',
          sides: ['Yes', 'No'],
          raised_by: '1/r-1',
          claims: ['C001', 'C001'],
        },
      ],
    };
    const contested = (known: Ledger) => gapsOf(known).find(({ id }) => id === 'X001');
    const first = contested(unclear);
    const second = contested({ ...unclear, iterations: [statistics({ followed: ['X001'] })] });
    expect(second?.id).toBe(first?.id);
    expect(second?.task).not.toBe(first?.task);
    expect(second?.task).toContain('A first search brought nothing');
  });
});
