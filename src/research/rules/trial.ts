import { printable } from '../../base/errors.ts';
import { isRecord, parseJson } from '../../base/json.ts';

/** A command that an agent ran, with what it printed. */
export interface RunCommand {
  command: string;
  output: string;
  failed: boolean;
}

/** A tool call or its result, as a conversation has it. */
interface ToolBlock {
  type?: unknown;
  id?: unknown;
  name?: unknown;
  input?: Readonly<Record<string, unknown>>;
  tool_use_id?: unknown;
  is_error?: unknown;
  content?: unknown;
}

/** The tool calls and results in a line of a conversation; none in one that is incomplete. */
function toolBlocks(line: string): ToolBlock[] {
  if (!/"type":\s*"tool_(?:use|result)"/.test(line)) return [];
  try {
    const { message } = parseJson(line) as { message?: { content?: unknown } };
    return Array.isArray(message?.content) ? message.content.filter(isRecord) : [];
  } catch {
    return [];
  }
}

/** Characters of the output of one command in the record: its first and its last ones. */
const mostOfOutput = 20_000;

/** The commands that an agent ran in a shell and that have a result, in order, by its conversation. */
export function commandsIn(lines: Iterable<string>): RunCommand[] {
  const blocks = [...lines].flatMap(toolBlocks);
  return blocks.flatMap((block) => {
    if (block.type !== 'tool_use' || block.name !== 'Bash') return [];
    const result = blocks.find((one) => one.type === 'tool_result' && one.tool_use_id === block.id);
    if (result === undefined || typeof block.input?.command !== 'string') return [];
    return [{ command: block.input.command, output: outputOf(result), failed: result.is_error === true }];
  });
}

function outputOf({ content }: ToolBlock): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as { text?: unknown }[]) : [];
  return parts.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('\n');
}

/** The commands as a text that findings quote: each with what it printed. */
export function recordOf(commands: readonly RunCommand[]): string {
  const parts = commands.map(({ command, output, failed }) => {
    const half = mostOfOutput / 2;
    const shown = output.length <= mostOfOutput ? output : `${output.slice(0, half)}\n[…]\n${output.slice(-half)}`;
    return `$ ${command}\n${shown.trim()}\n${failed ? '(failed)\n' : ''}`;
  });
  return printable(parts.join('\n'));
}
