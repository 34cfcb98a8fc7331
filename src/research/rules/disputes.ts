import { numberedId, type Claim, type Contradiction, type Ledger } from './ledger.ts';
import { verifiedText } from './verified-text.ts';

/** The origin of a contradiction between claims that code or a sorter compared. */
type Finder = Required<Pick<Contradiction, 'found_by' | 'raised_by'>>;

/**
 * The contradictions with two opposed claims. What contradicts one disputed claim becomes a further claim on the other side of its
 * contradiction, because one false statement would raise as many as there are true ones.
 */
export function withOpposed(
  { contradictions, looks }: Pick<Ledger, 'contradictions' | 'looks'>,
  [one, other]: readonly [Claim, Claim],
  finder: Finder,
): Contradiction[] {
  const ids = [one.id, other.id];
  if (contradictions.some((known) => opposes(known, ids))) return contradictions;
  const grown = contradictions.find((known) => known.status !== 'resolved' && ids.some((id) => isDisputed(known, id)));
  if (grown === undefined)
    return [
      ...contradictions,
      {
        id: numberedId('X', contradictions.length),
        statement: `${ids.join(' and ')} do not hold together as they stand`,
        sides: [one, other].map((claim) => verifiedText(claim, { looks })),
        claims: ids,
        raised_by: finder.raised_by,
        found_by: finder.found_by,
      },
    ];
  const [disputed, added] = isDisputed(grown, one.id) ? [one, other] : [other, one];
  const against = [...(grown.claims ?? []).filter((id) => id !== disputed.id), added.id];
  const first = grown.claims?.[0] === disputed.id ? grown.sides : grown.sides.toReversed();
  const more: Contradiction = {
    ...grown,
    statement: `${disputed.id} does not hold together with ${against.join(', ')} as they stand`,
    sides: [...(grown.disputed === undefined ? first : grown.sides), verifiedText(added, { looks })],
    claims: [disputed.id, ...against],
    disputed: disputed.id,
  };
  return contradictions.map((known) => (known === grown ? more : known));
}

/** The claims of each side; those of an agent's contradiction stand alone, because their sides are not known. */
export function sidesOf({ claims = [], disputed }: Pick<Contradiction, 'claims' | 'disputed'>): string[][] {
  const against = claims.filter((id) => id !== disputed);
  return disputed === undefined ? claims.map((id) => [id]) : [[disputed], against];
}

function opposes({ claims = [], disputed, found_by }: Contradiction, ids: readonly string[]): boolean {
  if (!ids.every((id) => claims.includes(id))) return false;
  if (disputed !== undefined) return ids.includes(disputed);
  return claims.length === 2 || found_by === undefined;
}

/** Whether all other claims of a contradiction oppose this one. */
function isDisputed({ claims = [], disputed, found_by }: Contradiction, id: string): boolean {
  if (found_by === undefined) return false;
  return disputed === undefined ? claims.length === 2 && claims.includes(id) : disputed === id;
}
