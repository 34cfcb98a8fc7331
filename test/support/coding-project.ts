import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import type { FeatureList } from '../../src/coding/rules/feature.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { attemptRecordSchema, numbered, type ReviewHandIn } from '../../src/coding/rules/attempt.ts';
import { placeOf } from '../../src/coding/place.ts';
import { codingKinds } from '../../src/coding/hand-in.ts';
import { treeOf as treeAt, treeOfWork } from '../../src/programs/git/repository.ts';
import { readList } from '../../src/judging/lists-on-disk.ts';
import { folder, projectWithWorkflow } from './feature-project.ts';
import { newProject, type Project } from './project.ts';

export type CodingProject = Awaited<ReturnType<typeof committedProject>>;

export const testOf = (name: string, value: number) =>
  `import test from 'node:test';\nimport assert from 'node:assert';\nimport { ${name} } from '../src/${name}.mjs';\ntest('${name} gives ${value}', () => assert.equal(${name}(), ${value}));\n`;

const first = {
  'package.json': '{\n  "type": "module",\n  "scripts": {\n    "test": "node --test"\n  }\n}\n',
  'src/zero.mjs': 'export const zero = () => 0;\n',
  'test/zero.test.mjs': testOf('zero', 0),
  '.gitignore': 'docs/research-*/.runtime/\n',
};

/** Where programs are that a coding project needs; those of Rust are found from the home of the user. */
export const environment = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup'),
  CARGO_HOME: process.env.CARGO_HOME ?? join(homedir(), '.cargo'),
};

/** The tree that an attempt was verified with last; another one when it was not. */
export function treeOf(project: Project, feature: string, attempt: number): string {
  const file = `${folder}/proofs/${feature}-${attempt}.json`;
  const known = project.exists(file)
    ? (project.readJson(file) as { verification: { tree: string } | null })
    : undefined;
  return (known?.verification?.tree ?? '0000000').slice(0, 12);
}

/** What a reviewer hands in who has read the patch, and accepts every line that it has to examine. */
export function reviewOf(project: Project, feature: string, attempt: number): Pick<ReviewHandIn, 'seen' | 'examined'> {
  const patch = `${folder}/proofs/${feature}-${attempt}-review.patch`;
  const seen = project.exists(patch) ? (/^[+-](?![+-]{2})(.*\w.*)$/m.exec(project.read(patch))?.[1] ?? '') : '';
  const file = `${folder}/proofs/${feature}-${attempt}.json`;
  const known = project.exists(file) ? attemptRecordSchema.parse(project.readJson(file)) : undefined;
  const lines = numbered(known?.verification?.concerns ?? []).map(({ id }) => id);
  const why = 'The description asks for it.';
  return { seen, examined: lines.length === 0 ? [] : [{ lines, why }] };
}

/** A real project of Node with a real repository and a workflow `x` whose plan has these tasks. */
export async function codingProject(
  tasks: string,
  files: Record<string, string> = {},
  known?: Project,
): Promise<CodingProject> {
  const coding = await committedProject(tasks, files, await projectWithWorkflow('', known));
  const { exitCode, stderr } = await coding.cli('feature', 'import');
  if (exitCode !== 0) throw new Error(stderr);
  return coding;
}

