import matter from 'gray-matter';
import { LineCounter, isNode, parse, parseDocument } from 'yaml';
import { WorkflowError, excerpt, exitCodes } from '../engine/workflow-error.ts';

export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
}

const refuse = () => {
  throw new Error('only YAML front matter is read');
};

// Without the log level, an unknown tag prints a warning with an excerpt of the file.
const yamlOptions = { schema: 'core', logLevel: 'error' } as const;

/** gray-matter evaluates `---js` front matter unless this very key throws, whatever the options `language` and `engines.js` say. */
const engines = {
  yaml: (text: string) => parse(text, { ...yamlOptions, maxAliasCount: 20 }) as object,
  javascript: refuse,
  json: refuse,
};

/**
 * Splits a document into YAML front matter and body. The only place that uses gray-matter; what it would read
 * differently from a reader (code, unclosed fences, CRLF) is refused or normalised before.
 * @throws WorkflowError with the line when there is none or it is not a YAML mapping.
 */
export function parseFrontMatter(text: string, where: string): FrontMatter {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (lines[0] !== '---') throw broken(where, 1, 'a first line of exactly ---', lines[0] ?? '');
  const end = lines.indexOf('---', 1);
  if (end === -1) throw broken(where, lines.length, 'a line of exactly --- that closes the front matter', 'none');
  const head = lines.slice(1, end);
  const fence = head.findIndex((line) => line.startsWith('---'));
  if (fence !== -1)
    throw broken(where, fence + 2, 'no line that starts with --- inside the front matter', head[fence] ?? '');
  const body = lines
    .slice(end + 1)
    .join('\n')
    .replace(/^\n/, '');
  const data = readYaml(head.join('\n'), where);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw broken(where, 2, 'a YAML mapping (key: value)', head[0] ?? '');
  }
  return { data: data as Record<string, unknown>, body };
}

/** The line of a document whose front matter can be read in which the value at a path begins; undefined when none of it is there. */
export function lineOfKey(text: string, path: readonly PropertyKey[]): number | undefined {
  const lineCounter = new LineCounter();
  // The opening fence is a document marker to YAML, and so is the closing one: lines count as in the file.
  const document = parseDocument(text.replace(/^\ufeff/, '').replace(/^(---[^]*?\n)---(?:\r?\n[^]*)?$/, '$1'), {
    ...yamlOptions,
    lineCounter,
  });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range != null) return lineCounter.linePos(node.range[0]).line;
  }
  return undefined;
}

function readYaml(head: string, where: string): unknown {
  try {
    return matter(`---\n${head}\n---\n`, { engines, language: 'yaml' }).data;
  } catch (error) {
    // gray-matter keeps the line end of the opening fence, so lines count as in the file.
    const line = (error as { linePos?: { line: number }[] }).linePos?.[0]?.line ?? 2;
    const what = (error as Error).message.replace(/ at line \d+, column \d+:[\s\S]*/, '');
    throw broken(where, line, 'valid YAML', what, error);
  }
}

function broken(where: string, line: number, expected: string, received: string, cause?: unknown): WorkflowError {
  return new WorkflowError('The front matter cannot be read', {
    where: `${where}, line ${line}`,
    expected,
    received: excerpt(received),
    cause,
    fix: 'Mend that line, or put the last valid file back with: autonomous-workflow repair',
    exitCode: exitCodes.invalidState,
  });
}
