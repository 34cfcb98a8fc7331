import { describe, expect, it } from 'vitest';
import { parseCommandLine, readCommandArguments, type OptionRule } from '../../src/base/command-line.ts';
import fc from 'fast-check';
import { commandRules, isCommandName, readBeginArguments } from '../../src/loop/rules/command-rules.ts';
import { WorkflowError } from '../../src/base/errors.ts';
import { ambiguousIn, quotedPrompt } from './prompts.ts';

const commandsOf = (line: string) => {
  const parsed = parseCommandLine(line);
  return 'problem' in parsed ? parsed.problem : parsed.commands.map((one) => [one.program, ...one.arguments]);
};

describe('a command line without a shell', () => {
  it.each([
    ['npm test', [['npm', 'test']]],
    ['a && b -c', [['a'], ['b', '-c']]],
    [`python3 -m pytest -k "a and 'b'"`, [['python3', '-m', 'pytest', '-k', "a and 'b'"]]],
    [`a --x='1 2'3 ""`, [['a', '--x=1 23', '']]],
    [`node --test 'test/*.mjs'`, [['node', '--test', 'test/*.mjs']]],
    ['a \\&\\& b', [['a', '&&', 'b']]],
    [`grep 'a|b; c > d $x'`, [['grep', 'a|b; c > d $x']]],
  ])('takes %s apart', (line, expected) => {
    expect(commandsOf(line)).toEqual(expected);
  });

  it('sets variables for one command', () => {
    expect(parseCommandLine(`A=1 B="2 3" run x=y && other`)).toEqual({
      commands: [
        { program: 'run', arguments: ['x=y'], environment: { A: '1', B: '2 3' } },
        { program: 'other', arguments: [], environment: {} },
      ],
    });
  });

  it.each([
    ['a | b', 'needs a shell'],
    ['a; b', 'needs a shell'],
    ['a $(b)', 'needs a shell'],
    ['a $HOME', 'needs a shell'],
    ['a "$HOME"', 'needs a shell'],
    ['node --test test/*.test.mjs', 'needs a shell: quote it'],
    ['npm test # all', 'needs a shell'],
    ['cat ~/x', 'needs a shell'],
    ['cd frontend && npm test', 'is a command of the shell'],
    ['! grep x y', 'is a command of the shell'],
    ["a 'b", 'a quote has no end'],
    ['a &&', 'a command is missing'],
    ['', 'a command is missing'],
  ])('says why it cannot run %s', (line, expected) => {
    expect(commandsOf(line)).toContain(expected);
  });
});

const rules: Record<string, OptionRule> = commandRules['continue-auto'].options;
const read = (raw: string) => readCommandArguments(raw, rules, '/example');
const promptOf = (raw: string) => read(raw).prompt;

