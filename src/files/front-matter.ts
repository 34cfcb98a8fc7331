import matter from 'gray-matter';
import { parse } from 'yaml';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { isRecord } from '../base/json.ts';

export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
}

const fence = '---';

const refuse = () => {
  throw new Error('only YAML front matter is read');
};

/**
 * gray-matter evaluates `---js` front matter unless exactly this engine throws, whatever its options say. Without the log level, an unknown
 * tag prints a warning with an excerpt of the file.
 */
const engines = {
  yaml: (text: string) => parse(text, { schema: 'core', logLevel: 'error' }) as object,
  javascript: refuse,
  json: refuse,
};

/**
 * Splits a text into YAML front matter and body. Only this function uses gray-matter: what it reads differently from a person (code, unclosed
 * fences, CRLF) is refused or normalised first.
 * @throws WorkflowError when there is no front matter or it is not a YAML mapping.
 */
export function parseFrontMatter(text: string, where: string): FrontMatter {
  const [first, ...lines] = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const end = lines.findIndex((line) => line.startsWith(fence));
  if (first !== fence || lines[end] !== fence)
    throw broken(where, 'a first line of exactly ---, and the next that begins so');
  const data = readYaml(lines.slice(0, end).join('\n'), where);
  if (!isRecord(data)) throw broken(where, 'a YAML mapping (key: value)', lines[0]);
  const body = lines.slice(end + 1).join('\n');
  return { data, body: body.replace(/^\n/, '') };
}

function readYaml(head: string, where: string): unknown {
  try {
    return matter(`---\n${head}\n---\n`, { engines, language: 'yaml' }).data;
  } catch (error) {
    // gray-matter keeps the line end of the opening fence, so that the line in the message is that of the file.
    throw broken(where, 'valid YAML', (error as Error).message.split('\n')[0], error);
  }
}

function broken(where: string, expected: string, received?: string, cause?: unknown): WorkflowError {
  return new WorkflowError('The front matter cannot be read', {
    where,
    expected,
    ...(received !== undefined && { received }),
    cause,
    fix: 'Repair it, or restore the last valid file with: autonomous-workflow repair',
    exitCode: exitCodes.invalidState,
  });
}
