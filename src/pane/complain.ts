import type { EngineInterface } from 'claude-code';
import { plainText } from '../board/rules/plain.ts';

let hasComplained = false;

/** A session goes on whatever happens to its pane: a part of the API that is not as it was is named, once. */
export function complain($: EngineInterface, error: unknown): void {
  if (hasComplained) return;
  hasComplained = true;
  const why = plainText(String(error), 300);
  try {
    $.ui.log(
      `autonomous-workflow goes on without its pane, or with a part of it (${why}); /autonomous-workflow:status says the same.`,
    );
  } catch {
    // Even that is another interface now: nobody was told.
    hasComplained = false;
  }
}
