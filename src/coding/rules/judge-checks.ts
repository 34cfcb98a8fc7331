import { type RedGreen, needsTest, untested, whyUntested, needsShowing } from './red-green.ts';
import type { CommandRun, SummarisedRun, VerificationRun, AttributedRun } from './results/runs.ts';
import type { AttemptVerification } from './attempt.ts';
import type { Feature } from './feature.ts';
import { oneLine } from '../../base/errors.ts';

export interface Checks {
  feature: Pick<Feature, 'kind' | 'claimed' | 'verification_commands'>;
  run: Pick<VerificationRun, 'verdict'> & { commands: SummarisedRun[] };
  /** The commands at the start of the feature. */
  before: readonly Pick<CommandRun, 'line' | 'verdict'>[];
  attributed: AttributedRun;
  /** Undefined where the run would show nothing. */
  redGreen: RedGreen | undefined;
  mutation: MutationCheck | undefined;
  /** Changes of what the frozen commands lead to that nobody has to judge, in words. */
  definitions: readonly string[];
  /** Whether any file differs from the start of the feature. */
  changed: boolean;
  /** Files that requirements ask for and that the commit does not have, in words. */
  missing: readonly string[];
  /** Whether its coder says that nothing is to be done, which its reviewer judges. */
  isThere: boolean;
  /** The sentence about files outside of the commit that the runs used. */
  needs: string | undefined;
}

export type CheckVerdict = Pick<AttemptVerification, 'outcome' | 'reasons' | 'concerns'>;

const mostNamed = 10;

/** The verdict of the checks of a feature's work; it distinguishes faults of the work from those of the environment. */
export function judgeChecks(checks: Checks): CheckVerdict {
  const { run, attributed } = checks;
  const concerns = doubts(checks);
  const judged = (outcome: CheckVerdict['outcome'], reasons: string[]): CheckVerdict => ({
    outcome,
    reasons: [...new Set(reasons)],
    concerns,
  });
  const missing = run.commands.filter((command) => couldNotRun(command, checks));
  if (missing.length > 0 || run.commands.length === 0)
    return judged(
      'could_not_run',
      missing.map(({ summary }) => summary),
    );
  if (run.commands.every(({ verdict }) => verdict === 'passed')) return green(checks, judged);
  if (attributed.isSame) return judged('baseline_broken', failures(run.commands));
  return judged('red', [...regressions(attributed), ...failures(run.commands)]);
}

function green(
  { feature, run, changed, isThere, missing, redGreen }: Checks,
  judged: (outcome: CheckVerdict['outcome'], reasons: string[]) => CheckVerdict,
): CheckVerdict {
  if (!changed && !isThere && needsChange(feature, run))
    return judged('red', ['nothing was changed since the start of the feature, so nothing can have made it']);
  if (missing.length > 0) return judged('red', [...missing]);
  const { unsteady = [] } = redGreen ?? {};
  if (unsteady.length > 0)
    return judged('red', [
      `new tests passed in one run and failed in another on the very same files: ${listed(unsteady)}. Make what they check the same in every run: no clock, no order, nothing of this machine`,
    ]);
  return judged('green', []);
}

/** A sentence for each requirement of a feature whose files a commit does not have. @param there paths of files, from the project's folder. */
export function missingFiles({ requirements = [] }: Pick<Feature, 'requirements'>, there: readonly string[]): string[] {
  const isThere = (file: string) => there.some((path) => path === file || path.startsWith(`${file}/`));
  return requirements.flatMap(({ id, files }) => {
    const missing = files.map((file) => file.replace(/^\.\/|\/$/g, '')).filter((file) => !isThere(file));
    return missing.length === 0 ? [] : [`${id} asks for ${missing.join(', ')}, which the commit does not have`];
  });
}

/** Whether something has to be changed: for a feature always, for a fix unless commands of its own judge it. */
function needsChange({ kind, claimed, verification_commands }: Checks['feature'], run: Checks['run']): boolean {
  if (claimed) return false;
  if (kind !== 'fix') return kind === 'feature';
  // Commands of the checklist may have been refused, since it is unreadable or was aligned again.
  const wasRun = (wanted: string) => run.commands.some(({ line }) => line === wanted);
  return verification_commands.length === 0 || !verification_commands.every(wasRun);
}

