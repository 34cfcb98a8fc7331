import type { ModelReply, ModelRequest, ReplyBlock } from '../model-types.ts';
import { stepsOf, toldIn } from '../conversation.ts';
import { handsIn, read, shown, use } from './actions.ts';

/**
 * How a coder misbehaves at a feature: it never gets there, or does so on its second way only. All other ways to cheat:
 * test/coding/adversary.
 */
type CodingQuirk = 'never' | 'first-way-never';

export type CodingQuirks = Readonly<Record<string, CodingQuirk>>;

/** A function that gives a number, as the features of the scripted project are: "Function one gives 1". */
interface Task {
  readonly id: string;
  readonly attempt: number;
  readonly name: string;
  /** Undefined where neither the task nor an answer in it says what the function gives. */
  readonly value: string | undefined;
  readonly isFirst: boolean;
  readonly language: Language;
  /** The folder of its own work tree, with a slash; empty in the project itself. */
  readonly folder: string;
}

/** How the functions of a project are written and tested, and where. */
interface Language {
  readonly source: (name: string) => string;
  readonly test: (name: string) => string;
  readonly sourceText: (name: string, value: string | number) => string;
  readonly testText: (name: string, value: string | number) => string;
}

const testFile = (name: string, value: string | number) =>
  `import test from 'node:test';\nimport assert from 'node:assert';\nimport { ${name} } from '../src/${name}.ts';\n\ntest('${name} gives ${value}', () => {\n  assert.equal(${name}(), ${value});\n});\n`;

export const typeScript: Language = {
  source: (name) => `src/${name}.ts`,
  test: (name) => `test/${name}.test.ts`,
  sourceText: (name, value) => `export function ${name}(): number {\n  return ${value};\n}\n`,
  testText: testFile,
};

export const python: Language = {
  source: (name) => `lib/${name}.py`,
  test: (name) => `tests/test_${name}.py`,
  sourceText: (name, value) => `def ${name}():\n    return ${value}\n`,
  testText: (name, value) =>
    `import unittest\n\nfrom lib.${name} import ${name}\n\n\nclass ${name.toUpperCase()}(unittest.TestCase):\n    def test_value(self):\n        self.assertEqual(${name}(), ${value})\n`,
};

export const manifest = `${JSON.stringify({ type: 'module', scripts: { test: 'node --import tsx --test test/*.test.ts' } }, null, 2)}\n`;

/** A coder's model: reads its task, writes test and code, and says that all is well. */
export function codingAgent(request: ModelRequest, quirks: CodingQuirks): ModelReply {
  const steps = stepsOf(request);
  const taskFile = /your task is (\/\S+)/.exec(toldIn(steps))?.[1] ?? '';
  const text = shown(steps, taskFile);
  if (text === undefined) return read(taskFile);
  const task = readTask(text);
  const { id: feature, attempt, name, value } = task;
  if (value === undefined) {
    const questions = [
      { question: `Which number does ${name}() give?`, why: 'The task names a function and no result.' },
    ];
    const said = { what: 'Nothing is written yet.', why: 'The number is missing.' };
    return handsIn({ feature, attempt, outcome: 'question', ...said, questions });
  }
  const called = steps.flatMap((step) => (step.kind === 'called' ? [step.name] : [])).slice(1);
  if (called.some((tool) => tool !== 'Read')) {
    const what = `${name}() gives ${value}. Its tests were written first, then the code.`;
    const why = 'The plan asks for a function that gives this number.';
    return handsIn({ feature, attempt, outcome: 'done', what, why, decisions: [`${name}() takes no arguments`] });
  }
  const blocks = workOn(task, value, quirks[feature]);
  // Claude Code refuses to overwrite what was not read in an earlier answer.
  const reads = blocks.filter((block) => block.type === 'tool_use' && block.name === 'Read');
  if (reads.length > 0 && called.length === 0) return { content: reads };
  return { content: blocks.filter((block) => !reads.includes(block)) };
}

function readTask(text: string): Task {
  const [, id = '', name = '', named] = /# Feature (\S+): Function (\w+)(?: gives (\d+))?/.exec(text) ?? [];
  const answered = new RegExp(`^> (?:${name}\\(\\)|[Ii]t) gives (\\d+)`, 'm').exec(text)?.[1];
  const attempt = Number(/attempt (\d+)\. This file is your whole task/.exec(text)?.[1]);
  const language = /\blib\/\w+\.py\b/.test(text) ? python : typeScript;
  const tree = /Only below `([^`]+)`, a work tree of its own/.exec(text)?.[1];
  const folder = tree === undefined ? '' : `${tree}/`;
  const isFirst = !text.includes('## To fix first');
  return { id, attempt, name, value: named ?? answered, language, folder, isFirst };
}

function workOn({ name, attempt, isFirst, language, folder }: Task, value: string, given?: CodingQuirk): ReplyBlock[] {
  const quirk = given !== 'first-way-never' ? given : attempt <= 3 ? 'never' : undefined;
  // The same work again is sent back.
  const more = isFirst ? '' : `${language === python ? '#' : '//'} Looked at once more, in attempt ${attempt}.\n`;
  const gives = quirk === 'never' ? '999' : value;
  return [
    write(folder + language.test(name), language.testText(name, value)),
    write(folder + language.source(name), language.sourceText(name, gives) + more),
  ];
}

const write = (file_path: string, content: string) => use('Write', { file_path, content });
