import type { Feature } from './feature.ts';

/**
 * Why a coder may not start: its feature was not begun. Undefined where it may.
 * @param about the feature that its task names.
 */
export function refuseCoder(about: string, features: readonly Feature[]): string | undefined {
  const feature = features.find(({ id }) => id.toLowerCase() === about.toLowerCase());
  if (feature === undefined || feature.status === 'in_progress') return undefined;
  const begun = features.filter(({ status }) => status === 'in_progress').map(({ id }) => id);
  const others = begun.length === 0 ? 'No feature is' : `${begun.join(', ')} ${begun.length === 1 ? 'is' : 'are'}`;
  return `${feature.id} is not begun, so no coder can work on it. ${others} worked on now → do what the brief says; \`autonomous-workflow brief\` prints it.`;
}