/** If the baseline kept a time limit, the work is at fault for exceeding it. */
function couldNotRun({ verdict, endKind, line }: CommandRun, { before }: Checks): boolean {
  if (verdict !== 'could_not_run') return false;
  const known = before.find((one) => one.line === line);
  return !(endKind === 'timed-out' && known !== undefined && known.verdict !== 'could_not_run');
}

function failures(commands: readonly SummarisedRun[]): string[] {
  return commands.filter(({ verdict }) => verdict !== 'passed').map(({ summary }) => summary);
}

function regressions({ regressed }: AttributedRun): string[] {
  if (regressed.length === 0) return [];
  return [`worked before and no longer does: ${regressed.slice(0, mostNamed).join('; ')}`];
}

function doubts(checks: Checks): string[] {
  const { feature, redGreen, mutation, definitions, attributed, needs, run, changed } = checks;
  const isGreen = run.commands.length > 0 && run.commands.every(({ verdict }) => verdict === 'passed');
  const reason = isGreen && changed ? whyUntested(checks) : null;
  const isMixed = redGreen?.verdict === 'red_green' || !needsTest(feature);
  const named: [what: string, names: readonly string[] | undefined][] = [
    ['new tests that passed before anything was written', isMixed ? redGreen?.passedBefore : []],
    ['new tests that did not come to run on the code before', redGreen?.notRun],
    ['new tests that are skipped', redGreen?.skipped],
    ['failed before the feature and still does', attributed.stillBroken],
  ];
  // A runner may report a file that cannot be run as a single test with the file's name.
  const whole = redGreen?.newTests.filter((name) => redGreen.files.includes(name)) ?? [];
  return [
    ...(needs === undefined ? [] : [needs]),
    ...(mutation === undefined ? [] : mutationDoubts(mutation)),
    ...definitions,
    ...(whole.length === 0 ? [] : [`${listed(whole)} ended well before any test of it did: see what ends the process`]),
    ...(reason === null ? [] : [`${untested}: ${reason}`]),
    ...named.flatMap(([what, names = []]) => (names.length === 0 ? [] : [`${what}: ${listed(names)}`])),
  ];
}

const listed = (names: readonly string[]): string => names.slice(0, mostNamed).join(', ');

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

