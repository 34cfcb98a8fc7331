/** Nothing that we write or read is nested half as deep. */
const deepest = 64;

const quote = 0x22;
const escape = 0x5c;
/** Of a bracket with the bit set in which it differs from its brace. */
const opening = 0x7b;
const closing = 0x7d;
const braceBit = 0x20;

/**
 * The value that a JSON text stands for. A text that is nested deep is refused unparsed: parsing megabytes of brackets takes
 * seconds, and whatever walks through the value, such as JSON.stringify, would run out of stack.
 * @throws SyntaxError when it is none, or nested deeper than 64.
 */
export function parseJson(text: string): unknown {
  if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${deepest} levels`);
  return JSON.parse(text);
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === quote) index = endOfString(text, index);
    else if ((character | braceBit) === opening) depth += 1;
    else if ((character | braceBit) === closing) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** The place of the quote that closes the string which opens at `start`; the text's end when none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === escape) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
