import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelReply, ModelRequest, ReplyBlock } from '../model-types.ts';
import { stepsOf } from '../persona/conversation.ts';
import { handsIn, read } from '../persona/reading.ts';
import { recordedFolder } from './web.ts';

/** The plan of the demo, and below it, by feature, the files that its coder writes. */
export const implementFolder = join(recordedFolder, 'implement');

interface Work {
  /** What is handed in at each attempt; `mistake` is what is written otherwise: file, right, wrong. */
  readonly attempts: readonly {
    readonly mistake?: readonly [file: string, right: string, wrong: string];
    readonly what: string;
    readonly why: string;
    readonly decisions: readonly string[];
  }[];
  readonly review: string;
  readonly examined: string;
}

const works = JSON.parse(readFileSync(join(recordedFolder, 'implement.json'), 'utf8')) as Readonly<
  Record<string, Work>
>;

/** What its reviewer says of a feature, and of the lines that are pointed out. */
export function recordedReview(feature: string): { summary: string; why: string } | undefined {
  const work = works[feature];
  return work && { summary: work.review, why: work.examined };
}

/** The recorded coder: writes tests and code of a feature. Its first attempt at T001 lets one request too many pass, and says that all is well. */
export function recordedCoder(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const prompt = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');
  const [, taskFile] = /your task is (\/\S+)/.exec(prompt) ?? [];
  const task = steps.find(({ kind }) => kind === 'answered');
  if (taskFile !== undefined && task?.kind !== 'answered') return read(taskFile);
  const text = task?.kind === 'answered' ? task.text.replace(/^ *\d+[→\t]/gm, '') : '';
  const [, id = ''] = /# Feature (\S+):/.exec(text) ?? [];
  const attempt = Number(/attempt (\d+)\. This file is your whole task/.exec(text)?.[1]);
  const attempts = works[id]?.attempts ?? [];
  const now = attempts[attempt - 1] ?? attempts.at(-1);
  if (now === undefined) return { content: [{ type: 'text', text: 'There is no phase of my plan in my task.' }] };
  const called = steps.flatMap((step) => (step.kind === 'called' ? [step.name] : [])).slice(1);
  const { mistake, ...said } = now;
  if (called.includes('Write')) return handsIn({ feature: id, attempt, outcome: 'done', ...said });
  const folder = join(implementFolder, id);
  const files = existsSync(folder) ? filesIn(folder) : [];
  const [, tree] = /Only below `([^`]+)`/.exec(text) ?? [];
  const place = (file: string) => (tree === undefined ? file : join(tree, file));
  // Claude Code refuses to overwrite a file that was not read.
  if (called.length === 0) return { content: files.flatMap((file) => read(place(file)).content) };
  return {
    content: files.map((file) => {
      const content = readFileSync(join(folder, file), 'utf8');
      return write(place(file), mistake?.[0] === file ? content.replace(mistake[1], mistake[2]) : content);
    }),
  };
}

/** Tests first. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted((one, other) => Number(other.startsWith('test/')) - Number(one.startsWith('test/')));

const write = (file_path: string, content: string): ReplyBlock => ({
  type: 'tool_use',
  name: 'Write',
  input: { file_path, content },
});
