import { describe, expect, it } from 'vitest';
import { depths } from '../../src/configuration/rules/configuration.ts';
import { simulate } from './run.ts';
import { summarise } from './summary.ts';
import { worlds } from './world.ts';

/** Made-up searches, judged by the rules as they ship; `npm run sim` prints the whole table. */
const runs = 12;
const standard = { rule: 'novelty', depth: 'standard', threshold: 3 } as const;

const worldNamed = (name: string) => worlds.find((world) => world.name === name) ?? expect.fail(name);
const junk = worldNamed('large, junk 5 %');

describe.each(worlds)('a search of the world "$name"', (world) => {
  it('stops, with most of what there is, and never in an outage', () => {
    const { never, poor, recallLow, inOutage } = summarise(world, standard, runs);
    expect({ never, poor, inOutage }).toEqual({ never: 0, poor: 0, inOutage: 0 });
    expect(recallLow).toBeGreaterThan(0.75);
  });
});

describe('the depths', () => {
  it('find more, the deeper', () => {
    const world = worldNamed('large');
    const recalls = depths.map((depth) => summarise(world, { ...standard, depth }, runs).recall);
    expect(recalls).toEqual(recalls.toSorted());
    expect(new Set(recalls).size).toBe(depths.length);
  });
  it('stop where one claim in twenty is like no other', () => {
    expect(simulate(junk, { ...standard, depth: 'exhaustive' }, 1).stoppedAt).not.toBeNull();
  });
});

describe('the rule low-findings', () => {
  it('does not stop where one claim in twenty is like no other: why it is not the default', () => {
    expect(simulate(junk, { ...standard, rule: 'low-findings' }, 1, 60).stoppedAt).toBeNull();
  });
});

it.each(['novelty', 'low-findings'] as const)('never stops when nothing works any more, by the rule %s', (rule) => {
  const world = { ...worldNamed('small'), brokenFrom: 6 };
  for (let seed = 1; seed <= runs; seed += 1) expect(simulate(world, { ...standard, rule }, seed).stoppedAt).toBeNull();
});

it('stops in a world without anything to find', () => {
  const empty = { ...worldNamed('small'), claimsEach: 0 };
  expect(simulate(empty, standard, 1)).toEqual({ stoppedAt: 6, recall: 0, inOutage: false });
});
