import { describe, expect, it } from 'vitest';
import { staysInProject } from '../../src/base/names.ts';

describe('staysInProject', () => {
  it.each([
    'STOP',
    'docs/research-{name}/STOP',
    './docs/STOP',
    'docs/../STOP',
    'docs//STOP',
    'docs/',
    'docs\\STOP',
    'a..b/..c',
    '.github/STOP',
    '.gitignore',
  ])('takes %s', (path) => {
    expect(staysInProject(path)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['the project itself', '.'],
    ['the project itself, the long way', 'docs/..'],
    ['a parent', '..'],
    ['a way out', 'docs/../../STOP'],
    ['a way out and back in', '../project/STOP'],
    ['a way out as Windows writes it', 'docs\\..\\..\\STOP'],
    ['an absolute path', '/STOP'],
    ['a network path', '\\\\server\\share'],
    ['a drive', 'C:\\STOP'],
    ['a place on a drive', 'C:STOP'],
    ['a hidden stream of a file', 'docs/STOP:x'],
    ["git's folder", '.git/hooks'],
    ["git's folder further down", 'packages/a/.git/config'],
    ["git's folder in capitals", 'docs/../.GIT/config'],
    ["git's folder as Windows also reads it", '.git. ./config'],
    ["git's folder by its short name", 'GIT~1/config'],
  ])('refuses %s', (_, path) => {
    expect(staysInProject(path)).toBe(false);
  });
});
