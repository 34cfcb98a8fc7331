import { counted } from './text.ts';

/** A limit that a user gives a workflow. */
interface Budget {
  /** The command option that sets it, without its dashes. */
  option: string;
  usual: number;
  isWhole: boolean;
  least?: number;
  above?: number;
  most: number;
  /** The limit in words. */
  format: (limit: number) => string;
  /** The end reason of a workflow that has used it up. */
  ends: string;
}

/** All budgets by their keys in the configuration and in the state. loop/rules/budgets.ts computes how much of each is used. */
export const budgets = {
  max_iterations: {
    option: 'max-iterations',
    usual: 30,
    isWhole: true,
    least: 1,
    most: 1_000,
    format: (limit: number) => counted(limit, 'iteration'),
    ends: 'max_iterations',
  },
  max_duration_hours: {
    option: 'max-hours',
    usual: 24,
    isWhole: false,
    least: 0.1,
    most: 1_000,
    format: (limit: number) => counted(limit, 'hour'),
    ends: 'max_duration',
  },
  max_cost_usd: {
    option: 'max-cost',
    usual: 50,
    isWhole: false,
    above: 0,
    most: 100_000,
    format: (limit: number) => `$${limit}`,
    ends: 'max_cost',
  },
} as const satisfies Record<string, Budget>;

export type BudgetKey = keyof typeof budgets;
export type BudgetLimits = Record<BudgetKey, number>;
export type BudgetEnd = (typeof budgets)[BudgetKey]['ends'];

export const budgetKeys = Object.keys(budgets) as BudgetKey[];

/** An object with a value for each budget. */
export function forEachBudget<Value>(valueOf: (key: BudgetKey, budget: Budget) => Value): Record<BudgetKey, Value> {
  return Object.fromEntries(budgetKeys.map((key) => [key, valueOf(key, budgets[key])])) as Record<BudgetKey, Value>;
}

/** The budgets for which a value is given. */
export function someBudgets(valueOf: (key: BudgetKey, budget: Budget) => number | undefined): Partial<BudgetLimits> {
  const given = Object.entries(forEachBudget(valueOf)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** The budgets among other values. */
export function budgetsOf(limits: BudgetLimits): BudgetLimits {
  return forEachBudget((key) => limits[key]);
}

/** All budgets in a phrase: "at most 30 iterations, 24 hours, $50". */
export function formatBudgets(limits: BudgetLimits): string {
  return `at most ${budgetKeys.map((key) => budgets[key].format(limits[key])).join(', ')}`;
}

/** Options that give a workflow these budgets, with a space before each. */
export function budgetOptions(limits: Partial<BudgetLimits>): string {
  return budgetKeys
    .filter((key) => limits[key] !== undefined)
    .map((key) => ` --${budgets[key].option} ${limits[key]}`)
    .join('');
}
