import { expect, it } from 'vitest';
import { assignmentsFor } from '../../../src/research/rules/assignments.ts';
import { gapsOf } from '../../../src/research/rules/gaps.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { claim, ledger, state, stored } from '../../support/samples.ts';

const ask = (...texts: string[]) =>
  assignmentsFor(state({ repository_analysis: false }), {
    ...outlookOf(
      ledger({
        questions: texts.map((text, at) => ({
          id: `Q00${at + 1}`,
          text,
          priority: 'high' as const,
          status: 'open' as const,
          raised_by: '1/researcher-1',
          answered_by: null,
        })),
      }),
    ),
    urgentQuestions: 4,
  }).flatMap(({ follows = '' }) => (follows.startsWith('Q') ? follows : []));

const restored =
  'How is the database restored automatically when the Fly machine starts with an empty volume under Litestream?';
const itself = 'Does restoring happen by itself when a Fly machine with Litestream boots on a new empty volume?';
const price = 'What do Tigris storage and requests cost for one PUT a second?';

it('two questions that ask nearly the same go to one researcher, and the next one gets another', () => {
  expect(ask(restored, itself, price)).toEqual(['Q001 + Q002', 'Q003']);
});

it('questions of other things stay apart', () => {
  const other = itself.replace('Litestream', 'LiteFS');
  expect(ask(restored, other, price)).toEqual(['Q001', 'Q002', 'Q003']);
});

const check = () => ({ verdict: 'exact' as const, sound: true, snapshot: 'a', detail: null });
const known = (handIns: Parameters<typeof mergeHandIns>[1]) =>
  assess(mergeHandIns(ledger(), handIns, '2026-03-01').ledger, { check, textHash: () => null, verifications: [] });

it('of two findings of one quote that wait for a sorter one is looked up with another party', () => {
  const source = { url: 'https://bench.example/a', title: 'A benchmark', kind: 'primary' as const };
  const quote = 'builds were much faster with the new bundler than with the old one';
  const two = known([
    stored(1, 1, { claims: [claim('Builds got faster than before.', { quote, source, importance: 'central' })] }),
    stored(1, 2, {
      claims: [
        claim('The bundler beats its predecessor, which was slower than wanted.', {
          quote,
          source,
          importance: 'central',
        }),
      ],
    }),
  ]);
  expect(two.undecided).toHaveLength(1);
  const ids = gapsOf(two).flatMap(({ id, kind }) => (kind === 'second-source' ? id : []));
  expect(ids).toEqual(['C001:second-source']);
});

it('nobody is sent to primary sources where every page is one', () => {
  const pages = (kind: 'primary' | 'secondary') =>
    known([
      stored(1, 1, {
        claims: Array.from({ length: 5 }, (_, at) =>
          claim(`Sentence ${at} of something.`, {
            source: { url: `https://site${at}.org/a`, title: `Page ${at}`, kind: at === 4 ? kind : 'primary' },
          }),
        ),
      }),
    ]);
  expect(outlookOf(pages('primary')).anglesTaken).toEqual(['angle:Go to primary sources']);
  expect(outlookOf(pages('secondary')).anglesTaken).toEqual([]);
});

it('urgent questions go before everything else that is lacking', () => {
  const urgent = [
    'What does exactly-once delivery of pg-boss mean when a worker dies?',
    'Since which version does BullMQ have its PostgreSQL backend?',
    'Do independent references hold that such processing is impossible?',
    'Can pg-boss complete jobs within the transaction of a handler?',
  ];
  expect(ask(...urgent)).toEqual(['Q001', 'Q002', 'Q003', 'Q004']);
});

it('nobody looks for another party for what only a maker can say, and refused central quotes go before supporting ones', () => {
  const page = (path: string) => ({
    ...{ url: `https://docs.bullmq.io/${path}`, title: `BullMQ ${path}`, kind: 'primary' as const, party: 'BullMQ' },
  });
  const central = { importance: 'central' as const };
  const said = [
    claim('BullMQ keeps completed jobs until told otherwise.', { source: page('a'), importance: 'supporting' }),
    claim('BullMQ fails a job when it stalls more often than maxStalledCount.', { source: page('b'), ...central }),
    claim('A stalled BullMQ job goes back to waiting and is processed again.', { source: page('c'), ...central }),
    claim('BullMQ on PostgreSQL leaves migrations to a deployment step.', { source: page('d'), ...central }),
  ];
  const merged = mergeHandIns(ledger(), [stored(1, 1, { claims: said })], '2026-03-01').ledger;
  const sound = (source: string) => source !== 'S001' && source !== 'S004';
  const found = assess(merged, {
    check: ({ source }) => ({
      verdict: sound(source) ? 'exact' : 'absent',
      sound: sound(source),
      snapshot: 'a',
      detail: '',
    }),
    textHash: () => null,
    verifications: [],
  });
  expect(gapsOf(found).map(({ id }) => id)).toEqual(['C004:quote', 'C001:quote']);
});
