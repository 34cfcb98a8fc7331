import { printable } from '../../base/errors.ts';
import type { ReportFinding } from './finding.ts';

/** Parts of a message that differ from one finding of a kind to the next. */
const values =
  /“[^”]*”|"[^"]*"|\([^()]*\)|\\[a-z]+\{[^{}]*\}|\b[CSQX]\d{3,}\b|\b[a-z]+(?:19|20)?\d+\w*\b|\b\d[\d.,]*|: .*$/gi;

/**
 * Findings as a list in which each kind stands once, with every place and every id: the words that all findings of a kind share, and
 * behind them what each has for itself. Nothing is left out.
 */
export function describeFindings(findings: readonly ReportFinding[]): string[] {
  const kinds = new Map<string, ReportFinding[]>();
  for (const one of findings) {
    const kind = [
      one.id,
      one.severity,
      one.file,
      // Each number is to be looked up on its own.
      one.id === 'B2' ? one.message : one.message.replace(values, '…'),
      one.fix.replace(values, '…'),
    ].join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()].map((group) => printable(describeGroup(group)));
}

function describeGroup(group: readonly ReportFinding[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const places = group.flatMap(({ line }) => (line === null ? [] : [line]));
  const where = `${first.file}${places.length === 0 ? '' : `:${[...new Set(places)].join(',')}`}`;
  const message = divide(group.map((one) => one.message));
  const fix = divide(group.map((one) => one.fix));
  const own = group.map((_, index) =>
    [message.own[index], fix.own[index]].filter((part) => part !== undefined && part !== '').join(' → '),
  );
  const listed = [...new Set(own)].filter((part) => part !== '').join('; ');
  return `- ${first.id} ${where}: ${message.shared}${listed === '' ? '' : ` [${listed}]`} → ${fix.shared}`;
}

/** The words that all texts begin and end with, with “…” for what stands between them, and that of each. */
function divide(texts: readonly string[]): { shared: string; own: string[] } {
  const words = texts.map((text) => text.split(' '));
  const [first = []] = words;
  const shortest = Math.min(...words.map(({ length }) => length));
  const sameAt = (place: (list: readonly string[]) => string | undefined) =>
    words.every((list) => place(list) === place(first));
  let head = 0;
  while (head < shortest && sameAt((list) => list[head])) head += 1;
  let tail = 0;
  while (tail < shortest - head && sameAt((list) => list.at(-1 - tail))) tail += 1;
  const own = words.map((list) => list.slice(head, list.length - tail).join(' '));
  if (own.every((part) => part === '')) return { shared: texts[0] ?? '', own: [] };
  return { shared: [...first.slice(0, head), '…', ...first.slice(first.length - tail)].join(' '), own };
}
