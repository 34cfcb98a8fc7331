import { budgetKeys, budgets, type BudgetKey } from '../base/budgets.ts';
import type { CommandRow } from './command-row.ts';

/** The placeholder of the value of each budget's option, and its description. */
const valuesOfBudgets: Readonly<Record<BudgetKey, readonly [string, string]>> = {
  max_iterations: ['number', 'iterations of the workflow in all'],
  max_duration_hours: ['hours', 'hours of the workflow'],
  max_cost_usd: ['usd', 'US dollars of the workflow in all'],
};

/** The command that drives a workflow, with the options of every mode. */
export const runRow: CommandRow = {
  usage: 'run [name] [prompt]',
  group: 'For you:',
  description: 'drive a workflow with a new claude process for each iteration, until it ends',
  option: ['--mode <mode>', 'begin a new one: research, research-and-plan, full-auto or implement'],
  moreOptions: [
    ['--iterations <number>', 'end after this many iterations; the workflow can be continued'],
    ...budgetKeys.map((key): [string, string] => [
      `--${budgets[key].option} <${valuesOfBudgets[key][0]}>`,
      valuesOfBudgets[key][1],
    ]),
    ['--depth <depth>', 'of research: quick, standard, thorough or exhaustive'],
    ['--saturation <rule>', 'of research: novelty or low-findings'],
    ['--only-domains <domains>', 'of research: sources come from these alone'],
    ['--not-domains <domains>', 'of research: no sources come from these'],
    ['--sources <paths>', 'of research: documents of the project that are read first'],
    ['--plan <path>', 'of implement: the plan to build'],
    ['--parallel <number>', 'features built at the same time'],
    ['--take-over', 'even from a running session or run'],
    ['--max-wait <minutes>', 'end instead of waiting longer for the API; continue later'],
    ['--unless-ended', 'do nothing when the workflow has ended; for services'],
  ],
  isLong: true,
  load: async () => (await import('./run.ts')).run,
};
