import { longestBrief } from '../../loop/rules/brief.ts';
import { cut, excerpt, printable } from '../../base/errors.ts';
import type { Bindings, Feature, FeatureList } from './feature.ts';
import { graphOf } from './graph.ts';
import { waitLimit } from './ready.ts';
import { attemptsLeft } from './progress.ts';
import { openAttempt } from './standing.ts';

/** A dependency that has passed, with what it gives. */
export interface Binding {
  id: string;
  name: string;
  bindings: Bindings | null;
}

export interface FeatureBriefInput {
  list: FeatureList;
  feature: Feature;
  /** Lines that prove it: the frozen commands, and those of its plan that may be run. */
  commands: readonly string[];
  /** Defects that its last verification or review found and that are not fixed yet. */
  defects: readonly string[];
  /** The user's answers about it. */
  answers: readonly { id: string; question: string; answer: string }[];
  /** The critics' objections before it was begun, with the answers. */
  finished?: readonly string[];
  /** Where it is worked on, from the project's root; undefined in the project itself. */
  worktree?: string | undefined;
  /** Folder of the workflow from the project's root, with forward slashes. */
  folder: string;
}

const longestDescription = 3_500;
const mostBindings = 12;
const mostDefects = 10;
const mostNamed = 12;
const mostShown = 5;
const longestTitle = 200;
const longestCommand = 160;
const leastPart = 300;

/** The brief of one feature for the session: complete, so that nothing else need be remembered; at most 9,500 characters. */
export function composeFeatureBrief(input: FeatureBriefInput): string {
  const material = [
    task(input),
    section('## Answers of the user', input.answers.slice(-mostShown).map(answerLine)),
    section(
      '## Settled before it was begun',
      (input.finished ?? []).slice(0, mostDefects).map((line) => `- ${line}`),
    ),
    section(
      '## To fix first',
      input.defects.slice(0, mostDefects).map((defect) => `- ${excerpt(defect)}`),
    ),
    section('## What it builds on', bindingsOf(input.list, input.feature).slice(0, mostBindings).flatMap(bindingLines)),
    section('## What was tried', trail(input)),
  ].filter((part) => part !== '');
  const head = heading(input);
  const tail = steps(input);
  // These two never give way: what is in them is bounded.
  const room = longestBrief - head.length - tail.length - '\n\n'.length * 2;
  return [head, ...shorten(material, room), tail].join('\n\n');
}

/** The bindings of a feature's dependencies; a group gives those of its alternative that passed. */
export function bindingsOf(list: FeatureList, { dependencies }: Feature): Binding[] {
  const { features, groups } = graphOf(list);
  return dependencies.flatMap((dependency) => {
    const ids = groups.get(dependency)?.alternatives ?? [dependency];
    return ids.flatMap((id) => {
      const found = features.get(id);
      return found?.passes === true ? [{ id, name: found.name, bindings: found.bindings }] : [];
    });
  });
}

function heading({ feature, worktree }: FeatureBriefInput): string {
  const number = openAttempt(feature)?.number ?? feature.attempts.length + 1;
  const left = attemptsLeft(feature);
  const tries = left === 1 ? 'the last one' : `${left} left, with this one`;
  return `# Feature ${feature.id}: ${cut(excerpt(feature.name), longestTitle)}\n\nAttempt ${number} (${tries}). ${worktree === undefined ? 'It replaces the briefs of all other features.' : beside(worktree)}`;
}

const beside = (worktree: string) =>
  `It is worked on beside other features, in a work tree of its own: \`${worktree}\`. All paths of this task, also those of its commands, are below that folder. Say so to its coder, who reads, writes and runs nothing elsewhere.`;

/** Quoted: it comes from a plan, which may hold anything. */
function task({ feature }: FeatureBriefInput): string {
  const { id, description, name, component, origin, manual_verification } = feature;
  const text = printable(description === '' ? name : description);
  const shown =
    text.length <= longestDescription
      ? text
      : `${cut(text, longestDescription)}… (in full: autonomous-workflow feature show ${id})`;
  const about = [
    ...(component === '' ? [] : [`Component: ${excerpt(component)}.`]),
    ...(origin === null ? [] : [`From ${excerpt(origin)}.`]),
    ...(manual_verification.length === 0
      ? []
      : [`${manual_verification.length} points of it are checked by a person at the end.`]),
  ];
  return ['## The feature', shown.replace(/^/gm, '> '), ...(about.length > 0 ? [about.join(' ')] : [])].join('\n\n');
}

function answerLine({ id, question, answer }: FeatureBriefInput['answers'][number]): string {
  return `- ${id}, "${excerpt(question)}": ${excerpt(answer)}`;
}

