import type { EngineInterface } from 'claude-code';
import { plainText } from '../board/rules/plain.ts';

let hasComplained = false;

/** Reports, once, that a part of the API has changed, so that a failure of the pane does not disturb the session. */
export function complain($: EngineInterface, error: unknown): void {
  if (hasComplained) return;
  hasComplained = true;
  const why = plainText(String(error), 300);
  try {
    $.ui.log(
      `A part of the pane of autonomous-workflow does not work (${why}); /autonomous-workflow:status has the same information.`,
    );
  } catch {
    // The function for messages is missing too, so the error is still unreported.
    hasComplained = false;
  }
}
