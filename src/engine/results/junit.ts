import { completeReport, messageOf, type Parser, type TestResult } from './test-report.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (name !== undefined) return entities[name] ?? whole;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

function attribute(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return decode(double ?? single ?? '');
}

/** The attributes of a tag; values may have `>` in them. */
const tagEnd = /^(?:"[^"<]*"|'[^'<]*'|[^<>"'])*/;

/** JUnit's XML, as Maven, Gradle, pytest, jest, vitest and many others write it; also several such files one after the other. */
export const parseJunit: Parser = (output) => {
  if (!/<testsuites?[\s>]/.test(output)) return undefined;
  const tests: TestResult[] = [];
  for (const piece of output.split('<testcase').slice(1)) {
    const tag = tagEnd.exec(piece)?.[0] ?? piece;
    const body = tag.endsWith('/') ? '' : (piece.slice(tag.length).split('</testcase>')[0] ?? '');
    const name = [attribute(tag, 'classname'), attribute(tag, 'name')].filter((part) => part !== '').join(' > ');
    const [whole = '', kind, head = ''] =
      /<(failure|error|skipped)\b((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>?/.exec(body) ?? [];
    const text = body.slice(body.indexOf(whole) + whole.length).split(`</${kind ?? ''}>`)[0] ?? '';
    const outcome = kind === undefined ? 'passed' : kind === 'skipped' ? 'skipped' : 'failed';
    const reason = outcome === 'failed' ? messageOf([attribute(head, 'message'), decode(text)]) : {};
    tests.push({ name, outcome, ...reason });
  }
  return completeReport('junit', tests);
};
