import type { JournalLine } from '../../journal/rules/journal-line.ts';
import type { Feature } from './feature.ts';

/** Seconds. Agents started in one response reach the hook almost together, before any of them is registered. */
const oneAnswerSeconds = 15;

/**
 * Why a coder may not start: its feature was not begun, or the same response of the session starts another coder for it.
 * @param about the feature that its task names.
 * @param lines the journal so far.
 */
export function refuseCoder(
  about: string,
  features: readonly Feature[],
  lines: readonly JournalLine[],
  now: Date,
): string | undefined {
  const isAbout = (id: string) => id.toLowerCase() === about.toLowerCase();
  const feature = features.find(({ id }) => isAbout(id));
  if (feature !== undefined && feature.status !== 'in_progress') {
    const begun = features.filter(({ status }) => status === 'in_progress').map(({ id }) => id);
    const others = begun.length === 0 ? 'No feature is' : `${begun.join(', ')} ${begun.length === 1 ? 'is' : 'are'}`;
    return `${feature.id} is not begun, so no coder can work on it. ${others} worked on now → do what the brief says; \`autonomous-workflow brief\` prints it.`;
  }
  return refuseDouble('autonomous-coder', feature?.id ?? about, lines, now);
}

/** Why an agent may not start: the same response of the session starts another one of its kind for the feature. */
export function refuseDouble(
  agent: string,
  about: string,
  lines: readonly JournalLine[],
  now: Date,
): string | undefined {
  const isAbout = (id: string) => id.toLowerCase() === about.toLowerCase();
  const latestStarts = lines.slice(lines.findLastIndex(({ event }) => event !== 'agent-started') + 1);
  const isDouble = latestStarts.some(
    (line) =>
      line.event === 'agent-started' &&
      line.agent === agent &&
      isAbout(line.about ?? '') &&
      now.getTime() - Date.parse(line.time) < oneAnswerSeconds * 1_000,
  );
  return isDouble
    ? `${titleOfAgent(agent)} of ${about} is being started already: a second one would be in its way. End your turn; you will be called when it has answered.`
    : undefined;
}

const titleOfAgent = (agent: string) => (agent === 'autonomous-coder' ? 'A coder' : `A ${agent}`);
