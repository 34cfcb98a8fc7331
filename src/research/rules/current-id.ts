import type { Ledger } from './ledger.ts';

/** The present id of a claim, which changes when it is joined with another. */
export function currentId({ joined = [] }: Pick<Ledger, 'joined'>, id: string): string {
  return joined.find((one) => one.id === id)?.into ?? id;
}
