import { describeOpen, type Evaluation, type Goal } from './acceptance.ts';
import { parseCommandLine } from '../../base/command-line.ts';
import type { NewEscalation } from '../../loop/rules/escalation.ts';
import { cut } from '../../base/errors.ts';
import { newFeature, type Feature, type FeatureList } from '../../coding/rules/feature.ts';
import { deriveStatuses, type Waiting } from '../../coding/rules/progress.ts';

/** The most features that fix failing checks before a person is asked. */
const mostFixes = 2;
const origin = 'acceptance.json';

export interface MissedGoal {
  goal: Goal;
  /** The failing checks. */
  failing: readonly Evaluation[];
  /** The user's answers about earlier features of this kind. */
  answers: readonly { items: readonly string[]; answer: string }[];
}

/** The open feature that fixes failing checks of the acceptance checklist. */
export function openFix(list: FeatureList): Feature | undefined {
  return fixesOf(list).find(({ status }) => status !== 'passed' && status !== 'failed' && status !== 'skipped');
}

/**
 * The list with a feature that fixes the failing checks of the acceptance checklist; unchanged when one is open already. It is
 * verified by the commands of these checks that need no shell. Undefined when enough such features were
 * tried since the user last answered about one.
 */
export function declareFix(list: FeatureList, missed: MissedGoal, waiting: Waiting): FeatureList | undefined {
  if (openFix(list) !== undefined) return list;
  const { goal, failing, answers } = missed;
  const fixes = fixesOf(list);
  const answered = fixes.findLastIndex(({ id }) => answers.some(({ items }) => items.includes(id)));
  if (fixes.length - (answered + 1) >= mostFixes) return undefined;
  const ids = failing.map(({ id }) => id);
  const userAnswers = answers
    .filter(({ items }) => fixes.some(({ id }) => items.includes(id)))
    .map(({ answer }) => `Answer of the user: ${cut(answer, 2_000)}`);
  const feature = newFeature({
    id: cut(`fix${fixes.length + 1}-${ids.join('-')}`, 63),
    name: cut(`Fix failing acceptance checks: ${ids.join(', ')}`, 200),
    description: [
      'Everything else is done, and these checks of the acceptance checklist fail. Make them pass by completing the work, and never by changing a check or the files that it checks.',
      ...failing.map((one) => `- ${describeOpen(one)}`),
      `The objective: ${goal.objective}`,
      ...goal.constraints.map((constraint) => `Constraint: ${constraint}`),
      ...userAnswers,
    ].join('\n'),
    kind: 'fix',
    verification_commands: [...new Set(commandsOf(goal, ids))],
    origin,
  });
  return deriveStatuses({ ...list, features: [...list.features, feature] }, waiting);
}

/** The question to a person after all these features left a check failing. */
export function askAboutGoal(list: FeatureList, failing: readonly Evaluation[], iteration: number): NewEscalation {
  const fixes = fixesOf(list);
  const named = failing.map(describeOpen).join('; ');
  return {
    kind: 'needs_human_action',
    item: fixes.at(-1)?.id ?? null,
    text: `The acceptance checklist still fails after all attempts: ${named}. Should the work change, or the checklist (/autonomous-workflow:align)?`,
    tried: fixes.map(({ id, status, name }) => `${id} (${status}): ${name}`),
    iteration,
  };
}

function fixesOf({ features }: FeatureList): Feature[] {
  return features.filter((one) => one.kind === 'fix' && one.origin === origin);
}

/** The failing commands that must succeed and need no shell, since features are verified without one. */
function commandsOf({ checks }: Goal, failing: readonly string[]): string[] {
  return checks.flatMap((one) =>
    one.type === 'command' && failing.includes(one.id) && !('problem' in parseCommandLine(one.command))
      ? [one.command]
      : [],
  );
}
