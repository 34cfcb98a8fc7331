/** Size of a character cell, in SVG units. */
const cell = { width: 8.4, height: 18 };
const margin = 14;
const colours = { text: '#d4d4d4', background: '#1e1e1e' };
/** The sixteen colours of a terminal, normal ones first. */
const palette =
  '#1e1e1e #f14c4c #23d18b #e5c07b #569cd6 #c678dd #4ec9b0 #d4d4d4 #808080 #f14c4c #23d18b #e5c07b #569cd6 #c678dd #4ec9b0 #ffffff'.split(
    ' ',
  );

const escape = String.fromCharCode(27);
const colourSequence = new RegExp(`(${escape}\\[[\\d;:]*m)`);

interface Style {
  colour: string;
  background: string | undefined;
  isBold: boolean;
  isDim: boolean;
}

const plain: Style = { colour: colours.text, background: undefined, isBold: false, isDim: false };

/**
 * A picture of a terminal's screen as an SVG document.
 * @param screen as `tmux capture-pane -e` prints it: text with the escape sequences of colours.
 * @param columns the width of the screen in characters.
 */
export function svgOfScreen(screen: string, columns: number): string {
  const lines = screen.trimEnd().split('\n');
  const width = columns * cell.width + 2 * margin;
  const height = lines.length * cell.height + 2 * margin;
  let style = plain;
  const body = lines.flatMap((line, row) => {
    let column = 0;
    return line.split(colourSequence).flatMap((part) => {
      if (part.startsWith(escape)) {
        style = restyled(style, part.slice(2, -1).split(/[;:]/).map(Number));
        return [];
      }
      const at = column;
      column += Array.from(part).length;
      return part === '' ? [] : [run(part, at, row, style)];
    });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height}" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14">`,
    `<rect width="100%" height="100%" rx="8" fill="${colours.background}"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

/** One piece of text in one style; its length is fixed, so that columns stay in line in every font. */
function run(text: string, column: number, row: number, { colour, background, isBold, isDim }: Style): string {
  const [x, y] = [margin + column * cell.width, margin + row * cell.height];
  const length = (Array.from(text).length * cell.width).toFixed(1);
  const box =
    background === undefined
      ? ''
      : `<rect x="${x.toFixed(1)}" y="${y}" width="${length}" height="${cell.height}" fill="${background}"/>`;
  if (text.trim() === '') return box;
  const weight = `${isBold ? ' font-weight="bold"' : ''}${isDim ? ' opacity="0.6"' : ''}`;
  const shown = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `${box}<text x="${x.toFixed(1)}" y="${y + 13}" textLength="${length}" xml:space="preserve" fill="${colour}"${weight}>${shown}</text>`;
}

function restyled(style: Style, codes: readonly number[]): Style {
  const [code = 0, ...others] = codes;
  if (code === 38 || code === 48) {
    const [colour, used] = extended(others);
    const next = code === 38 ? { ...style, colour } : { ...style, background: colour };
    return others.length > used ? restyled(next, others.slice(used)) : next;
  }
  const next = basic(style, code);
  return others.length > 0 ? restyled(next, others) : next;
}

function basic(style: Style, code: number): Style {
  if (code === 0) return plain;
  if (code === 1) return { ...style, isBold: true };
  if (code === 2) return { ...style, isDim: true };
  if (code === 22) return { ...style, isBold: false, isDim: false };
  if (code === 39) return { ...style, colour: colours.text };
  if (code === 49) return { ...style, background: undefined };
  if (code === 7) return { ...style, colour: colours.background, background: style.colour };
  if (code === 27) return { ...style, colour: colours.text, background: undefined };
  if (code >= 30 && code <= 37) return { ...style, colour: palette[code - 30] ?? colours.text };
  if (code >= 90 && code <= 97) return { ...style, colour: palette[code - 82] ?? colours.text };
  return style;
}

/** A colour of `5;n` or `2;r;g;b`, and how many numbers it takes. */
function extended([kind, ...numbers]: readonly number[]): [colour: string, used: number] {
  if (kind === 2) return [`rgb(${numbers.slice(0, 3).join(',')})`, 4];
  const [index = 7] = numbers;
  if (index < 16) return [palette[index] ?? colours.text, 2];
  if (index >= 232)
    return [
      `rgb(${Array(3)
        .fill(8 + (index - 232) * 10)
        .join(',')})`,
      2,
    ];
  const level = (value: number) => (value === 0 ? 0 : 55 + value * 40);
  const cube = [Math.floor((index - 16) / 36), Math.floor((index - 16) / 6) % 6, (index - 16) % 6];
  return [`rgb(${cube.map(level).join(',')})`, 2];
}
