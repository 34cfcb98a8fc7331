import * as z from 'zod/mini';
import { oneLine, shortened } from '../../base/errors.ts';
import { orElse } from '../../base/or-else.ts';
import type { Fault, MutationCheck } from './mutants.ts';

const place = z.object({ line: z.int(), column: z.int() });

/** The part of the mutation testing elements' report that is read; its lines and columns begin with 1, an end is outside. */
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.optional(z.string()),
          mutatorName: z.string(),
          location: z.object({ start: place, end: place }),
        }),
      ),
    }),
  ),
});

type Reported = z.infer<typeof reportSchema>['files'][string];

const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const survived: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);
const longest = 160;

/** The result in StrykerJS's `mutation.json`; undefined where it has none. One survivor of each line is named. */
export function readMutationReport(text: string, mostSurvivors: number): MutationCheck | undefined {
  const parsed = reportSchema.safeParse(orElse((): unknown => JSON.parse(text), undefined));
  if (!parsed.success) return undefined;
  const all = Object.entries(parsed.data.files).flatMap(([file, reported]) =>
    reported.mutants.map((mutant) => ({ file, line: mutant.location.start.line, mutant, reported })),
  );
  const alive = all.filter(({ mutant }) => survived.has(mutant.status));
  const tried = all.filter(({ mutant }) => noticed.has(mutant.status) || survived.has(mutant.status));
  const killed = tried.length - alive.length;
  if (tried.length === 0) return undefined;
  const one = alive.filter(
    ({ file, line }, index) => alive.findIndex((other) => other.file === file && other.line === line) === index,
  );
  return {
    by: 'StrykerJS',
    tried: tried.length,
    noticed: killed,
    survivors: one.slice(0, mostSurvivors).map(asFault),
    caught: tried.filter(({ mutant }) => noticed.has(mutant.status)).map(asFault),
  };
}

interface Place {
  file: string;
  line: number;
  mutant: Reported['mutants'][number];
  reported: Reported;
}

const asFault = ({ file, line, mutant, reported }: Place): Fault => ({
  file,
  line,
  change: changeOf(mutant, reported),
});

function changeOf({ location, replacement, mutatorName }: Reported['mutants'][number], { source }: Reported): string {
  const lines = source.split(/\r?\n/).slice(location.start.line - 1, location.end.line);
  const [first = ''] = lines;
  const last = lines.at(-1) ?? '';
  if (replacement === undefined) return `\`${short(first)}\` is changed (${mutatorName})`;
  const after = `${first.slice(0, location.start.column - 1)}${replacement}${last.slice(location.end.column - 1)}`;
  return `\`${short(lines.join(' '))}\` becomes \`${short(after)}\``;
}

const short = (code: string): string => shortened(oneLine(code), longest);

export interface StrykerRun {
  /** The tests of the feature, as a line for a shell. */
  command: string;
  changed: readonly { file: string; lines: Iterable<number> }[];
  report: string;
  temporary: string;
}

/**
 * A configuration that has nothing of the project's own, which the feature may change: the lines, the tests and a report. It mutates in
 * place, in a checkout that is deleted afterwards. Texts are left alone, as tests seldom check them.
 */
export function strykerConfiguration({ command, changed, report, temporary }: StrykerRun): Record<string, unknown> {
  return {
    testRunner: 'command',
    commandRunner: { command },
    mutate: changed.flatMap(({ file, lines }) => [...lines].map((line) => `${file}:${line}-${line}`)),
    reporters: ['json'],
    jsonReporter: { fileName: report },
    coverageAnalysis: 'off',
    concurrency: 1,
    inPlace: true,
    plugins: [],
    checkers: [],
    mutator: { excludedMutations: ['StringLiteral'] },
    tempDirName: temporary,
    cleanTempDir: 'always',
    allowConsoleColors: false,
  };
}
