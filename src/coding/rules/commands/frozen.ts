import * as z from 'zod/mini';
import { excerpt, oneLine } from '../../../base/errors.ts';
import { firstOf } from '../../../base/text.ts';
import { text } from '../../../loop/rules/hand-in-fields.ts';
import type { Definition } from './definitions.ts';
import { commandKinds, type DetectedCommand } from './project-files.ts';

const frozenCommand = z.object({
  kind: z.enum(commandKinds),
  folder: text(1_000),
  line: text(2_000),
  reason: text(2_000),
  time_limit_seconds: z.number().check(z.minimum(1)),
});

/** The commands that were confirmed at the start, with hashes of all that defines them. */
export const frozenCommandsSchema = z.object({
  schema: z.literal(1),
  confirmed_at: text(40),
  /** `user`, or `unattended` when no person had confirmed them. */
  confirmed_by: text(100),
  commands: z.array(frozenCommand),
  parts: z.array(z.object({ file: text(1_000), part: text(300), hash: text(200) })),
  /** Ignored files without which the project's own tests failed before any feature; `.`: its whole folder. */
  needs: z._default(z.array(text(1_000)), []),
  /** Tests that failed before any feature, which later runs ignore. Missing before their first run. */
  failing: z.optional(z.array(text(2_000))),
});

export type FrozenCommand = z.infer<typeof frozenCommand>;
export type FrozenCommands = z.infer<typeof frozenCommandsSchema>;

export interface Confirmation {
  at: string;
  by: 'user' | 'unattended';
  timeLimitSeconds: number;
  /** A digest of a text, such as SHA-256 in hexadecimal. */
  hash: (text: string) => string;
}

/** Definitions by their hashes, which ignore line ends and blanks at the end of lines. */
export function fingerprint(parts: readonly Definition[], hash: Confirmation['hash']): FrozenCommands['parts'] {
  return parts
    .map(({ file, part, text: content }) => ({ file, part, hash: hash(content.replace(/[ \t\r]+$/gm, '').trim()) }))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.part < b.part ? -1 : 1));
}

/** Freezes commands: from now on they prove features. */
export function freeze(
  commands: readonly DetectedCommand[],
  parts: readonly Definition[],
  { at, by, timeLimitSeconds, hash }: Confirmation,
): FrozenCommands {
  return {
    schema: 1,
    confirmed_at: at,
    confirmed_by: by,
    commands: commands.map(({ kind, folder, line, reason }) => ({
      ...{ kind, folder, line, reason },
      time_limit_seconds: timeLimitSeconds,
    })),
    parts: fingerprint(parts, hash),
    needs: [],
  };
}

/** A definition that is another one than before. */
export interface FrozenChange {
  file: string;
  part: string;
  change: 'changed' | 'removed' | 'added';
}

const key = ({ file, part }: { file: string; part: string }): string => `${file}\0${part}`;

/** The differences between definitions before and now. */
export function changedDefinitions(
  before: FrozenCommands['parts'],
  parts: readonly Definition[],
  hash: Confirmation['hash'],
): FrozenChange[] {
  const now = new Map(fingerprint(parts, hash).map((one) => [key(one), one]));
  const known = new Set(before.map(key));
  const gone = before.flatMap((one): FrozenChange[] => {
    const current = now.get(key(one));
    if (current?.hash === one.hash) return [];
    return [{ file: one.file, part: one.part, change: current === undefined ? 'removed' : 'changed' }];
  });
  const added = [...now.values()].filter((one) => !known.has(key(one)));
  return [...gone, ...added.map(({ file, part }): FrozenChange => ({ file, part, change: 'added' }))];
}

/** The sentence about commits that changed what the frozen commands run, which is frozen anew. */
export function describeFrozenAnew(changes: readonly FrozenChange[], commits: readonly string[]): string {
  const what = firstOf(changes.map(({ file, part, change }) => `${part} in ${file} is ${change}`)).join(', ');
  const by = commits.length === 0 ? '' : ` (commit ${firstOf([...commits]).join(', ')})`;
  return oneLine(
    `A commit outside of any feature changed what the frozen commands run: ${what}${by}. They prove features so from now on.`,
  );
}

/** Frozen commands for a person: a line each, and who confirmed them. */
export function describeFrozen({ commands, confirmed_by, confirmed_at }: FrozenCommands): string {
  const by = confirmed_by === 'user' ? 'confirmed by the user' : 'not confirmed by a person: they were frozen as found';
  return [...commands.map(describeCommand), `Frozen ${confirmed_at}, ${by}. They prove every feature.`].join('\n');
}

/** A command for a person, as one line with the reason for it. */
export function describeCommand({
  kind,
  line,
  folder,
  reason,
}: Pick<FrozenCommand, 'line' | 'folder' | 'reason' | 'kind'>): string {
  return `${kind}: ${excerpt(line)}${folder === '.' ? '' : ` (in ${folder})`}: ${excerpt(reason)}`;
}

/** Describes to the user the commands that a beginning workflow freezes, and how to change them. */
export function describeFreezing(commands: FrozenCommands['commands'], name: string): string {
  const lines = commands.map(({ line, folder }) => `\`${excerpt(line)}\`${folder === '.' ? '' : ` in ${folder}`}`);
  return `Features are proven by ${lines.join(', ')}, as these are now. To have others: autonomous-workflow commands --confirm ${name} --set "test=…"`;
}
