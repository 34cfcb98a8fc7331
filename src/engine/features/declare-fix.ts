import { describeOpen } from '../acceptance/acceptance.ts';
import { allChecks, type Goal } from '../acceptance/checklist.ts';
import type { Evaluation } from '../acceptance/evaluate.ts';
import { parseCommandLine } from '../commands/command-line.ts';
import type { NewEscalation } from '../steering/escalation.ts';
import { cut } from '../workflow-error.ts';
import type { Feature, FeatureList } from './feature.ts';
import { newFeature } from './new-feature.ts';
import { settle, type Waiting } from './standing.ts';

/** How often code asks for what fails to be mended before it asks a person. */
export const mostFixes = 2;
const longestId = 63;
const longestName = 200;
const longestAnswer = 2_000;

export interface MissedGoal {
  goal: Goal;
  /** The checks that fail. */
  failing: readonly Evaluation[];
  /** What the user answered about features that were to mend it. */
  answers: readonly { items: readonly string[]; answer: string }[];
}

/**
 * The list with one more feature, which is to make the failing checks of the acceptance checklist hold; it is proven by the checks'
 * own commands, where those need no shell. Undefined when that was tried often enough since the user last answered about it.
 */
export function declareFix(list: FeatureList, missed: MissedGoal, waiting: Waiting): FeatureList | undefined {
  const { goal, failing, answers } = missed;
  const fixes = fixesOf(list);
  const answered = fixes.findLastIndex(({ id }) => answers.some(({ items }) => items.includes(id)));
  if (fixes.length - (answered + 1) >= mostFixes) return undefined;
  const ids = failing.map(({ id }) => id);
  const checks = allChecks(goal.checks).filter(({ id }) => ids.includes(id));
  const told = answers
    .filter(({ items }) => fixes.some(({ id }) => items.includes(id)))
    .map(({ answer }) => `Answer of the user: ${cut(answer, longestAnswer)}`);
  const feature = newFeature({
    id: cut(`fix${fixes.length + 1}-${ids.join('-')}`, longestId),
    name: cut(`Make what was agreed hold: ${ids.join(', ')}`, longestName),
    description: [
      'Everything else is done, and these checks of the acceptance checklist fail. Make them hold, and change nothing of what they look at to make them pass.',
      ...failing.map((one) => `- ${describeOpen(one)}`),
      `The objective: ${goal.objective}`,
      ...goal.constraints.map((constraint) => `Constraint: ${constraint}`),
      ...told,
    ].join('\n'),
    kind: 'fix',
    verification_commands: [
      ...new Set(
        checks.flatMap((check) => (check.type === 'command' && isPlain(check.command) ? [check.command] : [])),
      ),
    ],
    origin: 'acceptance.json',
  });
  return settle({ ...list, features: [...list.features, feature] }, waiting);
}

/** What a person is asked when what was tried did not make the checklist hold. */
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

/** Features are verified without a shell. */
function isPlain(command: string): boolean {
  return !('problem' in parseCommandLine(command));
}
