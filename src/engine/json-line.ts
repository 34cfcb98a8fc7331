/**
 * The line, from 1, on which the value at a path begins in a text that is valid JSON; where the path ends early, that of the last
 * value on its way.
 */
export function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  let position = skipSpace(text, 0);
  for (const key of path) {
    const inner = text[position] === '{' ? findMember(text, position, key) : findElement(text, position, key);
    if (inner === undefined) break;
    position = inner;
  }
  return lineAt(text, position);
}

/** The line, from 1, that a position of a text is in. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function findMember(text: string, start: number, key: PropertyKey): number | undefined {
  for (let position = skipSpace(text, start + 1); text[position] === '"'; position = afterComma(text, position)) {
    const end = skipString(text, position);
    const name: unknown = JSON.parse(text.slice(position, end));
    position = skipSpace(text, skipSpace(text, end) + 1);
    if (name === key) return position;
    position = skipValue(text, position);
  }
  return undefined;
}

function findElement(text: string, start: number, key: PropertyKey): number | undefined {
  if (text[start] !== '[') return undefined;
  let position = skipSpace(text, start + 1);
  for (let index = 0; text[position] !== ']'; index += 1) {
    if (index === key) return position;
    position = afterComma(text, skipValue(text, position));
  }
  return undefined;
}

function afterComma(text: string, position: number): number {
  const next = skipSpace(text, position);
  return text[next] === ',' ? skipSpace(text, next + 1) : next;
}

function skipValue(text: string, start: number): number {
  let depth = 0;
  let position = start;
  while (position < text.length) {
    const character = text[position] ?? '';
    if (depth === 0 && /[,\]}\s]/.test(character)) return position;
    if (character === '"') position = skipString(text, position);
    else position += 1;
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth === 0 && /["}\]]/.test(character)) return position;
  }
  return position;
}

function skipString(text: string, start: number): number {
  let position = start + 1;
  while (position < text.length && text[position] !== '"') position += text[position] === '\\' ? 2 : 1;
  return position + 1;
}

function skipSpace(text: string, start: number): number {
  let position = start;
  while (/\s/.test(text[position] ?? '')) position += 1;
  return position;
}
