import { expansion, withoutMarks, type Command, type Script, type Stage, type Word } from './shell-script.ts';
import { nested, readFilledIn, readWord, type Reader } from './shell-words.ts';

export type Dialect = 'shell' | 'powershell';

/** A here-document whose text begins on the next line. */
interface Waiting {
  command: Command;
  end: string;
  isFilledIn: boolean;
  mayBeIndented: boolean;
}

/**
 * Reads a command line as a POSIX shell or bash would, in one pass, without running or expanding anything.
 * @returns isWhole: whether all of it could be read; what comes after something nested too deeply is missing.
 */
export function readShell(text: string, dialect: Dialect = 'shell', depth = 0): { script: Script; isWhole: boolean } {
  const escape = dialect === 'shell' ? '\\' : '`';
  const reader: Reader = { text: withoutMarks(text), at: 0, depth, isWhole: true, escape, readScript };
  const script = nested(reader, () => readScript(reader, ''), []);
  return { script, isWhole: reader.isWhole };
}

function readScript(reader: Reader, closing: string): Script {
  const script: Stage[][] = [];
  const waiting: Waiting[] = [];
  let pipeline: Stage[] = [];
  let command = newCommand();
  const endStage = (): void => {
    const { words, redirections, input } = command;
    if (words.length + redirections.length + input.length > 0) pipeline.push(command);
    command = newCommand();
  };
  const endPipeline = (): void => {
    endStage();
    if (pipeline.length > 0) script.push(pipeline);
    pipeline = [];
  };
  while (reader.at < reader.text.length) {
    const next = reader.text.charAt(reader.at);
    const following = reader.text.charAt(reader.at + 1);
    if (next === ' ' || next === '\t' || next === '\r') {
      reader.at += 1;
    } else if (next === reader.escape && following === '\n') {
      reader.at += 2;
    } else if (next === '\n') {
      reader.at += 1;
      for (const document of waiting.splice(0)) readDocument(reader, document);
      endPipeline();
    } else if (next === closing) {
      reader.at += 1;
      break;
    } else if (next === '#') {
      const end = reader.text.indexOf('\n', reader.at);
      reader.at = end === -1 ? reader.text.length : end;
    } else if (next === '|' && following !== '|') {
      reader.at += following === '&' ? 2 : 1;
      endStage();
    } else if (next === ';' || next === '|' || next === ')' || (next === '&' && following !== '>')) {
      reader.at += following === next && next !== ')' ? 2 : 1;
      endPipeline();
    } else if (next === '(') {
      reader.at += 1;
      endStage();
      pipeline.push({ kind: 'group', script: nested(reader, () => readScript(reader, ')'), []) });
    } else {
      readPart(reader, command, waiting);
    }
  }
  endPipeline();
  return script;
}

const newCommand = (): Command => ({ kind: 'command', words: [], redirections: [], input: [] });

const redirection = /(?:\d*|&)(<<<|<<-?|[<>]\(|<>|[<>]&|>>|>\||[<>])/y;

/** Reads a word or a redirection of a command. */
function readPart(reader: Reader, command: Command, waiting: Waiting[]): void {
  redirection.lastIndex = reader.at;
  const [whole, operator] = redirection.exec(reader.text) ?? [];
  if (whole === undefined || operator === undefined) {
    command.words.push(readWord(reader));
    return;
  }
  reader.at += whole.length;
  if (operator.endsWith('(')) {
    command.words.push(substitution(nested(reader, () => readScript(reader, ')'), [])));
    return;
  }
  while (reader.text.charAt(reader.at) === ' ' || reader.text.charAt(reader.at) === '\t') reader.at += 1;
  const start = reader.at;
  const target = readWord(reader);
  if (operator === '<<<') {
    command.input.push(target);
  } else if (operator.startsWith('<<')) {
    const isFilledIn = !/["'\\]/.test(reader.text.slice(start, reader.at));
    waiting.push({ command, end: target.text, isFilledIn, mayBeIndented: operator === '<<-' });
  } else {
    command.redirections.push({ operator, target });
  }
}

const substitution = (script: Script): Word => ({ text: expansion(), scripts: [script] });

function readDocument(reader: Reader, { command, end, isFilledIn, mayBeIndented }: Waiting): void {
  const lines: string[] = [];
  while (reader.at < reader.text.length) {
    const lineEnd = reader.text.indexOf('\n', reader.at);
    const line = reader.text.slice(reader.at, lineEnd === -1 ? undefined : lineEnd);
    reader.at = lineEnd === -1 ? reader.text.length : lineEnd + 1;
    if ((mayBeIndented ? line.replace(/^\t+/, '') : line) === end) break;
    lines.push(line);
  }
  const text = lines.join('\n');
  command.input.push(isFilledIn ? filledIn(reader, text) : { text, scripts: [] });
}

function filledIn(reader: Reader, text: string): Word {
  const inner: Reader = { ...reader, text, at: 0 };
  const word = readFilledIn(inner);
  reader.isWhole &&= inner.isWhole;
  return word;
}
