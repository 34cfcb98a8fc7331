import { describe, expect, it } from 'vitest';
import { parseMachineRecord, type MachineRecord } from '../../../src/machines/rules/machine-record.ts';

const record: MachineRecord = {
  schema: 1,
  workflow: 'x',
  owner: 'one',
  host: 'here',
  until: '2026-11-23T04:00:00.000Z',
  released: false,
  goes_on: true,
  state: 'a'.repeat(40),
  code: { branch: 'refs/heads/main', commit: 'b'.repeat(40) },
  work: null,
  refs: { 'refs/autonomous-workflow/x/F001-1': 'c'.repeat(40) },
};
const parsed = (changes: object) => parseMachineRecord(JSON.stringify({ ...record, ...changes }));

describe('parseMachineRecord', () => {
  it('reads what was written', () => {
    expect(parsed({})).toEqual(record);
  });

  it.each([
    ['of a version that it does not know', { schema: 2 }],
    ['with a state that git would take as an option', { state: '--output=x' }],
    ['with code that is no commit', { code: { branch: null, commit: 'HEAD' } }],
    ['with work that is no text', { work: 7 }],
    ['with a reference of somebody else', { refs: { 'refs/heads/main': 'c'.repeat(40) } }],
  ])('reads none %s', (_, changes) => {
    expect(parsed(changes)).toBeUndefined();
  });
});
