import { oneLine, shortened } from '../../base/errors.ts';
import { codeOnly } from './code-only.ts';
import { isOfTests } from './test-files.ts';

/** A small change of a line that the tests of a feature should notice. */
export interface Mutant {
  file: string;
  line: number;
  /** A description such as `a < b` becomes `a <= b`. */
  change: string;
  /** The whole text of the file with the change. */
  text: string;
}

export type Fault = Pick<Mutant, 'file' | 'line' | 'change'>;

type Kind = 'condition' | 'result' | 'statement' | 'arithmetic' | 'constant';

interface Operator {
  kind: Kind;
  /** The pattern for a place in a line with blanks for texts. */
  place: RegExp;
  by: (found: string) => string;
}

const swaps: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  and: 'or',
  or: 'and',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  true: 'false',
  false: 'true',
  True: 'False',
  False: 'True',
};

const swap = (found: string): string => swaps[found] ?? found;

const shared: readonly Operator[] = [
  { kind: 'condition', place: /(?<= )(?:===|!==|==|!=|<=|>=|<|>|&&|\|\|)(?= )/g, by: swap },
  { kind: 'arithmetic', place: /(?<=[\w)\]] )[-+*/](?= [\w(])/g, by: swap },
  { kind: 'constant', place: /(?<![\w.$"'`])\d+(?![\w.])/g, by: (found) => String(Number(found) + 1) },
];

const javaScript: readonly Operator[] = [
  ...shared,
  { kind: 'result', place: /(?<=^\s*return )[^;{[(][^;]*(?=;?\s*$)/g, by: () => 'undefined' },
  { kind: 'result', place: /(?<==> )[^{([\s][^{]*?(?=;?\s*$)/g, by: () => 'undefined' },
  { kind: 'constant', place: /\b(?:true|false)\b/g, by: swap },
  {
    kind: 'statement',
    place:
      /(?<=^\s*)(?:await )?(?!return\b|throw\b|if\b|for\b|while\b|switch\b|function\b|super\b)[\w.]+\(.*\);?(?=\s*$)/g,
    by: () => ';',
  },
];

/** Mutants of results that compile with any type. */
const typeScript = javaScript.map((one): Operator =>
  one.kind === 'result' ? { ...one, by: () => 'undefined as never' } : one,
);

const python: readonly Operator[] = [
  ...shared,
  { kind: 'condition', place: /(?<= )(?:and|or)(?= )/g, by: swap },
  { kind: 'result', place: /(?<=^\s*return )[^([{].*(?=\s*$)/g, by: () => 'None' },
  { kind: 'constant', place: /\b(?:True|False)\b/g, by: swap },
  { kind: 'statement', place: /(?<=^\s*)(?!return\b|print\b)[\w.]+\(.*\)(?=\s*$)/g, by: () => 'pass' },
];

/** Mutants that mostly compile: the types of results are known only to the compiler. */
const rust: readonly Operator[] = [...shared, { kind: 'constant', place: /\b(?:true|false)\b/g, by: swap }];

function operatorsFor(path: string): readonly Operator[] {
  if (path.endsWith('.rs')) return rust;
  if (/\.[cm]?tsx?$/.test(path)) return /\.d\.[cm]?ts$/.test(path) ? [] : typeScript;
  if (/\.[cm]?jsx?$/.test(path)) return javaScript;
  return path.endsWith('.py') ? python : [];
}

/** Whether mutants of a file are useful: it is code, and not a test or a setting. */
export function isMutable(path: string): boolean {
  const isSetting = /(?:^|\/)[\w.-]+\.(?:config|conf|setup)\.\w+$|(?:^|\/)(?:conftest|setup)\.py$/.test(path);
  return operatorsFor(path).length > 0 && !isOfTests(path) && !isSetting;
}

/** Declarations and other lines without an effect of their own. */
const silent =
  /^\s*(?:import\b|from\b|export (?:type|interface|\*|\{)|type\b|interface\b|declare\b|@|\*|"""|'''|class\b|def\b|(?:export )?(?:async )?function\b|(?:pub(?:\([^)]*\))? )?(?:async )?(?:mod|use|fn|struct|enum|trait|impl)\b|#\[)/;

/** A line with a part of a longer text is not a statement by itself. */
const isOpenText = (code: string): boolean => /"""|'''/.test(code) || (code.match(/`/g) ?? []).length % 2 === 1;

/** Whether the brackets in a piece of a line are balanced: a call may continue on the next lines. */
const isWhole = (code: string): boolean =>
  ['()', '[]', '{}'].every(([open = '', close = '']) => code.split(open).length === code.split(close).length);

/** The end of the code before an argument that formats a text, which tests seldom check. */
const layout = /\b(?:indent|sort_keys|separators)\s*[=:]\s*$/;

/** A mutant without the whole text, since large changes have thousands. */
interface Candidate {
  kind: Kind;
  file: string;
  line: number;
  before: string;
  after: string;
}

/**
 * The mutants of the given lines of a file, one for each place.
 * @param lines their numbers, from 1.
 */
function mutantsIn(file: string, text: string, lines: ReadonlySet<number>): Candidate[] {
  const code = codeOnly(text, file).split('\n');
  return text.split('\n').flatMap((line, index) => {
    const visible = code[index] ?? '';
    if (!lines.has(index + 1) || silent.test(line) || isOpenText(visible)) return [];
    return operatorsFor(file).flatMap(({ kind, place, by }) =>
      [...visible.matchAll(place)].flatMap((match) => {
        const found = line.slice(match.index, match.index + match[0].length);
        if (layout.test(visible.slice(0, match.index))) return [];
        const after = `${line.slice(0, match.index)}${by(found)}${line.slice(match.index + found.length)}`;
        if (after === line || found.trim() === by(found) || !isWhole(match[0])) return [];
        return [{ kind, file, line: index + 1, before: line, after }];
      }),
    );
  });
}

/** The kinds with the most certain effect come first. */
const order: readonly Kind[] = ['condition', 'result', 'statement', 'arithmetic', 'constant'];

/**
 * Selects a few mutants of a feature's changed lines, spread over files, lines and kinds; deterministic.
 * @param changed the files with their text and the numbers of the changed lines.
 */
export function chooseMutants(
  changed: readonly { file: string; text: string; lines: ReadonlySet<number> }[],
  most: number,
): Mutant[] {
  const pools = changed
    .filter(({ file }) => isMutable(file))
    .map(({ file, text, lines }) => {
      const all = mutantsIn(file, text, lines);
      // Of two lines the one with more places decides more.
      const places = new Map<number, number>();
      for (const { line } of all) places.set(line, (places.get(line) ?? 0) + 1);
      const placesOf = ({ line }: Candidate) => places.get(line) ?? 0;
      return all.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || placesOf(b) - placesOf(a));
    });
  const texts = new Map(changed.map(({ file, text }) => [file, text]));
  const chosen: Candidate[] = [];
  while (chosen.length < most && pools.some((pool) => pool.length > 0)) {
    for (const pool of pools) {
      if (chosen.length >= most) break;
      const isFresh = ({ file, line, kind }: Candidate) =>
        !chosen.some((one) => one.file === file && (one.line === line || one.kind === kind));
      const isOtherLine = ({ file, line }: Candidate) => !chosen.some((one) => one.file === file && one.line === line);
      const fresh = pool.findIndex(isFresh);
      const next = fresh === -1 ? pool.findIndex(isOtherLine) : fresh;
      const [mutant] = pool.splice(Math.max(next, 0), 1);
      if (mutant !== undefined) chosen.push(mutant);
    }
  }
  return chosen.map(({ file, line, before, after }) => ({
    file,
    line,
    change: describeChange(before.trim(), after.trim()),
    text: (texts.get(file) ?? '')
      .split('\n')
      .with(line - 1, after)
      .join('\n'),
  }));
}

/** Characters of a line that are shown before and after the place of a fault. */
const shownAround = 60;
const longestChange = 3 * shownAround;

/** A change of one line, without the parts of a long one that are far from it. */
function describeChange(before: string, after: string): string {
  const isEqual = (index: number) => before[index] === after[index];
  let first = 0;
  while (first < before.length && isEqual(first)) first += 1;
  let last = 0;
  while (last < before.length - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  const shown = (line: string) => {
    const [from, to] = [first - shownAround, line.length - last + shownAround];
    const middle = line.slice(Math.max(from, 0), to);
    return `\`${from > 0 ? '…' : ''}${shortened(oneLine(middle), longestChange)}${to < line.length ? '…' : ''}\``;
  };
  return `${shown(before)} becomes ${shown(after)}`;
}

/** The result of running the tests of a feature against mutants of its code. */
export interface MutationCheck {
  tried: number;
  noticed: number;
  /** How many of the others the older tests notice; absent where none. */
  byOthers?: number;
  survivors: Fault[];
  /** Those that the feature's tests notice. */
  caught?: Fault[];
  /** Why some or all were not run; undefined when all were. */
  notRun?: string;
}

/** The result of a mutation check as a sentence for the reviewer and the proof. */
export function describeMutation({ tried, noticed, byOthers = 0, caught = [], notRun }: MutationCheck): string {
  if (tried === 0)
    return `no small faults were put into its code: ${notRun ?? 'nothing in the changed lines can be changed'}`;
  const untried = notRun === undefined ? '' : `; not all were tried: ${notRun}`;
  const older = byOthers === 0 ? '' : `, and older tests ${byOthers} more`;
  return `its tests notice ${noticed} of ${tried} small faults put into its changed lines${older}${untried}${sampleOf(caught)}`;
}

const mostNamed = 5;

/** The first noticed faults; the concerns name those that are not. */
function sampleOf(caught: readonly Fault[]): string {
  if (caught.length === 0) return '';
  const named = caught.slice(0, mostNamed).map(({ file, line, change }) => `${file}:${line} ${change}`);
  const left = caught.length - named.length;
  return `; noticed: ${named.join(', ')}${left === 0 ? '' : ` and ${left} more`}`;
}

/** The beginning of the concern about an unnoticed fault. */
export const unnoticed = 'its tests do not notice when';

/** A concern for the reviewer for each unnoticed fault. */
export function mutationDoubts({ tried, noticed, survivors }: MutationCheck): string[] {
  const none =
    tried > 1 && noticed === 0 ? ['its tests notice no fault that was put into its code: they may check nothing'] : [];
  return [...none, ...survivors.map(({ file, line, change }) => `${unnoticed} ${file}:${line} ${change}`)];
}
