import { plainOf } from '../plain-text.ts';
import { escapeHtml } from './html-text.ts';
import { argumentsAt } from '../scan.ts';

/** Pixels for a millimetre. */
const scale = 6;

/**
 * A `picture` environment of TeX as SVG in the colour of the surrounding text. Supports the elements of generated figures: lines,
 * curves, circles, bars, frames and words.
 * @param tex the text between `\begin{picture}` and `\end{picture}`.
 */
export function pictureSvg(tex: string): string {
  const [, width = '100', height = '50', left = '0', bottom = '0'] =
    /^\s*\(([\d.-]+),([\d.-]+)\)(?:\(([\d.-]+),([\d.-]+)\))?/.exec(tex) ?? [];
  const [w, h, x0, y0] = [width, height, left, bottom].map(Number) as [number, number, number, number];
  const x = (value: number) => round((value - x0) * scale);
  const y = (value: number) => round((h - (value - y0)) * scale);
  const parts: string[] = [];
  for (const match of tex.matchAll(/\\qbezier((?:\([\d.-]+,[\d.-]+\)){3})/g)) {
    const [a, b, c] = [...(match[1] ?? '').matchAll(/\(([\d.-]+),([\d.-]+)\)/g)].map(
      ([, px, py]) => `${x(Number(px))} ${y(Number(py))}`,
    );
    parts.push(`<path d="M${a} Q${b} ${c}" fill="none" stroke="currentColor"/>`);
  }
  for (const match of tex.matchAll(/\\put\(([\d.-]+),([\d.-]+)\)/g)) {
    const { groups } = argumentsAt(tex, match.index + match[0].length);
    parts.push(drawn(groups[0] ?? '', [Number(match[1]), Number(match[2])], { x, y }));
  }
  const size = `0 0 ${round(w * scale)} ${round(h * scale)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" role="img" font-family="sans-serif" font-size="18">${parts.join('')}</svg>`;
}

/** The pixels of a position in millimetres. */
type Scale = Record<'x' | 'y', (value: number) => number>;

function drawn(tex: string, [px, py]: readonly [number, number], { x, y }: Scale): string {
  const line = /^\\line\(([\d.-]+),([\d.-]+)\)\{([\d.]+)\}/.exec(tex);
  if (line !== null) {
    const [dx, dy, length] = [Number(line[1]), Number(line[2]), Number(line[3])];
    const steep = dx === 0 ? 0 : dy / Math.abs(dx);
    const [ex, ey] = dx === 0 ? [px, py + Math.sign(dy) * length] : [px + Math.sign(dx) * length, py + steep * length];
    return `<line x1="${x(px)}" y1="${y(py)}" x2="${x(ex)}" y2="${y(ey)}" stroke="currentColor"/>`;
  }
  const circle = /^\\circle(\*?)\{([\d.]+)\}/.exec(tex);
  if (circle !== null) {
    const fill = circle[1] === '*' ? 'currentColor' : 'none';
    return `<circle cx="${x(px)}" cy="${y(py)}" r="${round((Number(circle[2]) / 2) * scale)}" fill="${fill}" stroke="currentColor"/>`;
  }
  const bar = /^\\rule\{([\d.]+)mm\}\{([\d.]+)mm\}/.exec(tex) ?? /^\\framebox\(([\d.]+),([\d.]+)\)/.exec(tex);
  if (bar !== null) {
    const [w, h] = [Number(bar[1]), Number(bar[2])];
    const fill = tex.startsWith('\\rule') ? 'currentColor' : 'none';
    return `<rect x="${x(px)}" y="${y(py + h)}" width="${round(w * scale)}" height="${round(h * scale)}" fill="${fill}" stroke="currentColor"/>`;
  }
  const box = /^\\makebox\(0,0\)(?:\[([lr])\])?/.exec(tex);
  if (box === null) return '';
  const words = plainOf(argumentsAt(tex, box[0].length).groups[0] ?? '').trim();
  const anchor = box[1] === 'r' ? 'end' : box[1] === 'l' ? 'start' : 'middle';
  return `<text x="${x(px)}" y="${y(py)}" fill="currentColor" text-anchor="${anchor}" dominant-baseline="central">${escapeHtml(words)}</text>`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
