import { describe, expect, it } from 'vitest';
import {
  findProblems,
  mostFeatures,
  describeProblem,
  type FeatureProblem,
} from '../../../src/coding/rules/list-problems.ts';
import { readFeatureList } from '../../../src/coding/rules/read-list.ts';
import { readyFeatures } from '../../../src/coding/rules/ready.ts';
import { findAlterations, findUnproven } from '../../../src/coding/rules/tampered-list.ts';
import type { Feature, Group } from '../../../src/coding/rules/feature.ts';
import { feature, group, listOf, pass } from './samples.ts';

const check = (features: Feature[], groups: Group[] = []) => findProblems({ features, groups, proofs: [] });

describe('a feature list that cannot be worked on', () => {
  const cases: [string, Feature[], Group[], FeatureProblem[], string][] = [
    ['is empty', [], [], [{ kind: 'empty' }], 'there is no feature in it'],
    [
      'has an id twice, but for case',
      [feature('F1'), feature('f1')],
      [],
      [{ kind: 'duplicate-id', id: 'F1', places: ["'Feature F1'", "'Feature f1'"] }],
      "F1 is the id of 2 ('Feature F1', 'Feature f1'); ids must differ in more than case",
    ],
    [
      'names what does not exist',
      [feature('F001', ['F0O2']), feature('F002')],
      [],
      [{ kind: 'missing-reference', id: 'F001', missing: 'F0O2', nearest: 'F002' }],
      'F001 names F0O2, which does not exist; F002 does',
    ],
    ['depends on itself', [feature('A', ['A'])], [], [{ kind: 'self-dependency', id: 'A' }], 'A depends on itself'],
    [
      'goes round',
      [feature('A', ['C']), feature('B', ['A']), feature('C', ['B']), feature('D', ['A'])],
      [],
      [{ kind: 'cycle', path: ['A', 'C', 'B', 'A'] }],
      'the dependencies go round: A → C → B → A',
    ],
    [
      'has an alternative that depends on its own group',
      [feature('A', ['G']), feature('B')],
      [group('G', ['A', 'B'])],
      [{ kind: 'own-group', id: 'A', group: 'G' }],
      'A is an alternative of G and depends on G',
    ],
    [
      'goes round through a group',
      [feature('A', ['X']), feature('B'), feature('X', ['G'])],
      [group('G', ['A', 'B'])],
      [{ kind: 'cycle', path: ['A', 'X', 'G', 'A'] }],
      'the dependencies go round: A → X → G → A',
    ],
    [
      'depends on one alternative of several',
      [feature('A'), feature('B'), feature('C', ['A'])],
      [group('G', ['A', 'B'])],
      [{ kind: 'inside-alternative', id: 'C', dependency: 'A', group: 'G' }],
      'C depends on A, which is done only if that alternative is chosen; depend on G',
    ],
    [
      'has a group of one',
      [feature('A')],
      [group('G', ['A'])],
      [{ kind: 'lonely-group', group: 'G', count: 1 }],
      'G has 1 alternatives; it needs at least two',
    ],
    [
      'has an alternative of two groups',
      [feature('A'), feature('B'), feature('C')],
      [group('G', ['A', 'B']), group('H', ['A', 'C'])],
      [{ kind: 'in-two-groups', id: 'A', groups: ['G', 'H'] }],
      'A is an alternative of G and of H; it can be of one only',
    ],
    [
      'passes without a proof',
      [{ ...feature('A'), passes: true, status: 'passed' }],
      [],
      [{ kind: 'unproven', id: 'A' }],
      'A is said to pass, and no proof of it is in the list',
    ],
    [
      'contradicts itself',
      [{ ...feature('A'), passes: true }],
      [],
      [{ kind: 'at-odds', id: 'A', status: 'pending' }],
      'A has the status pending, and `passes` says otherwise',
    ],
  ];

  it.each(cases)('%s', (_, features, groups, problems, sentence) => {
    expect(check(features, groups)).toEqual(problems);
    expect(problems.map(describeProblem)).toEqual([sentence]);
  });

  it('is too long, and is told so at once', () => {
    const many = Array.from({ length: mostFeatures + 1 }, (_, index) => feature(`F${index}`));
    expect(check(many)).toEqual([{ kind: 'too-many', count: 2_001, most: 2_000 }]);
  });

  it('has a group inside a group', () => {
    const problems = check(
      [feature('A'), feature('B'), feature('C')],
      [group('G', ['A', 'B']), group('H', ['G', 'C'])],
    );
    expect(problems).toEqual([{ kind: 'grouped-group', group: 'H', inner: 'G' }]);
  });
});