/** What is turned in a line, as most languages write it: conditions first, whose effect is the most certain, then sums, then values. */
const places = [
  /(?<= )(?:===|!==|==|!=|<=|>=|<|>|&&|\|\||and|or)(?= )/g,
  /(?<=[\w)\]] )[-+*/](?= [\w(])/g,
  /(?<![\w.$"'`])\d+(?![\w.])|\b(?:true|false|True|False)\b/g,
];
const pairs = '=== !== == != < <= > >= && || and or + - * / true false True False'.split(' ');

/** The replacement: the other one of a pair, or the next number. */
function other(found: string): string {
  const at = pairs.indexOf(found);
  return at === -1 ? String(Number(found) + 1) : (pairs[at % 2 === 0 ? at + 1 : at - 1] ?? found);
}

/** Declarations, comments and other lines without an effect of their own. */
const silent =
  /^\s*(?:import|from|export (?:type|interface|\*|\{)|package|using|use|require|include|type|interface|declare|namespace|mod|module|class|def|struct|enum|trait|impl|func|fn|(?:export )?(?:async )?function|(?:pub(?:\([^)]*\))? )?(?:async )?(?:mod|use|fn|struct|enum|trait|impl))\b|^\s*(?:@|#|\/\/|\/?\*|--|;)/;

/** A call that is a whole statement, which may be taken out. */
const call =
  /^\s*(?:await )?(?!(?:return|throw|raise|if|for|while|switch|super|elif|else|match|when|unless)\b)[\w.$:>-]+\(.*\);?\s*$/;

const blank = (text: string): string => ' '.repeat(text.length);

/** A line with blanks in place of texts, patterns and the comment at its end. */
function visibleIn(line: string): string {
  const quoted = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|(?<=[(,=:] ?)\/(?![/*])(?:\\.|[^/\\])+\//g;
  return line.replace(quoted, (text) => `"${blank(text.slice(2))}"`).replace(/(?:^|\s)(?:\/\/|#|--)\s.*$/, blank);
}

/** The lines with blanks in place of what has no effect: texts and comments, also those of several lines. */
function visibleLines(lines: readonly string[]): string[] {
  let end: string | undefined;
  return lines.map((line) => {
    const text = /"""|'''/.test(line) ? line : visibleIn(line);
    const opening = end === undefined ? /"""|'''|\/\*(?!.*\*\/)|`/.exec(text)?.[0] : undefined;
    if (end === undefined && opening === undefined) return text;
    const closing = end ?? (opening === '/*' ? '*/' : opening) ?? '';
    const after = end === undefined ? line.slice(line.indexOf(opening ?? '') + closing.length) : line;
    end = after.includes(closing) ? undefined : closing;
    return blank(line);
  });
}

/** The faulty variants of a line, each with one small change; the change that most certainly breaks something comes first. */
function changesOf(file: string, line: string, visible: string): string[] {
  const swapped = places.flatMap((place) =>
    [...visible.matchAll(place)].map(
      ({ 0: found, index }) => `${line.slice(0, index)}${other(found)}${line.slice(index + found.length)}`,
    ),
  );
  const isCall = call.test(visible) && visible.split('(').length === visible.split(')').length;
  const endsWhole = /;\s*$/.test(line) || /\.(?:py|[cm]?[jt]sx?)$/.test(file);
  const taken = `${/^\s*/.exec(line)?.[0] ?? ''}${file.endsWith('.py') ? 'pass' : ';'}`;
  return isCall && endsWhole ? [...swapped, taken] : swapped;
}

/** Longer lines are data, and nobody would see the change in them. */
const longestLine = 300;

/**
 * Selects a few mutants of a feature's changed lines: one of each line first, those with the most places before others. Deterministic.
 * @param changed the files with their text and the numbers of the changed lines, from 1.
 */
export function chooseMutants(
  changed: readonly { file: string; text: string; lines: ReadonlySet<number> }[],
  most: number,
): Mutant[] {
  const rows = changed.flatMap(({ file, text, lines: wanted }) => {
    const lines = needsShowing(file) ? text.split('\n') : [];
    const visible = visibleLines(lines);
    return lines.map((line, index) => {
      const isTried = wanted.has(index + 1) && line.length <= longestLine && !silent.test(line);
      return (isTried ? changesOf(file, line, visible[index] ?? '') : []).map((after, round) => {
        const change = `\`${oneLine(line.trim())}\` becomes \`${oneLine(after.trim())}\``;
        return { round, mutant: { file, line: index + 1, change, text: lines.with(index, after).join('\n') } };
      });
    });
  });
  return rows
    .toSorted((one, two) => two.length - one.length)
    .flat()
    .toSorted((one, two) => one.round - two.round)
    .slice(0, most)
    .map(({ mutant }) => mutant);
}

/** The result of running the tests of a feature against mutants of its code. */
export interface MutationCheck {
  tried: number;
  noticed: number;
  survivors: Fault[];
  /** Why some or all were not run; undefined when all were. */
  notRun?: string;
}

/** The result of a mutation check as a sentence for the reviewer and the proof. */
export function describeMutation({ tried, noticed, notRun }: MutationCheck): string {
  if (tried === 0)
    return `no small faults were put into its code: ${notRun ?? 'nothing in the changed lines can be changed'}`;
  const untried = notRun === undefined ? '' : `; not all were tried: ${notRun}`;
  return `its tests notice ${noticed} of ${tried} small faults put into its changed lines${untried}`;
}

/** A concern for the reviewer for each unnoticed fault. */
export function mutationDoubts({ tried, noticed, survivors }: MutationCheck): string[] {
  const none =
    tried > 1 && noticed === 0 ? ['its tests notice no fault that was put into its code: they may check nothing'] : [];
  return [
    ...none,
    ...survivors.map(({ file, line, change }) => `its tests do not notice when ${file}:${line} ${change}`),
  ];
}
