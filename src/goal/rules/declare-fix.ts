import { describeOpen } from './acceptance.ts';
import type { ChecklistNode, Goal } from './checklist.ts';
import type { Evaluation } from './evaluate.ts';
import { parseCommandLine } from '../../base/command-line.ts';
import type { NewEscalation } from '../../loop/rules/escalation.ts';
import { cut } from '../../base/errors.ts';
import type { Feature, FeatureList } from '../../coding/rules/feature.ts';
import { newFeature } from '../../coding/rules/new-feature.ts';
import { deriveStatuses, type Waiting } from '../../coding/rules/feature-status.ts';

/** How often code asks for a fix of failing checks before it asks a person. */
export const mostFixes = 2;
const longestId = 63;
const longestName = 200;
const longestAnswer = 2_000;

export interface MissedGoal {
  goal: Goal;
  /** The checks that fail. */
  failing: readonly Evaluation[];
  /** The answers of the user about features that were to fix it. */
  answers: readonly { items: readonly string[]; answer: string }[];
}

/** The feature that is to make the acceptance checklist hold and has not come to its end. */
export function openFix(list: FeatureList): Feature | undefined {
  return fixesOf(list).find(({ status }) => status !== 'passed' && status !== 'failed' && status !== 'skipped');
}

/**
 * The list with a feature that is to make the failing checks of the acceptance checklist hold: one that is open already, or one
 * more.
 * It is proven by the checks' own commands, where those need no shell and no other check may hold in their place. Undefined when
 * that
 * was tried often enough since the user last answered about it.
 */
export function declareFix(list: FeatureList, missed: MissedGoal, waiting: Waiting): FeatureList | undefined {
  if (openFix(list) !== undefined) return list;
  const { goal, failing, answers } = missed;
  const fixes = fixesOf(list);
  const answered = fixes.findLastIndex(({ id }) => answers.some(({ items }) => items.includes(id)));
  if (fixes.length - (answered + 1) >= mostFixes) return undefined;
  const ids = failing.map(({ id }) => id);
  const byId = new Map(failing.map((one) => [one.id, one]));
  const userAnswers = answers
    .filter(({ items }) => fixes.some(({ id }) => items.includes(id)))
    .map(({ answer }) => `Answer of the user: ${cut(answer, longestAnswer)}`);
  const feature = newFeature({
    id: cut(`fix${fixes.length + 1}-${ids.join('-')}`, longestId),
    name: cut(`Make what was agreed hold: ${ids.join(', ')}`, longestName),
    description: [
      'Everything else is done, and these checks of the acceptance checklist fail. Make them hold, and change nothing that they check to make them pass.',
      ...describeFailing(goal.checks, byId),
      `The objective: ${goal.objective}`,
      ...goal.constraints.map((constraint) => `Constraint: ${constraint}`),
      ...userAnswers,
    ].join('\n'),
    kind: 'fix',
    verification_commands: [...new Set(commandsOf(goal.checks, byId))],
    origin: 'acceptance.json',
  });
  return deriveStatuses({ ...list, features: [...list.features, feature] }, waiting);
}

/** The question to a person when all attempts did not make the checklist hold. */
export function askAboutGoal(list: FeatureList, failing: readonly Evaluation[], iteration: number): NewEscalation {
  const fixes = fixesOf(list);
  const named = failing.map(describeOpen).join('; ');
  return {
    kind: 'needs_human_action',
    item: fixes.at(-1)?.id ?? null,
    text: `The acceptance checklist does not hold, whatever was tried: ${named}. What should be different, the work or what was agreed (/autonomous-workflow:align)?`,
    tried: fixes.map(({ id, status, name }) => `${id} (${status}): ${name}`),
    iteration,
  };
}

function fixesOf({ features }: FeatureList): Feature[] {
  return features.filter(({ kind }) => kind === 'fix');
}

type FailingById = ReadonlyMap<string, Evaluation>;

const groupNames = { all_of: 'All of these', any_of: 'One of these, whichever' };

/** A line for each check that fails, below its group where that asks for one of several. */
function describeFailing(nodes: readonly ChecklistNode[], failing: FailingById, isAlternative = false): string[] {
  return nodes.flatMap((node) => {
    if (!('checks' in node)) {
      const known = failing.get(node.id);
      return known === undefined ? [] : [`- ${describeOpen(known)}`];
    }
    const isOneOf = node.type === 'any_of';
    const lines = describeFailing(node.checks, failing, isOneOf);
    if (lines.length === 0 || (!isOneOf && !isAlternative)) return lines;
    return [`- ${groupNames[node.type]} (${node.id}):`, ...lines.map((one) => `  ${one}`)];
  });
}

/** The commands that have to succeed, whatever else is done; of alternatives, any one may be the one that holds. */
function commandsOf(nodes: readonly ChecklistNode[], failing: FailingById): string[] {
  return nodes.flatMap((node) => {
    if ('checks' in node) return node.type === 'all_of' ? commandsOf(node.checks, failing) : [];
    return node.type === 'command' && failing.has(node.id) && isPlain(node.command) ? [node.command] : [];
  });
}

/** Features are verified without a shell. */
function isPlain(command: string): boolean {
  return !('problem' in parseCommandLine(command));
}
