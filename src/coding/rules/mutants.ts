import { oneLine, shortened } from '../../base/errors.ts';
import { needsShowing } from './test-files.ts';

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

type Kind = 'condition' | 'statement' | 'arithmetic' | 'constant';

/** Changes of a place in a line, as they are written in most languages. */
const operators: readonly { kind: Kind; place: RegExp; by: (found: string) => string }[] = [
  { kind: 'condition', place: /(?<= )(?:===|!==|==|!=|<=|>=|<|>|&&|\|\||and|or)(?= )/g, by: (found) => swap(found) },
  { kind: 'arithmetic', place: /(?<=[\w)\]] )[-+*/](?= [\w(])/g, by: (found) => swap(found) },
  { kind: 'constant', place: /(?<![\w.$"'`])\d+(?![\w.])/g, by: (found) => String(Number(found) + 1) },
  { kind: 'constant', place: /\b(?:true|false|True|False)\b/g, by: (found) => swap(found) },
];

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

/** Whether mutants of a file are useful: it is code, and neither a test nor a setting. */
export function isMutable(path: string): boolean {
  return needsShowing(path);
}

/** Declarations and other lines without an effect of their own. */
const silent =
  /^\s*(?:import|from|export (?:type|interface|\*|\{)|package|using|use|require|include|type|interface|declare|namespace|mod|module|class|def|struct|enum|trait|impl|func|fn|(?:export )?(?:async )?function|(?:pub(?:\([^)]*\))? )?(?:async )?(?:mod|use|fn|struct|enum|trait|impl))\b|^\s*(?:@|#|\/\/|\/?\*|--|;)/;

/** A call that is a whole statement; one that ends with `;` may be taken out in any language. */
const call =
  /^\s*(?:await )?(?!(?:return|throw|raise|if|for|while|switch|super|elif|else|match|when|unless)\b)[\w.$:>-]+\(.*\);?\s*$/;

/** The end of the code before an argument that formats a text, which tests seldom check. */
const layout = /\b(?:indent|sort_keys|separators)\s*[=:]\s*$/;

const blank = (text: string): string => ' '.repeat(text.length);

/** A line with blanks in place of texts, patterns and the comment at its end. */
function visibleIn(line: string): string {
  const quoted = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|(?<=[(,=:] ?)\/(?![/*])(?:\\.|[^/\\])+\//g;
  return line.replace(quoted, (text) => `"${blank(text.slice(2))}"`).replace(/(?:^|\s)(?:\/\/|#|--)\s.*$/, blank);
}

/** The indexes of lines within comments and texts of several lines. */
function inertLines(lines: readonly string[]): ReadonlySet<number> {
  const inert = new Set<number>();
  let end: string | undefined;
  for (const [index, line] of lines.entries()) {
    const opening =
      end === undefined
        ? /"""|'''|\/\*(?!.*\*\/)|`/.exec(/"""|'''/.test(line) ? line : visibleIn(line))?.[0]
        : undefined;
    if (end === undefined && opening === undefined) continue;
    inert.add(index);
    const closing = end ?? (opening === '/*' ? '*/' : opening) ?? '';
    const after = end === undefined ? line.slice(line.indexOf(opening ?? '') + closing.length) : line;
    end = after.includes(closing) ? undefined : closing;
  }
  return inert;
}

/** A mutant without the whole text, since large changes have thousands. */
interface Candidate {
  kind: Kind;
  file: string;
  line: number;
  before: string;
  after: string;
}

/**
 * The mutants of the given lines of a file, one for each place, and without the whole line where it is a call.
 * @param wanted their numbers, from 1.
 */
function mutantsIn(file: string, text: string, wanted: ReadonlySet<number>): Candidate[] {
  const lines = text.split('\n');
  const inert = inertLines(lines);
  return lines.flatMap((line, index) => {
    if (!wanted.has(index + 1) || inert.has(index) || silent.test(line)) return [];
    const visible = visibleIn(line);
    const at = { file, line: index + 1, before: line };
    const places = operators.flatMap(({ kind, place, by }) =>
      [...visible.matchAll(place)].flatMap(({ 0: found, index: from }) =>
        layout.test(visible.slice(0, from))
          ? []
          : [{ ...at, kind, after: `${line.slice(0, from)}${by(found)}${line.slice(from + found.length)}` }],
      ),
    );
    const isCall = call.test(visible) && visible.split('(').length === visible.split(')').length;
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const left = file.endsWith('.py') ? 'pass' : ';';
    const isTaken = isCall && (line.trimEnd().endsWith(';') || file.endsWith('.py') || /\.[cm]?[jt]sx?$/.test(file));
    return isTaken ? [...places, { ...at, kind: 'statement' as const, after: indent + left }] : places;
  });
}

/** The kinds with the most certain effect come first. */
const order: readonly Kind[] = ['condition', 'statement', 'arithmetic', 'constant'];

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

const mostNamed = 5;

/** The result of running the tests of a feature against mutants of its code. */
export interface MutationCheck {
  tried: number;
  noticed: number;
  survivors: Fault[];
  /** Those that the feature's tests notice. */
  caught?: Fault[];
  /** Its tests that had passed and fail now, with no fault in the code. */
  flaky?: string[];
  /** Why some or all were not run; undefined when all were. */
  notRun?: string;
}

/** The result of a mutation check as a sentence for the reviewer and the proof. */
export function describeMutation({ tried, noticed, caught = [], notRun }: MutationCheck): string {
  if (tried === 0)
    return `no small faults were put into its code: ${notRun ?? 'nothing in the changed lines can be changed'}`;
  const untried = notRun === undefined ? '' : `; not all were tried: ${notRun}`;
  return `its tests notice ${noticed} of ${tried} small faults put into its changed lines${untried}${sampleOf(caught)}`;
}

/** The first noticed faults; the concerns name those that are not. */
function sampleOf(caught: readonly Fault[]): string {
  if (caught.length === 0) return '';
  const named = caught.slice(0, mostNamed).map(({ file, line, change }) => `${file}:${line} ${change}`);
  const left = caught.length - named.length;
  return `; noticed: ${named.join(', ')}${left === 0 ? '' : ` and ${left} more`}`;
}

/** The beginning of the concern about an unnoticed fault. */
export const unnoticed = 'its tests do not notice when';

/** A concern for the reviewer for each unnoticed fault, and for tests that fail by chance. */
export function mutationDoubts({ tried, noticed, survivors, flaky }: MutationCheck): string[] {
  if (flaky !== undefined)
    return [
      `its tests passed, and failed when they were run again on the same files${flaky.length === 0 ? '' : ` (${flaky.slice(0, mostNamed).join(', ')})`}: see what they depend on, since a test that passes by chance proves nothing`,
    ];
  const none =
    tried > 1 && noticed === 0 ? ['its tests notice no fault that was put into its code: they may check nothing'] : [];
  return [...none, ...survivors.map(({ file, line, change }) => `${unnoticed} ${file}:${line} ${change}`)];
}
