import { excerpt } from '../../../base/errors.ts';

/** The data about a work in a block of JSON-LD. */
export interface LinkedWork {
  title: string | null;
  authors: string[];
  published: string | undefined;
  publisher: string | null;
  /** Whether `isAccessibleForFree` is false. */
  restricted: boolean;
}

const deepest = 4;
const works = /Article|Posting|Report|Thesis|Book|Dataset|Chapter|CreativeWork|Review/;

/** The first work in a block of JSON-LD; undefined without one, and for invalid JSON. */
export function firstLinkedWork(json: string): LinkedWork | undefined {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return undefined;
  }
  const work = find(data, deepest);
  if (work === undefined) return undefined;
  return {
    title: text(work.headline) ?? text(work.name),
    authors: list(work.author).flatMap((author) => nameOf(author) ?? []),
    published: text(work.datePublished) ?? undefined,
    publisher: list(work.publisher).flatMap((publisher) => nameOf(publisher) ?? [])[0] ?? null,
    restricted: work.isAccessibleForFree === false || /^false$/i.test(text(work.isAccessibleForFree) ?? ''),
  };
}

type Entry = Record<string, unknown>;

function find(data: unknown, depth: number): Entry | undefined {
  if (depth === 0 || typeof data !== 'object' || data === null) return undefined;
  if (!Array.isArray(data)) {
    const entry = data as Entry;
    if (list(entry['@type']).some((type) => typeof type === 'string' && works.test(type))) return entry;
    return find(entry['@graph'] ?? entry.mainEntity, depth - 1);
  }
  for (const item of data) {
    const found = find(item, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function list(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

function nameOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null ? text((value as Entry).name) : text(value);
}

function text(value: unknown): string | null {
  const line = typeof value === 'string' ? excerpt(value) : '';
  return line === '' ? null : line;
}
