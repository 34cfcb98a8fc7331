import { parseJson } from '../parse-json.ts';
/**
 * Whether a turn has begun after an instant, as far as the latest lines of the transcript show. Rows of a turn that ended may be
 * written after its end, but carry the time they came about.
 * @param since milliseconds since the epoch.
 */
export function hasTurnBegun(lines: readonly string[], since: number): boolean {
  return lines.some((line) => {
    if (!/"type":"(?:user|assistant)"/.test(line)) return false;
    const row = readRow(line);
    if (row === undefined || row.isMeta === true || !(Date.parse(row.timestamp ?? '') > since)) return false;
    if (row.isCompactSummary === true || row.isVisibleInTranscriptOnly === true) return false;
    // What a command that needs no model leaves behind, and errors of the API, are no turn.
    return row.isApiErrorMessage !== true && !isLocal(row);
  });
}

interface Row {
  type?: unknown;
  timestamp?: string;
  isMeta?: unknown;
  isCompactSummary?: unknown;
  isVisibleInTranscriptOnly?: unknown;
  isApiErrorMessage?: unknown;
  message?: { content?: unknown };
}

function isLocal({ message }: Row): boolean {
  const content = typeof message?.content === 'string' ? message.content : '';
  return /^\s*<(?:local-command|command-name|command-message|bash-)/.test(content);
}

function readRow(line: string): Row | undefined {
  try {
    const row = parseJson(line) as Row;
    return row.type === 'user' || row.type === 'assistant' ? row : undefined;
  } catch {
    // The line is cut, or another program's.
    return undefined;
  }
}
