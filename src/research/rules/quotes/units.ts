/** Units of numbers. Numbers of one dimension compare after multiplication with their factors. */
export interface Unit {
  name: string;
  dimension: string;
  factor: number;
}

/** `dimension: name factor spellings; …`. Spellings are compared with case first, then in lower case. */
const table = `
percent: % 1 % percent per_cent pct prozent pourcent procent procento;
points: pp 1 pp ppt ppts percentage_point percentage_points percent_points prozentpunkt prozentpunkte; bp 0.01 bp basis_point basis_points
permille: permille 1 ‰ permille
time: ns 1e-9 ns nanosecond nanoseconds; μs 1e-6 μs us microsecond microseconds; ms 1e-3 ms msec msecs millisecond milliseconds millisekunden;
time: s 1 s sec secs second seconds sekunde sekunden secondes; min 60 min mins minute minutes minuten; h 3600 h hr hrs hour hours stunde stunden heures
time: day 86400 day days tag tage tagen jours; week 604800 week weeks woche wochen semaines
months: month 1 month months monat monate monaten mois; year 12 year years yr yrs jahr jahre jahren ans
data: B 1 B byte bytes; kB 1e3 kB KB kilobyte kilobytes; MB 1e6 MB mb megabyte megabytes; GB 1e9 GB gb gigabyte gigabytes; TB 1e12 TB tb terabyte terabytes; PB 1e15 PB pb petabyte petabytes
data: KiB 1024 KiB; MiB 1048576 MiB; GiB 1073741824 GiB; TiB 1099511627776 TiB
data: bit 0.125 bit bits; kbit 125 kb Kb kbit; Mbit 125e3 Mb Mbit megabit megabits; Gbit 125e6 Gb Gbit gigabit gigabits; Tbit 125e9 Tb Tbit
rate: bit/s 1 bit/s b/s bps; kbit/s 1e3 kbit/s kb/s kbps Kbps; Mbit/s 1e6 Mbit/s Mb/s Mbps mbps; Gbit/s 1e9 Gbit/s Gb/s Gbps gbps; kB/s 8e3 kB/s KB/s; MB/s 8e6 MB/s MBps; GB/s 8e9 GB/s GBps
length: nm 1e-9 nm nanometer nanometers nanometre nanometres; μm 1e-6 μm micron microns; mm 1e-3 mm millimeter millimeters millimetre millimetres; cm 1e-2 cm centimeter centimeters centimetre centimetres
length: m 1 m meter meters metre metres; km 1e3 km kilometer kilometers kilometre kilometres; in 0.0254 inch inches; ft 0.3048 ft feet foot; mi 1609.344 mi mile miles
mass: μg 1e-9 μg mcg; mg 1e-6 mg milligram milligrams; g 1e-3 g gram grams; kg 1 kg kilogram kilograms kilo kilos; t 1e3 t ton tons tonne tonnes tonnen; lb 0.45359237 lb lbs pound_mass
power: mW 1e-3 mW; W 1 W watt watts; kW 1e3 kW kilowatt kilowatts; MW 1e6 MW megawatt megawatts; GW 1e9 GW gigawatt gigawatts; TW 1e12 TW terawatt terawatts
energy: Wh 1 Wh; kWh 1e3 kWh; MWh 1e6 MWh; GWh 1e9 GWh; TWh 1e12 TWh; J 2.777777777777778e-4 J joule joules; kJ 0.2777777777777778 kJ; MJ 277.7777777777778 MJ
frequency: Hz 1 Hz hertz; kHz 1e3 kHz; MHz 1e6 MHz megahertz; GHz 1e9 GHz gigahertz
volume: ml 1e-3 ml mL milliliter milliliters millilitre millilitres; l 1 l L liter liters litre litres
celsius: °C 1 °C degrees_celsius
fahrenheit: °F 1 °F degrees_fahrenheit
kelvin: K 1 K kelvin
angle: ° 1 ° degree degrees
times: times 1 x × times fold mal fach
dollar: USD 1 $ usd us$ dollar dollars
euro: EUR 1 € eur euro euros
sterling: GBP 1 £ gbp
yen: JPY 1 ¥ jpy yen
rupee: INR 1 ₹ inr rupees
ordinal: ordinal 1 st nd rd th`;

const magnitudeTable = `1e3 thousand thousands tausend tsd mille 千; 1e4 万 萬; 1e5 lakh lakhs; 1e6 million millions millionen mio mn; 1e7 crore crores
1e8 亿 億; 1e9 billion billions bn milliarde milliarden mrd milliard milliards; 1e12 trillion trillions tn 兆`;

const units = new Map<string, Unit>();
for (const line of table.trim().split('\n')) {
  const [dimension = '', entries = ''] = line.split(/: (.*)/);
  for (const entry of entries.split(/;\s*/).filter((part) => part !== '')) {
    const [name = '', factor = '1', ...spellings] = entry.trim().split(' ');
    for (const spelling of spellings)
      units.set(spelling.replace('_', ' '), { name, dimension, factor: Number(factor) });
  }
}

const magnitudes = new Map<string, number>();
for (const entry of magnitudeTable.split(/[;\n]\s*/)) {
  const [factor = '1', ...words] = entry.trim().split(' ');
  for (const word of words) magnitudes.set(word, Number(factor));
}

/** The unit of a word or sign. Case is significant: Mb is not MB, mW is not MW. */
export function unitNamed(word: string): Unit | undefined {
  return units.get(word) ?? units.get(word.toLowerCase()) ?? caseless.get(word.toLowerCase());
}

/** Factors of "million" and similar words. */
export function magnitudeNamed(word: string): number | undefined {
  return magnitudes.get(word.toLowerCase());
}

/** Spellings in lower case that are unambiguous. */
const caseless = new Map<string, Unit>();
for (const [spelling, unit] of units)
  if (!caseless.has(spelling.toLowerCase())) caseless.set(spelling.toLowerCase(), unit);

/** Collects UTF-16 units, each with its offset in another text. */
export interface UnitWriter {
  write: (text: string, start: number, end: number) => void;
  /** Writes one unit that replaces one unit. */
  writeUnit: (unit: number, start: number) => void;
  replaceLast: (unit: string, end: number) => void;
  length: () => number;
  /** The last unit, or NaN. */
  last: () => number;
  /** The last few characters. */
  tail: (count: number) => string;
  finish: () => { text: string; starts: Uint32Array; ends: Uint32Array };
}

/** @param expected the approximate number of units. */
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
  // The number of arguments is limited by the stack.
  for (let at = 0; at < units.length; at += 8_192) parts.push(String.fromCharCode(...units.subarray(at, at + 8_192)));
  return parts.join('');
}
