import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AttemptRecord } from '../../../src/coding/rules/attempt.ts';
import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from '../conversation.ts';
import { handsIn, read, use } from '../persona/actions.ts';
import type { Review } from '../persona/code-reviewer.ts';
import { playedOn } from './record.ts';
import { recordedFolder } from './web.ts';

/** The plan of the demo. */
export const recordedPlan = join(recordedFolder, 'implement', 'plan.md');
const worksFile = join(recordedFolder, 'implement.json');

/** What coder and reviewer of an attempt hand in; `review` is null where none was asked for. */
type Work = Pick<NonNullable<AttemptRecord['hand_in']>, 'what' | 'why' | 'decisions'> & {
  readonly review: Review | null;
};

/** An implementation as it was played: by feature, what is said in each attempt, and by feature, attempt and path, what is written. */
export interface Implementation {
  /** When and by whom it was played. */
  readonly played: string;
  readonly works: Readonly<Record<string, readonly Work[]>>;
  readonly files: Readonly<Record<string, string>>;
}

/** The one of the demo. */
export function recordedImplementation(): Implementation {
  const { played, works } = JSON.parse(readFileSync(worksFile, 'utf8')) as Omit<Implementation, 'files'>;
  const folder = dirname(recordedPlan);
  const paths = Object.keys(works).flatMap((id) =>
    readdirSync(join(folder, id), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  );
  return {
    played,
    works,
    files: Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
  };
}

/** Puts another one in its place. */
export function writeImplementation({ played, works, files }: Implementation): void {
  for (const id of Object.keys(works)) rmSync(join(dirname(recordedPlan), id), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(dirname(recordedPlan), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(worksFile, `${JSON.stringify({ played, works }, null, 2)}\n`);
}

/** What was played in a project, as a recording: the hand-ins of each attempt, and what its saved commit changed beside the plan. */
export function implementationOf(project: string, results: string): Implementation {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: project, encoding: 'utf8' });
  const works: Record<string, readonly Work[]> = {};
  const files: Record<string, string> = {};
  const before = new Map<string, string>();
  const names = readdirSync(join(results, 'proofs')).filter((name) => /^[^-]+-\d+\.json$/.test(name));
  for (const name of names.toSorted()) {
    const record = JSON.parse(readFileSync(join(results, 'proofs', name), 'utf8')) as AttemptRecord;
    const { feature, attempt, start, saved, hand_in, review } = record;
    if (saved === null || hand_in === null) continue;
    const { what, why, decisions } = hand_in;
    works[feature] = [...(works[feature] ?? []), { what, why, decisions, review: reviewOf(review) }];
    const changed = git('diff', '--name-only', '--diff-filter=d', before.get(feature) ?? start.commit, saved.commit);
    for (const path of changed.trimEnd().split('\n'))
      if (path !== 'plan.md') files[join(feature, String(attempt), path)] = git('show', `${saved.commit}:${path}`);
    before.set(feature, saved.commit);
  }
  return { played: playedOn(new Date()), works, files };
}

const reviewOf = (review: AttemptRecord['review']): Review | null =>
  review && {
    summary: review.summary,
    blockers: review.blockers.map(({ file, line = 1, problem, evidence }) => ({ file, line, problem, evidence })),
    why: review.examined[0]?.why ?? '',
  };

/** What the reviewer says of an attempt. */
export const recordedReview = (feature: string, attempt: number): Review | undefined =>
  recordedImplementation().works[feature]?.[attempt - 1]?.review ?? undefined;

/** A coder that writes and hands in what is recorded, attempt by attempt. Its first one at T001 lies. */
export function recordedCoder(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const prompt = toldIn(steps);
  const [, taskFile] = /your task is (\/\S+)/.exec(prompt) ?? [];
  const task = steps.find(({ kind }) => kind === 'answered');
  if (taskFile !== undefined && task?.kind !== 'answered') return read(taskFile);
  const text = task?.kind === 'answered' ? task.text.replace(/^ *\d+[→\t]/gm, '') : '';
  const [, feature = ''] = /# Feature (\S+):/.exec(text) ?? [];
  const attempt = Number(/attempt (\d+)\. This file is your whole task/.exec(text)?.[1]);
  const { works, files } = recordedImplementation();
  const said = works[feature]?.[attempt - 1];
  if (said === undefined) return { content: [{ type: 'text', text: 'Nothing of this was recorded.' }] };
  const { what, why, decisions } = said;
  const called = steps.flatMap((step) => (step.kind === 'called' ? [step.name] : [])).slice(1);
  if (called.includes('Write')) return handsIn({ feature, attempt, outcome: 'done', what, why, decisions });
  const [, tree = ''] = /Only below `([^`]+)`/.exec(text) ?? [];
  const folder = `${join(feature, String(attempt))}/`;
  const own = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, content]) => ({ file_path: join(tree, path.slice(folder.length)), content }));
  // Claude Code refuses to overwrite a file that was not read.
  if (called.length === 0) return { content: own.flatMap(({ file_path }) => read(file_path).content) };
  return { content: own.map((input) => use('Write', input)) };
}
