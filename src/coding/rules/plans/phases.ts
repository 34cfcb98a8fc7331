import { printable } from '../../../base/errors.ts';
import { newFeature } from '../new-feature.ts';
import { dependenciesOf, asDescription, asName, titled, unclosedNote, type PlanReading } from './reading.ts';
import { headingText, plainWords, readMarkdown, type MarkdownLine } from './markdown-lines.ts';

/** Programs that run checks; other code in a plan may be the name of a file or a function. */
const runners = new Set(
  (
    'make npm npx pnpm yarn bun bunx deno node tsx tsc eslint prettier vitest jest mocha playwright ' +
    'python python3 pytest tox nox uv poetry pipenv ruff mypy black go cargo rustc mvn gradle gradlew dotnet ' +
    'ruby bundle rake rspec php composer phpunit mix swift xcodebuild flutter dart cmake ctest ninja bazel just task ' +
    'docker docker-compose curl bash sh test grep git terraform helm kubectl psql sqlite3 golangci-lint shellcheck'
  ).split(' '),
);

const mostCommands = 20;
const longestCommand = 1_000;

/** The commands marked as code in a line of a plan; they are only proposals until a person confirms them. */
export function commandsIn(line: string): string[] {
  const found = [...line.matchAll(/`([^`]{2,1000})`/g)].map(([, code = '']) => code.trim());
  return found.filter(isCommand);
}

/** The first commands, without duplicates. */
export function distinctCommands(commands: readonly string[]): string[] {
  return [...new Set(commands)].filter((command) => command.length <= longestCommand).slice(0, mostCommands);
}

function isCommand(code: string): boolean {
  // Variables may precede a command.
  const [, first = ''] = /^(?:[A-Z_][A-Z0-9_]*=\S* )*(\S+)/.exec(code) ?? [];
  if (/^\.{1,2}\/\S/.test(first)) return code.includes(' ') || /\.(?:sh|bash|mjs|js|ts|py)$|\/[\w-]+$/.test(first);
  return runners.has(first) && (code.includes(' ') || first === 'make' || first === 'pytest');
}

interface PlanPhase {
  /** `P2`. */
  id: string;
  title: string;
  line: number;
  parallel: boolean;
  /** The dependencies in its `Depends on:` line; undefined without one. */
  stated: string[] | undefined;
  description: string[];
  commands: string[];
  criteria: string[];
  manual: string[];
  boxes: { line: number; checked: boolean }[];
}

const phaseHeading =
  /^(?:phase|milestone|stage|step|iteration)\s+(\d{1,3}(?:\.\d{1,3})*[a-z]?|[A-Z])\b\s*((?:\[P\]\s*[:.\-–—)]?|[:.\-–—)]\s*\[P\](?=\s))|[:.\-–—)]?)\s*(.*)$/i;
/** The mark may also follow the title. */
const trailingMark = /\s*\[P\]$/i;
const dependsOn = /^(?:[-*+]\s+)?(?:depends on|dependencies|blocked by|requires)\s*:\s*(.*)$/i;

/**
 * Reads a plan in numbered phases with success criteria: a feature for each phase, in this order unless the plan states dependencies.
 * Commands among the automated criteria are proposed for its verification; manual criteria are kept for a person.
 * @returns undefined when no phase has success criteria.
 */
export function readPhases(text: string, file: string): PlanReading | undefined {
  const source = printable(text);
  const { lines, unclosed } = readMarkdown(source);
  const raw = source.split('\n');
  const phases = phasesIn(lines, raw);
  if (!phases.some(({ criteria }) => criteria.length > 0)) return undefined;
  const ids = new Set(phases.map(({ id }) => id));
  const derived = dependenciesOf(phases.map(({ id, parallel }) => ({ id, parallel, breaks: false, stated: [] })));
  const notes = unclosedNote(file, unclosed);
  const bare = phases.filter(({ criteria }) => criteria.length === 0);
  if (bare.length > 0) notes.push(`${file}: no success criteria in ${bare.map(({ id }) => id).join(', ')}`);
  const features = phases.map((phase) => {
    const { name, lead } = titled(phase.title);
    return newFeature({
      id: phase.id,
      name,
      description: asDescription([
        ...lead,
        ...phase.description,
        ...(phase.criteria.length === 0 ? [] : ['', 'Success criteria:', ...phase.criteria.map((one) => `- ${one}`)]),
      ]),
      component: asName(phase.title),
      dependencies: phase.stated?.filter((need) => ids.has(need) || /\d/.test(need)) ?? derived.get(phase.id) ?? [],
      verification_commands: distinctCommands(phase.commands),
      manual_verification: phase.manual.slice(0, mostManual).map((one) => one.slice(0, longestManual)),
      parallel: phase.parallel ? true : null,
      claimed: phase.boxes.length > 0 && phase.boxes.every(({ checked }) => checked),
      origin: `${file}:${phase.line}`,
    });
  });
  return { is: 'features', features, groups: [], notes };
}

/** The lines of each phase's automated success criteria, by the id of its feature. */
export function linesOfCriteria(text: string): ReadonlyMap<string, readonly number[]> {
  const source = printable(text);
  const phases = phasesIn(readMarkdown(source).lines, source.split('\n'));
  return new Map(phases.map(({ id, boxes }) => [id, boxes.map(({ line }) => line)]));
}

const mostManual = 50;
const longestManual = 1_000;

function phasesIn(lines: readonly MarkdownLine[], raw: readonly string[]): PlanPhase[] {
  const phases: PlanPhase[] = [];
  let current: PlanPhase | undefined;
  let depth = 0;
  /** The list of criteria that the current line is in. */
  let within: 'none' | CriteriaKind = 'none';
  let criteriaDepth = 0;
  for (const line of lines) {
    const words = line.level > 0 ? headingText(line) : '';
    if (line.level > 0 && !line.inert) {
      const [, number, first = '', named = ''] = phaseHeading.exec(words) ?? [];
      const title = named.replace(trailingMark, '');
      const isParallel = /\[P\]/i.test(first) || title !== named;
      const isPhase = number !== undefined && (current === undefined || line.level <= depth);
      if (isPhase) {
        current = begin(number, isParallel, title === '' ? words : title, line.number);
        phases.push(current);
        depth = line.level;
        within = 'none';
        continue;
      }
      if (current !== undefined && line.level <= depth) current = undefined;
    }
    if (current === undefined) continue;
    const label = line.inert ? '' : line.level > 0 ? words : boldLabel(line.text);
    const into: CriteriaKind | undefined = label === '' ? undefined : criteriaKind(label, within);
    if (into !== undefined) {
      if (within === 'none') criteriaDepth = line.level;
      within = into;
      continue;
    }
    if (line.level > 0 && !line.inert && line.level <= Math.max(criteriaDepth, depth + 1)) within = 'none';
    read(current, line, within, raw);
  }
  return phases;
}

function begin(number: string, parallel: boolean, title: string, line: number): PlanPhase {
  const lists = { description: [], commands: [], criteria: [], manual: [], boxes: [] };
  return { id: `P${number.toUpperCase()}`, title: plainWords(title), line, parallel, stated: undefined, ...lists };
}

type CriteriaKind = 'any' | 'automated' | 'manual';

function criteriaKind(label: string, within: string): CriteriaKind | undefined {
  if (/success criteria|acceptance criteria/i.test(label)) {
    if (/automated/i.test(label)) return 'automated';
    return /manual/i.test(label) ? 'manual' : 'any';
  }
  if (/automated/i.test(label) && (within !== 'none' || /verification|checks?/i.test(label))) return 'automated';
  if (/manual/i.test(label) && (within !== 'none' || /verification|checks?/i.test(label))) return 'manual';
  return undefined;
}

/** A line with only `**Automated Verification**:` counts as a heading, too. */
function boldLabel(text: string): string {
  return /^(?:\*\*|__)([^*_]{1,80})(?:\*\*|__):?$/.exec(text)?.[1] ?? /^([A-Z][A-Za-z ]{3,40}):$/.exec(text)?.[1] ?? '';
}

function read(phase: PlanPhase, line: MarkdownLine, within: string, raw: readonly string[]): void {
  const bare = plainWords(line.text);
  if (!line.inert) {
    const needs = dependsOn.exec(bare)?.[1];
    if (needs !== undefined) {
      phase.stated = [...needs.matchAll(/(?:phase|milestone|stage|step)?s?\s*\b(\d{1,3}(?:\.\d{1,3})*[a-z]?)\b/gi)].map(
        ([, number = '']) => `P${number.toUpperCase()}`,
      );
      return;
    }
    const [, , mark, item] = /^([-*+]|\d{1,9}[.)])\s+(?:\[([ xX✓✔])\]\s*)?(\S.*)$/u.exec(line.text) ?? [];
    if (item !== undefined && within !== 'none') {
      const words = plainWords(item);
      if (within === 'manual') phase.manual.push(words);
      else phase.criteria.push(words);
      if (within !== 'manual') {
        phase.commands.push(...commandsIn(item));
        if (mark !== undefined) phase.boxes.push({ line: line.number, checked: mark !== ' ' });
      }
      return;
    }
  }
  phase.description.push((raw[line.number - 1] ?? '').trimEnd());
}
