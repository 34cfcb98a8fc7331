import { describe, expect, it } from 'vitest';
import { interfaceOf } from '../../../src/coding/rules/exported-names.ts';
import { isImportedBy, isNamedIn, type Offered } from '../../../src/coding/rules/used-features.ts';

const offered = (id: string, file: string, text: string): Offered => ({
  id,
  files: [file],
  names: interfaceOf(file, text)?.names.map(({ signature }) => signature) ?? [],
});

describe('a feature that another one uses', () => {
  const parser = offered(
    'T001',
    'ledger/parser.py',
    'class PendingEntry(Entry):\n    def __init__(self):\n        pass\n\ndef parse(text):\n    pass\n\nLIMIT = 3\n',
  );
  const spans = offered('F002', 'src/spans/index.ts', 'export function readSpan(text: string): Span {\n}\n');

  it.each([
    ['its id', 'On top of T001.', parser],
    ['its file', 'It calls what is in parser.py.', parser],
    ['its file with folders', 'It calls what is in `src/spans/index.ts`.', spans],
    ['a function as code', 'Give `parse` the text.', parser],
    ['a call', 'The result of parse(text) counts.', parser],
    ['a class', 'Each PendingEntry stands apart.', parser],
    ['a name with a capital inside', 'Take readSpan for it.', spans],
    ['a constant', 'At most `LIMIT` of them.', parser],
  ])('is named by %s', (_, text, work) => {
    expect(isNamedIn(text, work)).toBe(true);
  });

  it.each([
    ['a word of prose that is a name, too', 'Somebody has to parse it.', parser],
    ['the id of another', 'After T0011 and xT001.', parser],
    ['a file of another', 'In myparser.py and parser.pyc.', parser],
    ['a file of a common name elsewhere', 'In index.ts of the shop.', spans],
    ['a method that every class may have', 'Its `__init__` takes a file.', parser],
    ['a bare number as id', 'At most 3 of them.', { ...parser, id: '3' }],
  ])('is not named by %s', (_, text, work) => {
    expect(isNamedIn(text, work)).toBe(false);
  });

  it.each([
    ['from .parser import parse\n', parser, true],
    ['from ledger import parser, model\n', parser, true],
    ["import { a } from '../spans/index.ts';\n", spans, true],
    ["import {\n  a,\n} from './spans';\n", spans, true],
    ["const s = require('../spans')\n", spans, true],
    ['import argparse\nparser = argparse.ArgumentParser()\n', parser, false],
    ['# the parser\nspans = []\n', spans, false],
  ])('is imported by %j or not', (source, work, expected) => {
    expect(isImportedBy(source, work)).toBe(expected);
  });
});
