import { describe, expect, it } from 'vitest';
import { describeAllEvidence } from '../../../src/research/rules/evidence.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import { judgeAnswer } from '../../../src/research/rules/answers.ts';
import { describeUnanswered } from '../../../src/research/rules/record-summary.ts';
import { claim, ledger, statistics, stored } from '../../support/samples.ts';

const judge = (question: string, ...own: string[]) => judgeAnswer(question, { own, known: own });

describe('an answer to a question', () => {
  it.each([
    ['Who would have to run Redis?', 'There is no Redis today; the platform team would have to run one.'],
    ['How mature is Postgres?', 'Postgres has been released every year since 1996.'],
  ])('names what it asks about: %s', (question, claim) => {
    expect(judge(question, claim)).toEqual({ isAnswered: true, missing: [] });
    expect(judge(question, 'Agenda keeps its jobs in MongoDB.').isAnswered).toBe(false);
  });

  it('has a claim for each thing of a list', () => {
    const question = 'Which of them needs Redis (Oban, Que, River)?';
    expect(judge(question, 'Oban needs no Redis.', 'River needs none.')).toEqual({
      isAnswered: false,
      missing: ['Que'],
    });
  });
});

describe('a question that asks for a quantity', () => {
  const timeouts = 'What are the default election timeouts of rqlite, and how long is a cluster without a leader?';
  const object = 'What does object storage for Litestream (Tigris or S3) cost when it writes once per second?';
  it.each([
    [timeouts, 'By default it takes less than a second until a deposed leader knows it.', 'a length of time'],
    [timeouts, 'A cluster of 3 nodes goes on with 2.', 'a length of time'],
    ['Which latency has a write to Turso from Frankfurt?', 'Turso names the region us-east-1.', 'a length of time'],
    [object, 'With S3, 2592000 requests a month are made.', 'a price'],
    ['How many nodes does an rqlite cluster need?', 'An rqlite cluster needs a majority of its nodes.', 'a number'],
    ['What value has the TTL of the lease?', 'The TTL of a lease can be configured.', 'a number'],
    ['What values do the timeouts of rqlite have?', 'The timeouts of rqlite can be configured.', 'a number'],
    ['How long does failover take?', 'Failover was tried with 40 writes a second.', 'a length of time'],
    ['How long can the service be down?', 'The service has 3 nodes.', 'a length of time'],
  ])('is not answered without it: %s', (question, text, missing) => {
    expect(judge(question, text)).toEqual({ isAnswered: false, missing: [missing] });
  });

  it.each([
    [timeouts, 'The election timeout is 1s.'],
    [
      'How much acknowledged data can be lost?',
      'A crash loses what was written since the last copy, made each second.',
    ],
    ['How much acknowledged data can be lost?', 'A commit loses no data.'],
    ['How long is the service down?', 'Writes can be refused for up to ten seconds.'],
    [object, 'On S3 it costs about 12.96 dollars a month.'],
    ['What does LiteFS cost?', 'LiteFS is free.'],
    ['What value has the TTL of the lease?', 'The TTL of a lease is 10 seconds.'],
    ['How long can a key name be?', 'A key name has up to 512 bytes.'],
    ['How long is the longest URL?', 'A URL has at most 2,083 characters.'],
    ['How long does failover take?', 'Failover takes about a minute.'],
    ['How long does failover take?', 'Failover takes less than a second.'],
    ['How long does failover take?', 'Failover takes half a minute.'],
    ['How long does failover take?', 'Failover takes a few seconds.'],
    ['How long are backups kept?', 'Backups are kept for a week.'],
    ['How long are backups kept?', 'Backups are kept forever.'],
    ['How soon is data visible?', 'It is visible right away.'],
    ['How much does it cost?', 'It costs CHF 5.'],
    ['How much does it cost?', 'It costs 5 cents per GB.'],
    ['What does it cost in performance?', 'It takes 20 % of the throughput.'],
    ['How many writers can there be?', 'There is a single writer.'],
    // These ask for no quantity.
    ['What values does journal_mode accept?', 'The mode journal_mode accepts DELETE and WAL.'],
    ['What timeouts can be configured?', 'Those of elections and heartbeats can be.'],
    ['What are the limits of rqlite on one node?', 'A single node is not highly available.'],
    ['What happens when the election timeout passes?', 'A candidate begins an election.'],
    ['How often does the backup run?', 'It is started at night.'],
  ])('is answered by it: %s %s', (question, text) => {
    expect(judge(question, text)).toEqual({ isAnswered: true, missing: [] });
  });

  it('is answered by a claim that names what it asks about, and by no absence', () => {
    const own = ['Litestream ships once in 10 seconds.', 'Turso names no downtime.'];
    const question = 'How long is Turso unable to write?';
    expect(judge(question, ...own, 'Turso is down for 5 seconds.').isAnswered).toBe(true);
    expect(judgeAnswer(question, { own, quoted: own.slice(0, 1), known: own })).toEqual({
      isAnswered: false,
      missing: ['a length of time'],
    });
  });
});

describe('a question that a hand-in does not answer in words', () => {
  const asked = (text: string, raised_by: string) => {
    const question = { id: 'Q001', text, priority: 'medium' as const, status: 'open' as const };
    const handIn = { claims: [claim('The typical choice is Litestream.')], answers: ['Q001'] };
    return mergeHandIns(
      ledger({ questions: [{ ...question, raised_by, answered_by: null }] }),
      [stored(1, 1, handIn)],
      '2026-03-01',
    ).ledger;
  };
  const decision = 'Which of the two should a team with one small VM choose?';

  it('keeps what was handed in for it, which evidence names', () => {
    const known = asked(decision, 'user');
    expect(known.questions).toMatchObject([{ status: 'open', taken_by: ['1/researcher-1'] }]);
    expect(describeAllEvidence(known)).toContain(`- Q001 (medium): “${decision}” Handed in for it: C001.`);
  });

  it('is named by record with the reason, and what is missing is asked for', () => {
    const known = asked('How long is a cluster without a leader?', '1/researcher-2');
    expect(describeUnanswered({ ledger: known, statistics: statistics({ iteration: 1 }) })).toBe(
      'Handed in as answered, but still open:\n- Q001: no claim with a quote that names what it asks about states a length of time',
    );
    expect(outlookOf(known).questions[0]?.missing).toEqual(['a length of time']);
    const about = asked('Who would have to run Redis?', 'user');
    expect(describeUnanswered({ ledger: about, statistics: statistics({ iteration: 1 }) })).toContain(
      '- Q001: no claim names what it asks about',
    );
    expect(describeUnanswered({ ledger: about, statistics: statistics({ iteration: 2 }) })).toBe('');
  });

  it('is asked again, but for a decision, which no search makes', () => {
    expect(outlookOf(asked(decision, 'user')).questions).toEqual([]);
    expect(outlookOf(asked('Who would have to run Redis?', 'user')).questions).toMatchObject([{ id: 'Q001' }]);
    expect(outlookOf(asked(decision, '1/researcher-2')).questions).toMatchObject([{ id: 'Q001' }]);
  });

  it.each([
    'Should we use SQLite, and how long does failover take?',
    'Can you choose the region of Turso?',
    'What should you do with Turso when the disk is full?',
    'Should one expect that Turso loses data?',
  ])('is asked again where a search can find more: %s', (question) => {
    expect(outlookOf(asked(question, 'user')).questions).toMatchObject([{ id: 'Q001' }]);
  });
});
