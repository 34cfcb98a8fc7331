import type { Random } from '../../src/base/algorithms.ts';

/** Ways to put one statement about a thing; those of a row say the same. */
const rewordings: readonly (readonly string[])[] = [
  [
    '{} loses the writes of its last second when the primary crashes.',
    'When the primary crashes, {} loses whatever was written in the last second.',
    'A crash of the primary costs {} the writes of the last second.',
  ],
  [
    '{} stores its snapshots in object storage once a day by default.',
    'By default {} writes a snapshot to object storage once a day.',
    'Once a day, unless configured otherwise, {} puts snapshots into object storage.',
  ],
  [
    '{} cannot be upgraded without downtime of the whole cluster.',
    'An upgrade of {} needs the whole cluster to be down.',
    'Upgrading {} is not possible without taking the whole cluster down.',
  ],
];

const syllables = 'bal cor dex fen gri hol jun kes lum mor nix pol quar rus tam vel wex yor zan'.split(' ');

/** A name for the thing that findings with this number are about. */
function nameOf(number: number): string {
  const size = syllables.length;
  const parts = [number % size, Math.floor(number / size) % size, (number * 7 + 3) % size];
  const name = parts.map((part) => syllables[part]).join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A number for each finding of a world, by its id: findings of different facets differ. */
function numberOf(finding: string): number {
  let sum = 0;
  for (const [, digits = ''] of finding.matchAll(/(\d+)/g)) sum = sum * 53 + Number(digits);
  return sum + (finding.startsWith('junk') ? 100_000 : 0);
}

/** A finding in the words of somebody: any of its wordings, or always the first. */
export function wordingOf(finding: string, random: Random | undefined): string {
  const number = numberOf(finding);
  const row = rewordings[number % rewordings.length] ?? [];
  const wording = row[random === undefined ? 0 : Math.floor(random() * row.length)] ?? '';
  return wording.replace('{}', nameOf(Math.floor(number / rewordings.length)));
}
