const plainWord = /^[A-Za-z][A-Za-z0-9_-]*$/;
const reservedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * Front matter and body as one document. Values are written as YAML that is also JSON (quoted strings, flow collections), which
 * needs no YAML library on a hook's start-up path; a property test holds it against the `yaml` package.
 */
export function formatFrontMatter(data: Record<string, unknown>, body: string): string {
  const lines = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${formatText(key)}: ${formatValue(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return formatText(value);
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, inner]) => `${quoted(key)}: ${formatValue(inner)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}

function formatText(text: string): string {
  return plainWord.test(text) && !reservedWord.test(text) ? text : quoted(text);
}

/** A YAML double-quoted scalar on one line; characters that YAML does not print as they are stand escaped. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
