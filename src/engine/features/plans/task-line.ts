import { plainWords } from './markdown-lines.ts';

/** What the line of a task says. */
export interface TaskLine {
  /** As it stands; null when it has none, or a place-holder. */
  id: string | null;
  name: string;
  checked: boolean;
  parallel: boolean;
  verification: boolean;
  /** The user story it belongs to, such as `US1`. */
  story: string | null;
  /** Ids that it says to depend on. */
  needs: string[];
}

const item = /^(?:[-*+]|\d{1,9}[.)])\s+\[([ xX✓✔~/-])\]\*?\s+(\S.*)$/u;
/** Words such as S3 or HTTP2 are no ids. */
const id =
  /^(T\d{1,6}[a-z]?|TASK-?\d{1,6}|F\d{2,6}|VE?F?\d{1,4}(?=\s+\[)|[A-Z]{2,8}-\d{1,6}|\d{1,4}(?:\.\d{1,4}){1,5}|\d{1,4}(?=[.):]))[.:)]?(?:\s+[-–—])?(?:\s+|$)/;
const placeholder = /^(?:T?X{2,5}|T?N{2,5})[.:)]?\s+/;
const stated = /\((?:depends on|dependent on|requires|blocked by|after)[:\s]+([^)]{1,300})\)/i;

/** The task that a line of a list is; undefined for any other line. */
export function readTaskLine(text: string): TaskLine | undefined {
  const [, mark, body] = item.exec(text) ?? [];
  if (mark === undefined || body === undefined) return undefined;
  // An id or a name may be set bold.
  let rest = body.replace(/^(?:\*\*|__)([^*_]{1,120})(?:\*\*|__)(:?)\s*/, '$1$2 ');
  const [whole, found] = id.exec(rest) ?? [];
  rest = rest.slice(whole?.length ?? placeholder.exec(rest)?.[0].length ?? 0);
  const tags: string[] = [];
  for (let tag = leadingTag(rest); tag !== undefined; tag = leadingTag(rest)) {
    tags.push(tag.name.toUpperCase());
    rest = rest.slice(tag.length);
  }
  const everywhere = rest.toUpperCase();
  const has = (tag: string) => tags.includes(tag) || everywhere.includes(` [${tag}]`);
  const name = plainWords(rest.replace(/\s\[(?:P|VERIFY)\]/gi, ''));
  return {
    id: found ?? null,
    name: name === '' ? (found ?? 'Task') : name,
    checked: /[xX✓✔]/.test(mark),
    parallel: has('P'),
    verification: has('VERIFY'),
    story: tags.find((tag) => /^(?:US|STORY)[ -]?\d+$/.test(tag)) ?? null,
    needs: idsIn(stated.exec(rest)?.[1] ?? ''),
  };
}

function leadingTag(text: string): { name: string; length: number } | undefined {
  const [whole = '', name] = /^\[(P|VERIFY|US[ -]?\d{1,4}|STORY[ -]?\d{1,4})\]\s*/i.exec(text) ?? [];
  return name === undefined ? undefined : { name, length: whole.length };
}

/** The ids of tasks in a piece of text; `T012-T014` stands for three. */
export function idsIn(text: string): string[] {
  const ids: string[] = [];
  const range = /\b(T)(\d{1,6})\s*(?:-|–|—|to|\.\.)\s*T?(\d{1,6})\b/g;
  const rest = text.replace(range, (_, letter: string, from: string, to: string) => {
    const last = Math.min(Number(to), Number(from) + 100);
    for (let number = Number(from); number <= last; number += 1)
      ids.push(`${letter}${String(number).padStart(from.length, '0')}`);
    return ' ';
  });
  for (const [one] of rest.matchAll(
    /\b(?:T\d{1,6}[a-z]?|TASK-?\d{1,6}|F\d{2,6}|[A-Z]{2,8}-\d{1,6}|\d{1,4}(?:\.\d{1,4})+)\b/g,
  ))
    ids.push(one);
  return ids;
}
