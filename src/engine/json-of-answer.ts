import { parseJson } from './parse-json.ts';

/** The value of the JSON at the end of an agent's answer: the last code block, or an answer that is JSON as a whole. */
export function jsonOf(answer: string): { ok: true; value: unknown } | { ok: false; problems: string[] } {
  const text = lastJson(answer);
  if (text === undefined) return { ok: false, problems: ['the answer does not end with a ```json code block'] };
  try {
    return { ok: true, value: parseJson(text) };
  } catch (error) {
    return { ok: false, problems: [`the JSON does not parse: ${(error as Error).message}`] };
  }
}

/** The text of the last closed code block that is JSON or has no language. Line by line: answers may be long and odd. */
function lastJson(answer: string): string | undefined {
  const lines = answer.split(/\r?\n/);
  let last: string | undefined;
  let open: { fence: string; language: string; start: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const [, fence, rest = ''] = /^[ \t]*(`{3,})([^`]*)$/.exec(line) ?? [];
    if (fence === undefined) continue;
    const language = rest.trim().toLowerCase();
    if (open === undefined) {
      open = { fence, language, start: index + 1 };
    } else if (fence === open.fence && language === '') {
      if (open.language === '' || open.language === 'json') last = lines.slice(open.start, index).join('\n');
      open = undefined;
    }
  }
  if (last !== undefined) return last;
  const trimmed = answer.trim();
  return trimmed.startsWith('{') && trimmed.endsWith('}') ? trimmed : undefined;
}