describe('readCommandArguments', () => {
  const whole: [string, string | undefined, string | undefined, Record<string, string>][] = [
    ['', undefined, undefined, {}],
    ['topic', 'topic', undefined, {}],
    ['"my topic"', 'my topic', undefined, {}],
    ["'topic' 'prompt'", 'topic', 'prompt', {}],
    ["'topic' 'prompt' --max-iterations=30", 'topic', 'prompt', { 'max-iterations': '30' }],
    ["--max-iterations 30 'topic' 'prompt'", 'topic', 'prompt', { 'max-iterations': '30' }],
    ["'topic' --max-iterations 30 'prompt'", 'topic', 'prompt', { 'max-iterations': '30' }],
    [
      "--max-hours 1.5 topic --take-over 'p' --max-iterations 3",
      'topic',
      'p',
      { 'max-hours': '1.5', 'max-iterations': '3', 'take-over': 'yes' },
    ],
    ["topic 'p' --max-iterations 3 --max-iterations 4", 'topic', 'p', { 'max-iterations': '4' }],
  ];
  it.each(whole)('reads %j', (raw, name, prompt, options) =>
    expect(read(raw)).toMatchObject({ name, prompt, options }),
  );

  const prompts: [string, string][] = [
    ["'it's five o'clock'", "it's five o'clock"],
    [`'it'\\''s'`, "it's"],
    [`"say \\"hi\\""`, 'say "hi"'],
    [`"say "hi" twice"`, 'say "hi" twice'],
    [`'cost $5, $HOME, \${X}'`, 'cost $5, $HOME, ${X}'],
    ["'`rm -rf /` and $(rm -rf /)'", '`rm -rf /` and $(rm -rf /)'],
    ["'ends in a backslash \\'", 'ends in a backslash \\'],
    ["'use --max-iterations 3 there'", 'use --max-iterations 3 there'],
    ["'about --max-iterations'", 'about --max-iterations'],
    ["'call it --name 'x'", "call it --name 'x"],
    ["'call it --name 'x' --max-hours 2", "call it --name 'x"],
    ["'人工智能 😀'", '人工智能 😀'],
  ];
  it.each(prompts)('reads the prompt of %j', (raw, prompt) => expect(promptOf(`'topic' ${raw}`)).toBe(prompt));

  const refusals: [string, RegExp][] = [
    [
      "topic 'p' --max-iteration 3",
      /Unknown option; expected --max-iterations, --max-hours, --max-cost, --parallel, --take-over; received --max-iteration/,
    ],
    ['--constructor 3 topic', /Unknown option.*--constructor/],
    ["topic 'p' --max-iterations 0", /--max-iterations needs a whole number from 1 to 1000; received 0/],
    ["topic 'p' --max-iterations", /received nothing/],
    ["topic 'p' --max-iterations --take-over", /--max-iterations needs.*received nothing/],
    ["topic 'no end", /no closing quote.*expected the prompt in '…', then only options.*no end/],
    [`topic 'wrong end"`, /no closing quote/],
    ["topic 'p' trailing words", /no closing quote.*trailing words/],
    ["topic 'p' --take-over words", /then only options; received 'p' --take-over words/],
  ];
  it.each(refusals)('refuses %j with one sentence and an example', (raw, message) => {
    expect(() => read(raw)).toThrow(WorkflowError);
    expect(() => read(raw)).toThrow(message);
    expect(() => read(raw)).toThrow(expect.objectContaining({ fix: 'Example: /example', exitCode: 2 }));
  });

  it('says so when a command has no options', () => {
    expect(() => readCommandArguments('--x', {}, '/example')).toThrow('expected no options');
  });

  it.each(["'", '"'] as const)(
    'gives back any prompt in %s…%s that is not ambiguous, with options around it',
    (quote) => {
      fc.assert(
        fc.property(
          quotedPrompt,
          fc.constantFrom('', ' --max-iterations 7', ' --take-over --max-hours 2'),
          (prompt, after) => {
            fc.pre(!ambiguousIn(prompt, quote));
            const result = read(`--max-hours 3 'topic' ${quote}${prompt}${quote}${after}`);
            expect(result.prompt).toBe(prompt.trim() === '' ? undefined : prompt);
            expect(result.name).toBe('topic');
          },
        ),
        { numRuns: 1_000 },
      );
    },
  );
});

describe('the commands', () => {
  it.each(Object.entries(commandRules))('%s has an example that it accepts itself', (name, { options, example }) => {
    const [command = '', ...rest] = example.split(' ');
    expect(command).toBe(`/autonomous-workflow:${name}`);
    expect(() => readCommandArguments(rest.join(' '), options, example)).not.toThrow();
  });

  it.each([
    ['--issue 42 43', '42,43', undefined],
    ["--issue 42, #43 'x' 'Build'", '42,43', 'Build'],
    ["'x' --issue 42 43", '42,43', undefined],
    ["'x' 'as in --issue 42 43'", undefined, 'as in --issue 42 43'],
    ['--issue 42', '42', undefined],
  ])('take several issues for one value: %s', (typed, issue, prompt) => {
    const read = readBeginArguments('implement', typed);
    expect([read.options.issue, read.prompt]).toEqual([issue, prompt]);
  });

  it('are known by their own names alone', () => {
    expect(['research', 'stop', '', 'Research', 'constructor'].filter(isCommandName)).toEqual(['research', 'stop']);
  });
});
