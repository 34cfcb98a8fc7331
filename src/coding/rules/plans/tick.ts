import { readTaskLine } from './tasks.ts';

const box = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+\[)[ xX](\])/;

/**
 * The text of a plan with a feature's boxes checked or unchecked: that of its task or, of a feature that an agent made, those in its lines.
 * All other text remains unchanged.
 * @param origin `file:line` or `file:from-to, from-to`, as the plan was read.
 */
export function markFeature(text: string, id: string, origin: string | null, mark: 'x' | ' '): string {
  const ranges = (origin ?? '').slice((origin ?? '').lastIndexOf(':') + 1).split(', ');
  const places = ranges.map((range) => range.split('-').map(Number));
  const isIn = (number: number) => places.some(([from = 0, to = 0]) => from <= number && number <= to);
  let number = 1;
  return text
    .split(/(\r\n|\r|\n)/)
    .map((part, index) => {
      // Every other part is a line end.
      if (index % 2 === 1) return part;
      const isOwn = readTaskLine(part.trim())?.id === id || isIn(number);
      number += 1;
      return isOwn ? part.replace(box, `$1${mark}$2`) : part;
    })
    .join('');
}
