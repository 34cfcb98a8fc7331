import { describe, expect, it } from 'vitest';
import { concernOf } from '../../../src/coding/rules/concerned.ts';
import { feature, group, listOf } from './samples.ts';

const list = listOf(
  [
    feature('F001', [], { name: 'Times of slots', description: 'parseTime(text) gives minutes.' }),
    feature('F002', ['F001'], { name: 'Rooms that are used twice', description: 'conflicts(slots) names them.' }),
    feature('F003', ['F002'], { name: 'Gaps between lessons', description: 'freeTime(slots, atLeast) gives them.' }),
    feature('F004', ['G'], { name: 'Calendar', description: '`toCalendar` writes it.' }),
    feature('F005', [], { name: 'Calendar by hand' }),
    feature('F006', [], { name: 'Help', description: 'It prints what parseTime(text) takes.' }),
    feature('F007', [], { name: 'More help', description: 'parseTime(text) again.' }),
    feature('F008', [], { name: 'Most help', description: 'parseTime(text) again.' }),
  ],
  [group('G', ['F005', 'F006'])],
);

describe('what was said of one feature', () => {
  const d002 = 'Slots that touch are no conflict. freeTime treats them as one block.';

  it.each([
    ['is about one that it builds on', 'F003', ['F002'], 'Slots that touch are no conflict.'],
    ['is about an alternative of a group that it builds on', 'F004', ['F006'], 'It prints less.'],
    ['names a function of it', 'F003', ['F001'], d002],
    ['names it', 'F003', ['F001'], 'F003 has no gap of length 0.'],
    ['says its title', 'F003', ['F001'], 'What is said of gaps between lessons holds for breaks.'],
  ])('concerns another that %s', (_, id, about, text) => {
    expect(concernOf(list, id)({ about, text })).toBe(true);
  });

  it.each([
    ['is about one that builds on it', 'F001', ['F002'], 'Slots that touch are no conflict.'],
    ['names a part of its id', 'F003', ['F001'], 'As in F0030.'],
    ['uses its words', 'F003', ['F001'], 'A gap lies between two lessons.'],
    ['names a function that most features name', 'F008', ['F002'], 'parseTime(text) is strict.'],
    ['has a title that is a word', 'F006', ['F001'], 'The help of the user is needed.'],
  ])('does not concern another that %s', (_, id, about, text) => {
    expect(concernOf(list, id)({ about, text })).toBe(false);
  });
});
