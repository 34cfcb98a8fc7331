/**
 * The characters outside ASCII that pdflatex prints as they stand, as inclusive ranges in hexadecimal: the union of
 * LaTeX's own ot1enc.dfu, t1enc.dfu, ts1enc.dfu and omsenc.dfu, less those that print nothing or that the report's
 * lint would rather see spelled out (no-break space, zero-width characters, byte order mark).
 */
const printableRanges =
  'A1-AC AE-125 128-137 139-13E 141-148 14A-165 168-17E 192 1C4-1D4 1E2-1E3 1E6-1EB 1F0 1F4-1F5 218-21B 232-233 237 ' +
  '2C7 2D8-2D9 2DB 2DD E3F 1E02-1E03 1E0D 1E1E-1E21 1E25 1E30-1E31 1E37 1E43 1E45 1E47 1E5B 1E63 1E6D 1E8E-1E91 1E9E ' +
  '1EF2-1EF3 2010-2016 2018-201A 201C-201E 2020-2022 2030-2031 2039-203B 203D 2044 204E 2052 20A1 20A4 20A6 20A9 ' +
  '20AB-20AC 20B1 2103 2116-2117 211E 2120 2122 2126-2127 212E 2190-2193 2329-232A 2422-2423 25E6 25EF 266A 27E8-27E9 ' +
  '3008-3009 FB00-FB06';

function expand(ranges: string): ReadonlySet<number> {
  const points = new Set<number>();
  for (const range of ranges.split(' ')) {
    const [first = '', last = first] = range.split('-');
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point += 1) points.add(point);
  }
  return points;
}

/** Code points above ASCII that may stand unchanged in a file for pdflatex with the report's preamble. */
export const printableCodePoints: ReadonlySet<number> = expand(printableRanges);
