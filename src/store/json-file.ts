import { readFileSync } from 'node:fs';

/** What a JSON file of our own holds; undefined when it is missing or does not parse. Shape is the caller's concern. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
