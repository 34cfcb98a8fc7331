import { describeFrozen, type FrozenCommands } from './commands/frozen.ts';
import { describeFeature } from './describe.ts';
import type { FeatureList } from './feature.ts';
import { quoted } from './task-text.ts';

/** All features and the commands that prove them, uncut, so that critics need not open the list. */
export function describeForCritics(list: FeatureList, frozen: FrozenCommands | undefined): string {
  return [
    'The features, whole: `feature-list.json` and `commands.json` have nothing else that you need.',
    ...list.features.map((feature) => quoted(describeFeature(list, feature))),
    ...list.groups.map(
      ({ id, name, alternatives }) =>
        `${id} is a group (${name}): of its alternatives the first that passes counts: ${alternatives.join(', ')}.`,
    ),
    frozen === undefined
      ? 'No command that proves features is frozen yet: see in the project what runs its tests.'
      : `The commands that prove each of them:\n\n${quoted(describeFrozen(frozen))}`,
  ].join('\n\n');
}
