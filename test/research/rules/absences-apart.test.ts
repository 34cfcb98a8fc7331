import { expect, it } from 'vitest';
import { emptyLedger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { claim, stored } from '../../support/samples.ts';

it('two absences of one page are one by code in equal words only; a sorter decides the others', () => {
  const source = { url: 'https://docs.turso.tech/durability', title: 'Durability', kind: 'primary' as const };
  const lacks = (text: string, searched: string[]) => ({ ...claim(text, { source }), quote: undefined, searched });
  const handIns = [
    stored(1, 1, { claims: [lacks("Turso's durability page does not mention downtime.", ['downtime'])] }),
    stored(1, 2, { claims: [lacks("Turso's durability page does not mention an outage or an SLA.", ['SLA'])] }),
    stored(1, 3, { claims: [lacks("Turso's durability page doesn't mention downtime.", ['downtime'])] }),
  ];
  const { ledger } = mergeHandIns(emptyLedger(), handIns, '2026-03-01');
  expect(ledger.claims.map(({ text }) => text)).toEqual([
    "Turso's durability page does not mention downtime.",
    "Turso's durability page does not mention an outage or an SLA.",
  ]);
  expect(ledger.undecided).toMatchObject([{ claim: 'C002', other: 'C001' }]);
});
