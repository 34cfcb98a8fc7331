import { describe, expect, it } from 'vitest';
import { missingPermissions, permissionsNeeded } from '../../../src/session/rules/permissions.ts';

const isCovered = (given: string, wanted: string) => missingPermissions([wanted], [given]).length === 0;
const [ownCalls, documents] = permissionsNeeded.research;

describe('a permission', () => {
  it.each([
    'Bash(autonomous-workflow:*)',
    'Bash(autonomous-workflow *)',
    'Bash( autonomous-workflow:* )',
    'Bash (autonomous-workflow:*)',
    'Bash(autonomous-workflow*)',
    'Bash(autonomous-*)',
    'Bash(*)',
    'Bash(:*)',
    'Bash',
  ])('%s is that for our own calls', (given) => expect(isCovered(given, ownCalls)).toBe(true));

  it.each([
    'Bash(autonomous-workflow)',
    'Bash(autonomous-workflow status:*)',
    'Bash(autonomous-workflow brief)',
    'Bash(git:*)',
    'Bash(autonomousXworkflow:*)',
    'Edit',
    'Bash(other autonomous-workflow:*)',
  ])('%s is not', (given) => expect(isCovered(given, ownCalls)).toBe(false));

  it.each(['Edit(docs/**)', 'Edit(/docs/**)', 'Edit(./docs/**)', 'Edit(**)', 'Edit', 'Edit(*)'])(
    '%s is that for documents',
    (given) => expect(isCovered(given, documents)).toBe(true),
  );

  it.each(['Edit(docs/*)', 'Edit(src/**)', 'Read(docs/**)', 'Edit(docs/research-x/**)'])('%s is not', (given) =>
    expect(isCovered(given, documents)).toBe(false),
  );

  it('for the web may be given for any host', () => {
    expect(isCovered('WebFetch(domain:*)', 'WebFetch')).toBe(true);
    expect(isCovered('WebFetch(domain:example.org)', 'WebFetch')).toBe(false);
    expect(isCovered('Edit(docs/**)', 'Edit')).toBe(false);
  });
});
