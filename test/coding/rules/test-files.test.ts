import { expect, it } from 'vitest';
import { isBesideTests, isTestFile, needsShowing } from '../../../src/coding/rules/red-green.ts';

const paths: [path: string, is: 'test' | 'beside tests' | 'code' | 'neither'][] = [
  ['src/rooms.test.ts', 'test'],
  ['test/rooms.mjs', 'test'],
  ['tests/unit/rooms.py', 'test'],
  ['tests.py', 'test'],
  ['test_rooms.py', 'test'],
  ['pkg/rooms_test.go', 'test'],
  ['spec/rooms_spec.rb', 'test'],
  ['lib/RoomTests.swift', 'test'],
  ['src/RoomIT.java', 'test'],
  ['tests/test_rooms.c', 'test'],
  ['test/rooms_test.exs', 'test'],
  ['test/rooms.bats', 'test'],
  ['tests/helpers/x.ts', 'beside tests'],
  ['tests/unit/helpers/x.ts', 'beside tests'],
  ['tests/__init__.py', 'beside tests'],
  ['tests/conftest.py', 'beside tests'],
  ['test/setup.mjs', 'beside tests'],
  ['test/test_helper.rb', 'beside tests'],
  ['test/data/rooms.json', 'beside tests'],
  ['tests/CMakeLists.txt', 'beside tests'],
  ['src/__snapshots__/a.test.ts.snap', 'beside tests'],
  ['conftest.py', 'beside tests'],
  ['src/latest.ts', 'code'],
  ['src/contest.py', 'code'],
  ['src/testing-tools.c', 'code'],
  ['README.md', 'neither'],
  ['package.json', 'neither'],
];

it.each(paths)('%s is %s, in any language', (path, is) => {
  const found = isTestFile(path)
    ? 'test'
    : isBesideTests(path)
      ? 'beside tests'
      : needsShowing(path)
        ? 'code'
        : 'neither';
  expect(found).toBe(is);
});
