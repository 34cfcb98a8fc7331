import type { Ledger } from './ledger.ts';

/** The id under which a claim is known now: another one where it was joined with it. */
export function currentId({ joined = [] }: Pick<Ledger, 'joined'>, id: string): string {
  return joined.find((one) => one.id === id)?.into ?? id;
}
