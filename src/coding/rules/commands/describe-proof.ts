import { excerpt } from '../../../base/errors.ts';
import { runnableProposals } from './detect.ts';
import { describeCommand, type FrozenCommands } from './frozen.ts';

/** The fields of a feature that concern its commands. */
interface Planned {
  id: string;
  kind: string;
  verification_commands: readonly string[];
}

const mostLines = 20;

/**
 * The commands that a plan proposes for single features, a line each: those that are run, and those that are not.
 * @param hash as in `Confirmation`.
 */
export function describePlanned(
  frozen: FrozenCommands,
  features: readonly Planned[],
  hash: (text: string) => string,
): string[] {
  const lines = features.flatMap(({ id, kind, verification_commands }) => {
    // Commands of a fix are from the acceptance checklist, which is confirmed separately.
    const { run, refused } = runnableProposals(kind === 'fix' ? [] : verification_commands, frozen, hash);
    return [
      ...run.map(
        ({ line, confirmed }) => `${id}, from its plan: ${excerpt(line)} (adds to ${excerpt(confirmed.line)})`,
      ),
      ...refused.map((line) => `${id}, from its plan, not run since nobody confirmed it: ${excerpt(line)}`),
    ];
  });
  const left = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(left > 0 ? [`and ${left} more from the plan`] : [])];
}

/** All commands that are run as proof, a line each, with their origin and who confirmed them. */
export function describeProof(
  frozen: FrozenCommands,
  features: readonly Planned[],
  hash: (text: string) => string,
): string[] {
  const by = frozen.confirmed_by === 'user' ? 'confirmed by the user' : 'not confirmed by a person';
  return [
    ...frozen.commands.map((one) => `${describeCommand(one)} (${by})`),
    ...describePlanned(frozen, features, hash),
  ];
}
