import { depthNamed, depths, settings } from '../../configuration/rules/configuration.ts';
import { nameFrom } from '../../base/names.ts';
import { checkOptions, type OptionRule, readCommandArguments, type CommandArguments } from '../../base/command-line.ts';
import { workflowTypes, type Mode, budgetKeys, budgets } from '../../base/vocabulary.ts';

const parallel: OptionRule = { expects: 'a whole number from 1 to 4', accepts: (value) => /^[1-4]$/.test(value) };

const priority: OptionRule = { expects: 'high or normal', accepts: (value) => /^(?:high|normal)$/.test(value) };

const planPath: OptionRule = {
  expects: "the path of a plan in the project, or of a folder with a tasks.md, such as 'docs/plan.md'",
  accepts: (value) => value.trim() !== '' && value.length <= 1_000,
};

const branch: OptionRule = {
  expects: "the name of a branch behind an equals sign, such as --branch=feature/limiter, or nothing for 'aw/<topic>'",
  accepts: (value) => /^[^\s-]\S{0,200}$/.test(value),
  isOptional: true,
};

/** Numbers of issues with commas between them; of a pull request one. */
const issues: OptionRule = {
  expects: 'the number of an issue, or several, such as 42 43',
  accepts: (value) => /^#?\d{1,9}(?:[\s,]+#?\d{1,9}){0,9}$/.test(value),
};
const pull: OptionRule = { expects: 'the number of a pull request', accepts: (value) => /^#?\d{1,9}$/.test(value) };

const documents: OptionRule = {
  expects: "files or folders of the project with commas between them, such as 'papers,docs/notes.md'",
  accepts: (value) => value.trim() !== '' && value.length <= 2_000,
};

const depth: OptionRule = { expects: depths.join(', '), accepts: (value) => depthNamed(value) !== undefined };

const digits = /^\d+(?:\.\d+)?$/;

/** The options of budgets, each with the values that the configuration allows. */
const budgetRules: Record<string, OptionRule> = Object.fromEntries(
  budgetKeys.map((key) => {
    const { expects, read } = settings[key].rule;
    return [
      budgets[key].option,
      { expects, accepts: (value) => digits.test(value) && read(Number(value)) !== undefined },
    ];
  }),
);

const search = { ...budgetRules, depth, sources: documents, 'plan-first': 'switch' } as const;

export const commandRules = {
  research: {
    options: search,
    example: "/autonomous-workflow:research 'rate-limiting' 'How do rate limiters compare?' --max-iterations 30",
  },
  'research-and-plan': {
    options: search,
    example: "/autonomous-workflow:research-and-plan 'limiter' 'A rate limiter for our gateway' --max-iterations 40",
  },
  'full-auto': {
    options: { ...search, parallel, branch },
    example: "/autonomous-workflow:full-auto 'limiter' 'A rate limiter for our gateway' --max-iterations 100",
  },
  implement: {
    options: { ...budgetRules, plan: planPath, issue: issues, review: pull, list: 'switch', parallel, branch },
    example: "/autonomous-workflow:implement 'limiter' 'Build what the plan says' --max-iterations 80",
  },
  align: {
    options: { accept: 'switch' },
    example: "/autonomous-workflow:align 'limiter' 'A rate limiter for our gateway'",
  },
  'continue-auto': {
    options: { ...budgetRules, parallel, 'take-over': 'switch' },
    example: '/autonomous-workflow:continue-auto rate-limiting --max-iterations 40',
  },
  status: { options: {}, example: '/autonomous-workflow:status rate-limiting' },
  stop: { options: {}, example: '/autonomous-workflow:stop rate-limiting' },
  complete: { options: {}, example: '/autonomous-workflow:complete rate-limiting' },
  redirect: {
    options: { priority },
    example: "/autonomous-workflow:redirect 'rate-limiting' 'Leave out mobile clients' --priority high",
  },
  help: { options: {}, example: '/autonomous-workflow:help' },
} as const satisfies Record<string, { options: Record<string, OptionRule>; example: string }>;

export type CommandName = keyof typeof commandRules;

export const isMode = (text: string): text is Mode => Object.hasOwn(workflowTypes, text);

export const isCommandName = (text: string): text is CommandName => Object.hasOwn(commandRules, text);

const several = String.raw`--issue[\s=]+(#?\d{1,9}(?:[\s,]+#?\d{1,9})+)`;
const atAnEnd = new RegExp(String.raw`^\s*${several}(?=\s|$)|(?<=^|\s)${several}\s*$`);

/** Arguments in which several issues, as in `--issue 42 43`, are the one value that an option has. */
const joinedIssues = (rawArguments: string): string =>
  rawArguments.replace(atAnEnd, (all) => `--issue=${(all.match(/\d+/g) ?? []).join(',')}`);

/** A shorter text alone is taken for a mistyped name of a workflow, not for a prompt. */
const fewestWords = 4;

/** A command that sets a workflow going. */
export type Begin = Mode | 'continue-auto';

/**
 * The arguments behind a command that begins or resumes a workflow. A single sentence is the prompt, as are words without any quotes, and
 * the name is derived from it: so a loop that repeats the same sentence continues the same workflow.
 * @param isKnown whether there is a workflow of a name, which then is one where it stands first.
 * @throws WorkflowError for an unknown option, a bad value, or an unclosed quote.
 */
export function readBeginArguments(
  command: Begin,
  rawArguments: string,
  isKnown: (name: string) => boolean = () => false,
): CommandArguments {
  const { options, example } = commandRules[command];
  const raw = command === 'implement' ? joinedIssues(rawArguments) : rawArguments;
  const read = readCommandArguments(raw, options, example);
  const { name: first = '', prompt } = read;
  if (command === 'continue-auto' || isKnown(first)) return read;
  const sentence = prompt === undefined ? first : /['"]/.test(raw) ? '' : `${first} ${prompt}`;
  const isSentence = prompt !== undefined || sentence.trim().split(/\s+/).length >= fewestWords;
  const name = isSentence ? nameFrom(sentence) : '';
  return name === '' ? read : { ...read, name, prompt: sentence };
}

/** The same of a program, which has each word by itself; an option without a value has an empty one. */
export function givenArguments(command: Begin, { name, prompt, options }: CommandArguments): CommandArguments {
  const rules = commandRules[command];
  return {
    name,
    prompt,
    options: checkOptions(options, rules.options, rules.example),
  };
}
