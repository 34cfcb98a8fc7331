import { concludeCoding } from './rules/coding-conclusion.ts';
import { describeCounts } from './rules/describe.ts';
import { stepOf } from './rules/scrutiny-assignments.ts';
import { askingLevel } from '../loop/rules/stall.ts';
import type { PhaseRecord, Recording } from '../research/phase.ts';
import { recordFeaturesScrutiny } from './record-scrutiny.ts';
import { implementationStatus } from './implementation-status.ts';

/** Records an iteration of implementation: of coding, or of critics and architects who judge the features. */
export function recordCoding(recording: Recording): PhaseRecord {
  const { paths, runtime } = recording;
  const { iteration } = recording.state;
  const standing = implementationStatus(paths);
  const step = stepOf(runtime.assignments);
  if (step !== undefined) return recordFeaturesScrutiny(recording, step, standing);
  const { list } = standing;
  return {
    kind: 'coding',
    conclude: concludeCoding(standing),
    asks: ({ stall, state }) =>
      stall.stall_level === askingLevel && stall.step !== undefined
        ? [
            {
              kind: 'needs_human_action',
              item: null,
              text: `There is no more progress: ${stall.sentence ?? ''}`,
              tried: ['another strategy', 'other features'],
              iteration: state.iteration,
            },
          ]
        : [],
    summary: () =>
      `Iteration ${iteration} is recorded. ${list === undefined ? 'There is no feature list yet.' : `${describeCounts(list)}.`}`,
  };
}
