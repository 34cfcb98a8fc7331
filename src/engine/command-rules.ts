import { depths, saturationRules } from './research/depth.ts';
import type { OptionRule } from './command-arguments.ts';
import { workflowTypes, type Mode } from './vocabulary.ts';

const wholeNumber = (most: number): OptionRule => ({
  expects: `a whole number from 1 to ${most}`,
  accepts: (value) => /^[1-9]\d*$/.test(value) && Number(value) <= most,
});

const hours: OptionRule = {
  expects: 'a number of hours from 0.1 to 1000',
  accepts: (value) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) >= 0.1 && Number(value) <= 1_000,
};

const dollars: OptionRule = {
  expects: 'an amount in US dollars from 0.01 to 100000',
  accepts: (value) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) >= 0.01 && Number(value) <= 100_000,
};

const priority: OptionRule = { expects: 'high or normal', accepts: (value) => /^(?:high|normal)$/.test(value) };

const oneOf = (words: readonly string[]): OptionRule => ({
  expects: words.join(', '),
  accepts: (value) => words.includes(value),
});

/** Alignment is never required: the option only says so. */
const alignment = { 'no-align': 'switch' } as const;
const budgets = { 'max-iterations': wholeNumber(1_000), 'max-hours': hours, 'max-cost': dollars };

const search = { ...budgets, ...alignment, depth: oneOf(depths), saturation: oneOf(saturationRules) };

/** The options of each slash command, and a line that shows it in use. */
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
    options: { ...search, parallel: wholeNumber(4), stash: 'switch' },
    example: "/autonomous-workflow:full-auto 'limiter' 'A rate limiter for our gateway' --max-iterations 100",
  },
  implement: {
    options: { ...budgets, ...alignment, parallel: wholeNumber(4), stash: 'switch' },
    example: "/autonomous-workflow:implement 'limiter' 'Build what the plan says' --max-iterations 80",
  },
  align: {
    options: { accept: 'switch' },
    example: "/autonomous-workflow:align 'limiter' 'A rate limiter for our gateway'",
  },
  'continue-auto': {
    options: { ...budgets, parallel: wholeNumber(4), 'take-over': 'switch' },
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

/** Commands that begin a workflow of that mode. */
export function isMode(text: string): text is Mode {
  return Object.hasOwn(workflowTypes, text);
}

/** Whether there is a slash command of that name, without the name of the plugin. */
export function isCommandName(text: string): text is CommandName {
  return Object.hasOwn(commandRules, text);
}
