import { describe, expect, it } from 'vitest';
import { interfaceOf } from '../../../src/coding/rules/exported-names.ts';
import { decisionsFor } from '../../../src/coding/rules/plan-context.ts';

const signatures = (file: string, text: string) => interfaceOf(file, text)?.names.map(({ signature }) => signature);

describe('the names that a file offers', () => {
  it('are read from TypeScript with their signatures, types whole', () => {
    const text = [
      "import { x } from './x.ts';",
      'export interface Row {',
      '  id: string;',
      '}',
      'export function parse(',
      '  text: string,',
      '  options: { strict: boolean } = { strict: true },',
      '): Row[] {',
      "  if (text === '') throw new RangeError('empty');",
      '  return [];',
      '}',
      'export const one = (a: number): number => a;',
      'export const most = 3;',
      'function hidden() {}',
      'export class Reader {',
      '  read(line: string): Row {',
      '    return { id: line };',
      '  }',
      '}',
    ].join('\n');
    expect(signatures('src/a.ts', text)).toEqual([
      'export interface Row {\n  id: string;\n}',
      'export function parse(\n  text: string,\n  options: { strict: boolean } = { strict: true },\n): Row[]',
      'export const one = (a: number): number',
      'export const most = 3;',
      'export class Reader',
      'read(line: string): Row',
    ]);
    expect(interfaceOf('src/a.ts', text)?.throws).toEqual([{ line: 9, signature: "RangeError('empty');" }]);
  });

  it('are read from Python, Go and Rust', () => {
    const py =
      'LIMIT = 3\n\ndef add(a: int,\n        b: int) -> int:\n    raise ValueError("no")\n\ndef _own():\n    pass\n\nclass Book:\n    def __init__(self, name):\n        pass\n    def _x(self):\n        pass\n';
    expect(signatures('lib/a.py', py)).toEqual([
      'LIMIT = 3',
      'def add(a: int,\n        b: int) -> int',
      'class Book',
      'def __init__(self, name)',
    ]);
    expect(interfaceOf('lib/a.py', py)?.throws).toEqual([{ line: 5, signature: 'ValueError("no")' }]);
    const store =
      '__all__ = ["Store"]\nRate = namedtuple("Rate", "count")\n\n@dataclass\nclass Store:\n    @property\n    def tokens(self):\n        return 1\n\n    def __len__(self):\n        return 0\n';
    expect(signatures('a.py', store)).toEqual([
      '__all__ = ["Store"]',
      'Rate = namedtuple("Rate", "count")',
      '@dataclass\nclass Store',
      '@property\ndef tokens(self)',
      'def __len__(self)',
    ]);
    expect(signatures('a.go', 'func Add(a int) error {\n}\nfunc add() {\n}\n')).toEqual(['func Add(a int) error']);
    expect(signatures('a.rs', 'pub fn add(a: i32) -> i32 {\n}\nfn own() {}\n')).toEqual(['pub fn add(a: i32) -> i32']);
    expect(interfaceOf('notes.txt', 'x')).toBeUndefined();
  });
});

describe('the names of a Python file', () => {
  const text = String.raw`import re

LINE = re.compile(
    r"(?P<day>\d{4})\s+(?P<note>.*)"
)
TAG = re.compile(r"(?<!\S)#([^\W\d_]\w*)")  # a word
RATES = {
    "a": 1,
}


@dataclass(frozen=True)
class Entry(Base):
    """An entry (open.

    note: this is no field
    """

    day: date
    note: str = "(#"
    tags: tuple[str, ...] = ()
    KIND = "entry"
    _own: int = 0

    def minutes(self) -> int:
        local: int = 1
        raise ValueError("# no")  # never


def report(
    args: Namespace,
) -> int:
    return 0


if __name__ == "__main__":
    raise SystemExit(report())
`;

  it('are constants with any text in them, fields with their types, and no errors of its start', () => {
    expect(signatures('a.py', text)).toEqual([
      String.raw`LINE = re.compile(
    r"(?P<day>\d{4})\s+(?P<note>.*)"
)`,
      String.raw`TAG = re.compile(r"(?<!\S)#([^\W\d_]\w*)")`,
      'RATES = {\n    "a": 1,\n}',
      '@dataclass(frozen=True)\nclass Entry(Base)',
      'day: date',
      'note: str = "(#"',
      'tags: tuple[str, ...] = ()',
      'KIND = "entry"',
      'def minutes(self) -> int',
      'def report(\n    args: Namespace,\n) -> int',
    ]);
    expect(interfaceOf('a.py', text)?.throws).toEqual([{ line: 27, signature: 'ValueError("# no")' }]);
    const fields = interfaceOf('a.py', text)?.names.flatMap(({ line, isField }) => (isField === true ? [line] : []));
    expect(fields).toEqual([19, 20, 21, 22]);
  });
});

describe('the decisions that touch a feature', () => {
  const item = (
    id: string,
    kind: 'objective' | 'decision' | 'technology' | 'risk' | 'component' | 'step',
    more = {},
  ) => ({
    id,
    kind,
    title: id,
    text: id,
    depends_on: [] as string[],
    ...more,
  });
  const items = [
    item('P-ARC-001', 'decision'),
    item('P-ARC-002', 'decision', { depends_on: ['P-ARC-003'] }),
    item('P-ARC-003', 'decision'),
    item('P-TEC-001', 'technology'),
    item('P-TEC-002', 'technology'),
    item('P-CMP-001', 'component', { depends_on: ['P-ARC-002', 'P-CMP-002'] }),
    item('P-CMP-002', 'component', { depends_on: ['P-TEC-002'] }),
    item('P-RSK-001', 'risk', { depends_on: ['P-CMP-001'] }),
    item('P-RSK-002', 'risk', { depends_on: ['P-CMP-002'] }),
    item('P-SEQ-001', 'step', { builds: ['P-CMP-001'] }),
  ];

  it('are those it rests on, also through other parts, those about it, and those of the whole', () => {
    expect(decisionsFor(items, ['P-SEQ-001']).map(({ id }) => id)).toEqual([
      'P-ARC-001',
      'P-ARC-002',
      'P-ARC-003',
      'P-TEC-001',
      'P-TEC-002',
      'P-RSK-001',
    ]);
  });

  it('are not those of other parts that rest on the same decision; risks and objectives of the whole are of all', () => {
    const more = [
      ...items,
      item('P-ARC-004', 'decision', { depends_on: ['P-ARC-003'] }),
      item('P-CMP-003', 'component', { depends_on: ['P-ARC-004'] }),
      item('P-RSK-003', 'risk'),
      item('P-VIS-001', 'objective'),
      item('P-VIS-002', 'objective', { depends_on: ['P-VIS-001'] }),
    ];
    const touching = decisionsFor(more, ['P-SEQ-001']).map(({ id }) => id);
    expect(touching).not.toContain('P-ARC-004');
    expect(touching.slice(-3)).toEqual(['P-RSK-003', 'P-VIS-001', 'P-VIS-002']);
  });
});
