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

/** JUnit's XML, as Maven, Gradle, pytest, jest, vitest and many others write it; also several such files one after the other. */
export const parseJunit: Parser = (output) => {
  if (!/<testsuites?[\s>]/.test(output)) return undefined;
  const tests: TestResult[] = [];
  for (const [, tag = '', body = ''] of output.matchAll(/<testcase(\s[^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)) {
    const name = [attribute(tag, 'classname'), attribute(tag, 'name')].filter((part) => part !== '').join(' > ');
    const [, kind, head = '', text = ''] =
      /<(failure|error|skipped)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/.exec(body) ?? [];
    const outcome = kind === undefined ? 'passed' : kind === 'skipped' ? 'skipped' : 'failed';
    const reason = outcome === 'failed' ? messageOf([attribute(head, 'message'), decode(text)]) : {};
    tests.push({ name, outcome, ...reason });
  }
  return completeReport('junit', tests);
};
