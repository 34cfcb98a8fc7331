import matter from 'gray-matter';
import { isNode, LineCounter, parse, parseDocument } from 'yaml';
import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';

export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
}

const fence = '---';
const longestHead = 1_000_000;

const refuse = () => {
  throw new Error('only YAML front matter is read');
};

// Without the log level, an unknown tag prints a warning with an excerpt of the file.
const yamlOptions = { schema: 'core', logLevel: 'error' } as const;

/** gray-matter evaluates `---js` front matter unless exactly this engine throws, whatever its options say. */
const engines = {
  yaml: (text: string) => parse(text, { ...yamlOptions, maxAliasCount: 20 }) as object,
  javascript: refuse,
  json: refuse,
};

/**
 * Splits a text into YAML front matter and body. Only this function uses gray-matter: what it reads differently from a person (code, unclosed
 * fences, CRLF) is refused or normalised first.
 * @throws WorkflowError with the line when there is no front matter or it is not a YAML mapping.
 */
export function parseFrontMatter(text: string, where: string): FrontMatter {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const [first = ''] = lines;
  if (first !== fence) throw broken(where, 1, 'a first line of exactly ---', first);
  const end = lines.indexOf(fence, 1);
  const inner = lines.findIndex((line, at) => at > 0 && at !== end && line.startsWith(fence));
  if (end === -1 && inner === -1)
    throw broken(where, lines.length, 'a line of exactly --- that closes the front matter', 'none');
  if (inner !== -1 && (end === -1 || inner < end))
    throw broken(where, inner + 1, 'no line that starts with --- inside the front matter', lines[inner] ?? '');
  const head = lines.slice(1, end).join('\n');
  if (head.length > longestHead)
    throw broken(where, 2, `front matter of at most ${longestHead} characters`, `${head.length}`);
  const data = readYaml(head, where);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw broken(where, 2, 'a YAML mapping (key: value)', lines[1] ?? '');
  const body = lines.slice(end + 1).join('\n');
  return { data: data as Record<string, unknown>, body: body.replace(/^\n/, '') };
}

/** The line at which the value of a path begins in a text with readable front matter; undefined when the path does not exist. */
export function lineOfKey(text: string, path: readonly PropertyKey[]): number | undefined {
  const lineCounter = new LineCounter();
  // YAML reads both fences as document markers, so line numbers equal those of the file.
  const head = text.replace(/^\ufeff/, '').replace(/^(---[^]*?\n)---(?:\r?\n[^]*)?$/, '$1');
  const document = parseDocument(head, { ...yamlOptions, lineCounter });
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
    // gray-matter keeps the line end of the opening fence, so line numbers equal those of the file.
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
    fix: 'Repair that line, or restore the last valid file with: autonomous-workflow repair',
    exitCode: exitCodes.invalidState,
  });
}
