/** Collects UTF-16 units, each with the part of another text that it stands for. */
export interface UnitWriter {
  write: (text: string, start: number, end: number) => void;
  /** Writes one unit that stands for one unit. */
  writeUnit: (unit: number, start: number) => void;
  replaceLast: (unit: string, end: number) => void;
  length: () => number;
  /** The unit written last, or NaN. */
  last: () => number;
  /** The last few characters. */
  tail: (count: number) => string;
  finish: () => { text: string; starts: Uint32Array; ends: Uint32Array };
}

/** @param expected About how many units there will be. */
export function unitWriter(expected: number): UnitWriter {
  let units = new Uint16Array(expected + 16);
  let starts = new Uint32Array(expected + 16);
  let ends = new Uint32Array(expected + 16);
  let length = 0;

  const grow = () => {
    const size = units.length * 2;
    const [oldUnits, oldStarts, oldEnds] = [units, starts, ends];
    [units, starts, ends] = [new Uint16Array(size), new Uint32Array(size), new Uint32Array(size)];
    units.set(oldUnits);
    starts.set(oldStarts);
    ends.set(oldEnds);
  };
  return {
    write: (text, start, end) => {
      for (let index = 0; index < text.length; index += 1) {
        if (length === units.length) grow();
        units[length] = text.charCodeAt(index);
        starts[length] = start;
        ends[length] = end;
        length += 1;
      }
    },
    writeUnit: (unit, start) => {
      if (length === units.length) grow();
      units[length] = unit;
      starts[length] = start;
      ends[length] = start + 1;
      length += 1;
    },
    replaceLast: (unit, end) => {
      units[length - 1] = unit.charCodeAt(0);
      ends[length - 1] = end;
    },
    length: () => length,
    last: () => (length === 0 ? Number.NaN : (units[length - 1] ?? Number.NaN)),
    tail: (count) => String.fromCharCode(...units.subarray(Math.max(0, length - count), length)),
    finish: () => ({
      text: textOf(units.subarray(0, length)),
      starts: starts.slice(0, length),
      ends: ends.slice(0, length),
    }),
  };
}

function textOf(units: Uint16Array): string {
  const parts: string[] = [];
  // More arguments at once would overflow the stack.
  for (let at = 0; at < units.length; at += 8_192) parts.push(String.fromCharCode(...units.subarray(at, at + 8_192)));
  return parts.join('');
}
