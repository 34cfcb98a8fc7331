import { describe, expect, it } from 'vitest';
import { type Feature, findProblems } from '../../../src/coding/rules/feature.ts';
import { readFeatureList } from '../../../src/coding/rules/feature-list.ts';
import { readyFeatures } from '../../../src/coding/rules/progress.ts';
import { feature } from './samples.ts';

describe('a feature list that cannot be worked on', () => {
  it.each<[string, Feature[], string]>([
    ['is empty', [], 'there is no feature in it'],
    [
      'has an id twice, but for case',
      [feature('F1'), feature('f1')],
      'f1 is the id of two features; ids must differ in more than case',
    ],
    [
      'names what does not exist',
      [feature('F001', ['F0O2']), feature('F002')],
      'F001 names F0O2, which does not exist',
    ],
    ['depends on itself', [feature('A', ['A'])], 'the dependencies go round: A → A'],
    [
      'goes round',
      [feature('A', ['C']), feature('B', ['A']), feature('C', ['B']), feature('D', ['A'])],
      'the dependencies go round: A → C → B → A',
    ],
    [
      'is too long',
      Array.from({ length: 301 }, (_, index) => feature(`F${index}`)),
      'there are 301 features; at most 300 can be worked on in one workflow',
    ],
  ])('%s', (_, features, sentence) => expect(findProblems({ features })).toEqual([sentence]));
});

describe('readFeatureList', () => {
  it('reads the list of the seed, keeps what it does not know, and believes no passes', () => {
    const list = readFeatureList({
      project: 'ontology',
      features: [
        {
          ...{ id: 'F001', name: 'Schema', description: 'Tables', component: 'engine' },
          ...{ dependencies: [], passes: true, owner: 'me' },
        },
        { id: 'F002', name: 'API', description: 'REST', component: 'engine', dependencies: ['F001'], passes: false },
      ],
    });
    expect(list).toMatchObject({ schema: 1, project: 'ontology', proofs: [] });
    expect(list.features[0]).toMatchObject({ passes: false, status: 'pending', claimed: true, owner: 'me' });
    expect(readyFeatures(list).map(({ id }) => id)).toEqual(['F001']);
  });

  it.each([
    [null],
    [{ features: [null] }],
    [{ features: [{ id: '../x', name: 'a' }] }],
    [{ features: [{ id: 'a', name: 'a', dependencies: 'b' }] }],
    [{ schema: 2, features: [{ id: 'a', name: 'a' }] }],
  ])('refuses %j with a sentence', (value) => {
    expect(() => readFeatureList(value)).toThrow(/./);
  });
});
