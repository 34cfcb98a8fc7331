import { describe, expect, it } from 'vitest';
import { interfaceOf } from '../../../src/coding/rules/exported-names.ts';
import { decisionsFor, generalWords } from '../../../src/coding/rules/plan-context.ts';

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

  it('are those it rests on, those about it, and those of the whole', () => {
    expect(decisionsFor(items, ['P-SEQ-001']).map(({ id }) => id)).toEqual([
      'P-ARC-001',
      'P-ARC-002',
      'P-ARC-003',
      'P-TEC-001',
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

describe('the words of a plan beside those of a feature', () => {
  const plan = '# Limits\n\nNo new dependencies.\nPython 3.9.\n\n## Phase 1\n\n- [ ] T001 One\n- [ ] T002 Two\n';

  it('stand before its first feature, without the titles above that', () => {
    const { all, phase } = generalWords(plan, 'tasks.md', ['tasks.md:9', 'tasks.md:8', null], 'tasks.md:8');
    expect(all).toEqual({
      file: 'tasks.md',
      from: 1,
      to: 4,
      text: '# Limits\n\nNo new dependencies.\nPython 3.9.',
      isWhole: true,
    });
    expect(phase).toEqual([]);
    const none = { phase: [] };
    expect(generalWords('# Limits\n\n## Phase 1\n- [ ] T001 One\n', 'tasks.md', ['tasks.md:4'], null)).toEqual(none);
    expect(generalWords(plan, 'tasks.md', ['other.md:8', null], 'other.md:8')).toEqual(none);
  });

  it('are cut where they are long', () => {
    const { all } = generalWords(
      `${'Much is said here.\n'.repeat(500)}- [ ] T001 One\n`,
      'tasks.md',
      ['tasks.md:501'],
      null,
    );
    expect(all).toMatchObject({ to: 500, isWhole: false });
    expect(all?.text.length).toBeLessThanOrEqual(4_000);
    expect(all?.text.endsWith('Much is said here.')).toBe(true);
  });

  it('reach only the features of their phase, from each heading above them', () => {
    const lines = [
      '# Tasks',
      '',
      'Python 3.9.',
      '',
      '## Phase 1: Core',
      '',
      'Both work on the model.',
      '- [ ] T001 One',
      '- [ ] T002 Two',
      '',
      '## Phase 2: Use',
      'For the treasurer.',
      '### Tests',
      'With unittest.',
      '- [ ] T003 Three',
      '### Code',
      '- [ ] T004 Four',
      'Not of a phase.',
    ].join('\n');
    const origins = [8, 9, 15, 17].map((line) => `tasks.md:${line}`);
    const words = (line: number) => {
      const { all, phase } = generalWords(lines, 'tasks.md', origins, `tasks.md:${line}`);
      return [all?.text, ...phase.map(({ from, text }) => `${from} ${text}`)];
    };
    expect(words(8)).toEqual(['# Tasks\n\nPython 3.9.', '7 Both work on the model.']);
    expect(words(9)).toEqual(words(8));
    expect(words(15)).toEqual(['# Tasks\n\nPython 3.9.', '12 For the treasurer.', '14 With unittest.']);
    expect(words(17)).toEqual(['# Tasks\n\nPython 3.9.', '12 For the treasurer.']);
  });
});
