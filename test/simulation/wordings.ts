import type { Random } from '../../src/base/algorithms.ts';

/** Ways to put one statement about a thing; those of a row say the same. */
const rewordings: readonly (readonly string[])[] = [
  [
    '{} loses the writes of its last second when the primary crashes.',
    'When the primary crashes, {} loses whatever was written in the last second.',
    'A crash of the primary costs {} the writes of the last second.',
    'With {}, writes of the last second are lost if the primary node crashes.',
  ],
  [
    '{} stores its snapshots in object storage once a day by default.',
    'By default {} writes a snapshot to object storage once a day.',
    'Once a day, unless configured otherwise, {} puts snapshots into object storage.',
    'The default of {} is one snapshot a day, kept in object storage.',
  ],
  [
    '{} cannot be upgraded without downtime of the whole cluster.',
    'An upgrade of {} needs the whole cluster to be down.',
    'Upgrading {} is not possible without taking the whole cluster down.',
    'The whole cluster has downtime whenever {} is upgraded.',
  ],
  [
    '{} needs a quorum of nodes before it accepts a write.',
    'Before a write is accepted, {} needs a quorum of its nodes.',
    'A write is accepted by {} only with a quorum of nodes.',
    'Without a quorum of nodes {} accepts no write.',
  ],
  [
    '{} is maintained by a single company that sells support for it.',
    'A single company maintains {} and sells support for it.',
    'Support for {} is sold by the one company that maintains it.',
    'One company alone maintains {}, and it sells support.',
  ],
  [
    '{} compresses old log segments in the background after an hour.',
    'After an hour, old log segments of {} are compressed in the background.',
    'In the background {} compresses log segments older than an hour.',
    'Log segments that are older than an hour get compressed by {} in the background.',
  ],
  [
    '{} encrypts traffic between its nodes with certificates of its own.',
    'Traffic between the nodes of {} is encrypted with its own certificates.',
    'Between nodes, {} encrypts all traffic, using certificates of its own.',
    '{} uses its own certificates to encrypt the traffic between nodes.',
  ],
  [
    '{} reads stale data from replicas that lag behind the leader.',
    'From replicas that lag behind the leader, {} reads stale data.',
    'Replicas of {} that lag behind the leader return stale data.',
    'Data read by {} from a replica lagging behind its leader can be stale.',
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