/** The same without a workflow. */
export async function committedProject(tasks: string, files: Record<string, string> = {}, known?: Project) {
  const project = known ?? (await newProject());
  for (const [file, content] of Object.entries({ ...first, ...files })) project.write(file, content);
  const inProject = { cwd: project.root, env: { ...project.environment, ...environment }, extendEnv: false };
  const git = async (...words: string[]) => (await execa('git', words, inProject)).stdout;
  await git('config', 'user.name', 'Somebody');
  await git('config', 'user.email', 'somebody@example.com');
  await git('config', 'commit.gpgsign', 'false');
  await git('add', '--all');
  await git('commit', '--quiet', '-m', 'First');
  /** The CLI with node, npm and git on its PATH. */
  const cli = (...words: string[]) => project.cliIn('.', environment, ...words);
  project.write(`${folder}/tasks.md`, tasks);
  const list = () => project.readJson(`${folder}/feature-list.json`) as FeatureList;
  const feature = (id: string) => {
    const found = list().features.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  const paths = workflowPaths(project.root, 'x');
  /** A hand-in, as the hook takes it. Returns what is wrong with it. */
  const handsIn = async (kind: string, handIn: object): Promise<string[]> =>
    (await codingKinds.find(({ agent }) => agent === kind)?.put(paths, new Date(), handIn, { agentId: '' })) ?? [];
  const trees = `${folder}/.runtime/worktrees`;
  const bornAt = (tree: string) => statSync(project.path(`${trees}/${tree}`)).birthtimeMs;
  /** A path in the work tree of the feature that was begun last, where its coder works. */
  const work = (file = '') => {
    const all = project.exists(trees) ? readdirSync(project.path(trees)) : [];
    const [tree] = all.sort((a, b) => bornAt(b) - bornAt(a));
    return tree === undefined ? file : `${trees}/${tree}/${file}`;
  };
  /** Writes a file there. */
  const writes = (file: string, content: string) => project.write(work(file), content);
  const attemptOf = (id: string) =>
    list()
      .features.find((one) => one.id === id)
      ?.attempts.at(-1)?.number ?? 0;
  const recordOf = (id: string) => {
    const file = `${folder}/proofs/${id}-${attemptOf(id)}.json`;
    return project.exists(file) ? attemptRecordSchema.parse(project.readJson(file)) : undefined;
  };
  const codes = async (id: string, more: object = {}) => {
    const said = { outcome: 'done', what: `${id} is done as its task says.`, why: 'Its task asks for that.' };
    return handsIn('autonomous-coder', { feature: id, attempt: attemptOf(id), ...said, ...more });
  };
  return {
    project,
    git,
    cli,
    work,
    writes,
    codes,
    /** A coder hands in what is new, if anything is, and the session verifies. */
    verify: async (id: string, ...options: string[]) => {
      const record = recordOf(id);
      if (record?.candidate === null) {
        const { root, without } = await placeOf(paths, record);
        const [now, before] = [await treeOfWork(root, record.start.commit, without), record.saved?.tree];
        if (now !== (before ?? (await treeAt(root, record.start.commit)))) await codes(id);
      }
      return cli('feature', 'verify', id, ...options);
    },
    /** Freezes these commands of its own. */
    provenBy: async (test: string, lint: string) => {
      project.write('.autonomous-workflow.yaml', `test_command: ${test}\nlint_command: ${lint}\n`);
      await cli('commands', '--confirm');
    },
    list,
    feature,
    review: (
      id: string,
      attempt: number,
      blockers: ReviewHandIn['blockers'] = [],
      tree = treeOf(project, id, attempt),
    ) => {
      const summary = 'The change does what the feature says, and its tests show it.';
      const handIn = { feature: id, attempt, tree, summary, blockers, ...reviewOf(project, id, attempt) };
      return handsIn('code-reviewer', handIn);
    },
    /** The hand-in of a judge that knows its controls: `says` gives the verdict on each other item by its text. */
    judge: (
      id: string,
      attempt: number,
      says: (text: string) => { verdict: 'asked' | 'same' | 'weaker'; quote?: string },
    ) => {
      const task = project.read(`${folder}/tasks/${id}-change.md`);
      const list = readList(paths, /list (\S+)\.$/m.exec(task)?.[1] ?? '');
      const answers = (list?.items ?? []).map((item, at) => ({
        n: at + 1,
        why: 'So it is, as the item shows.',
        ...('right' in item ? { verdict: item.right.verdict?.[0] as 'same' } : says(item.text)),
      }));
      return handsIn('change-judge', { feature: id, attempt, list: list?.id ?? '', answers });
    },
    handsIn,
    /** The work on a function, as an honest coder does it. */
    writesFunction: (name: string, value: number) => {
      writes(`src/${name}.mjs`, `export const ${name} = () => ${value};\n`);
      writes(`test/${name}.test.mjs`, testOf(name, value));
    },
  };
}