function bindingLines({ id, name, bindings }: Binding): string[] {
  if (bindings === null) return [`- ${id}: ${excerpt(name)}`];
  const { files, exports, notes } = bindings;
  const parts = [
    ...(files.length === 0 ? [] : [`files ${named(files)}`]),
    ...(exports.length === 0 ? [] : [`exports ${named(exports)}`]),
    ...(notes === '' ? [] : [excerpt(notes)]),
  ];
  return [`- ${id}: ${excerpt(name)}${parts.length === 0 ? '' : `: ${parts.join('; ')}`}`];
}

function named(all: readonly string[]): string {
  const shown = all.slice(0, mostNamed).map((one) => excerpt(one));
  return all.length <= mostNamed ? shown.join(', ') : `${shown.join(', ')} and ${all.length - mostNamed} more`;
}

/** The failed attempts at this feature, and the alternatives that were given up for it. */
function trail({ list, feature, folder }: FeatureBriefInput): string[] {
  const kept = (patch: string | null) => (patch === null ? '' : ` (its work: ${folder}/${excerpt(patch)})`);
  const group = graphOf(list).groupOf.get(feature.id);
  const given = (group?.trail ?? []).filter(({ alternative }) => alternative !== feature.id);
  const failed = feature.attempts.filter(({ outcome }) => outcome === 'failed');
  return [
    ...(group === undefined ? [] : [`It is one way to reach ${group.id}, ${excerpt(group.name)}.`]),
    ...given
      .slice(-mostShown)
      .map(({ alternative, why, patch }) => `- ${alternative} was given up: ${excerpt(why)}${kept(patch)}`),
    ...failed
      .slice(-mostShown)
      .map(({ number, why, patch }) => `- attempt ${number} failed: ${excerpt(why ?? '')}${kept(patch)}`),
  ];
}

function steps({ feature, commands, folder }: FeatureBriefInput): string {
  const { id, kind, claimed } = feature;
  const all = commands.slice(0, 2 * mostShown).map((command) => `\`${cut(excerpt(command), longestCommand)}\``);
  const lines: string[] = [];
  if (claimed)
    lines.push(
      `Its plan says that it is done: run \`autonomous-workflow feature verify ${id}\` first, and write code only for what that names.`,
    );
  if (kind === 'verification') lines.push('There is nothing to build: run the verification and fix what it finds.');
  else if (kind === 'test')
    lines.push(
      'Give the `autonomous-workflow:autonomous-coder` agent this feature: it writes the tests, which pass since what they test is there; what they find is fixed.',
    );
  else if (kind === 'fix')
    lines.push(
      'Give the `autonomous-workflow:autonomous-coder` agent this feature, with all of the above. What fails is fixed at its cause, in the work and never in what checks it, with a test where one can show it.',
    );
  else
    lines.push(
      'Give the `autonomous-workflow:autonomous-coder` agent this feature, with all of the above. Tests come first and must fail before the code is written.',
    );
  lines.push(
    `Run \`autonomous-workflow feature verify ${id}\` (${waitLimit}). ${all.length === 0 ? 'It runs the commands of the project.' : `It runs ${all.join(', ')}.`} Nothing else makes a feature pass.`,
    'Fix what it names and run it again; when it is green, end your turn.',
  );
  return [
    '## Steps',
    lines.map((line, index) => `${index + 1}. ${line}`).join('\n'),
    '## Boundaries',
    [
      `- Only this feature. Too large, or something is missing first? Write {"kind": "split" or "prerequisite", "parts": [{"name", "description"}]} to ${folder}/division-${id}.json and run \`autonomous-workflow feature split ${id} ${folder}/division-${id}.json\`: it does not count as a failure.`,
      '- Never remove, skip or weaken a test, and leave the verification commands as they are: the proof would be void.',
      '- feature-list.json is written by commands only.',
    ].join('\n'),
  ].join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n\n${lines.join('\n')}`;
}

/** Shortens the longest part until all have room. */
function shorten(material: readonly string[], room: number): string[] {
  const parts = [...material];
  for (;;) {
    const over = parts.join('\n\n').length - room;
    if (over <= 0) return parts;
    const longest = parts.reduce((best, part, index) => (part.length > (parts[best]?.length ?? 0) ? index : best), 0);
    const part = parts[longest] ?? '';
    parts[longest] = `${cut(part, Math.max(leastPart, part.length - over - cutNote.length))}${cutNote}`;
  }
}

const cutNote = '\n… (cut; `autonomous-workflow feature show` has the rest)';
