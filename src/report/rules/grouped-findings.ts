import { printable } from '../../base/errors.ts';
import type { ReportFinding } from './finding.ts';

/** Parts of a message that differ among findings of a kind. */
const values =
  /“[^”]*”|"[^"]*"|\([^()]*\)|\\[a-z]+\{[^{}]*\}|\b[CSQX]\d{3,}\b|\b[a-z]+(?:19|20)?\d+\w*\b|\b\d[\d.,]*|: .*$/gi;

/**
 * Findings as a list with one entry for each kind: the words that its findings share, then the differing words, places and ids of
 * each.
 */
export function describeFindings(findings: readonly ReportFinding[]): string[] {
  const kinds = new Map<string, ReportFinding[]>();
  for (const one of findings) {
    const kind = [
      one.id,
      one.severity,
      one.file,
      // Each number is checked by the writer, so none is grouped.
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

/** The common beginning and end of all texts, joined with “…”, and the differing part of each. */
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