describe('readFeatureList', () => {
  it('reads the list of the seed, keeps what it does not know, and believes no passes', () => {
    const read = readFeatureList({
      project: 'ontology',
      features: [
        {
          id: 'F001',
          name: 'Schema',
          description: 'Tables',
          component: 'engine',
          dependencies: [],
          passes: true,
          owner: 'me',
        },
        { id: 'F002', name: 'API', description: 'REST', component: 'engine', dependencies: ['F001'], passes: false },
      ],
    });
    if (!read.ok) throw new Error(read.sentences.join());
    expect(read.list).toMatchObject({ schema: 1, project: 'ontology', groups: [], proofs: [] });
    expect(read.list.features[0]).toMatchObject({ passes: false, status: 'pending', claimed: true, owner: 'me' });
    expect(readyFeatures(read.list).map(({ id }) => id)).toEqual(['F001']);
  });

  it('reads what it wrote', () => {
    const list = pass(listOf([feature('A'), feature('B', ['A'])]), 'A');
    expect(readFeatureList(JSON.parse(JSON.stringify(list)))).toEqual({ ok: true, list });
  });

  it.each([
    [null],
    [7],
    [{}],
    [{ features: 7 }],
    [{ features: [null] }],
    [{ features: [{ id: '../x', name: 'a' }] }],
    [{ features: [{ id: 'a.lock', name: 'a' }] }],
    [{ features: [{ id: 'a', name: 'a', dependencies: 'b' }] }],
    [{ schema: 2, features: [{ id: 'a', name: 'a' }] }],
  ])('refuses %j with a sentence', (value) => {
    const read = readFeatureList(value);
    expect(read.ok ? [] : read.sentences).not.toEqual([]);
  });
});

describe('what may not be edited', () => {
  const good = pass(listOf([feature('A'), feature('B', ['A'])]), 'A');
  const edited = (id: string, change: Partial<Feature>) => ({
    ...good,
    features: good.features.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });

  it.each([
    [
      'a pass without a run',
      edited('B', { passes: true, status: 'passed' }),
      'B was set to pass without a run of its verification',
    ],
    ['a pass taken back', edited('A', { passes: false, status: 'pending' }), 'A had passed and no longer does'],
    ['a dependency', edited('B', { dependencies: [] }), 'B: `dependencies` changed'],
    ['a command', edited('B', { verification_commands: ['true'] }), 'B: `verification_commands` changed'],
    ['a removal', { ...good, features: good.features.slice(0, 1) }, 'B was removed'],
    ['the proofs', { ...good, proofs: [] }, 'the proofs were changed'],
  ])('%s', (_, found, sentence) => {
    expect(findAlterations(good, found)).toEqual([sentence]);
  });

  it('is not the words, an unknown key, the order of keys, or a new feature', () => {
    const reworded = edited('B', { name: 'Better', description: 'words', note: 1 });
    expect(findAlterations(good, { ...reworded, features: [...reworded.features, feature('C')] })).toEqual([]);
    const [first] = good.features;
    const turned = Object.fromEntries(Object.entries(first ?? {}).reverse()) as Feature;
    expect(findAlterations(good, { ...good, features: [turned, ...good.features.slice(1)] })).toEqual([]);
  });

  it('passes only what the journal tells of', () => {
    expect(findUnproven(good, new Set(['A A-1']))).toEqual([]);
    expect(findUnproven(good, new Set(['A A-2', 'B B-1']))).toEqual(['A']);
  });
});
