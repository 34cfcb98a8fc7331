import type { Ledger } from './ledger.ts';

/** The joined claims that a text in TeX still cites, each as a sentence with the claim to cite. */
export function joinedIn(tex: string, ledger: Pick<Ledger, 'joined'>): string[] {
  const cited = [...tex.matchAll(/\\claim\{([^{}]*)\}/g)].flatMap(([, ids = '']) => ids.match(/C\d{3,}/g) ?? []);
  return [...new Set(cited)]
    .filter((id) => currentId(ledger, id) !== id)
    .map((id) => `${id} is now part of ${currentId(ledger, id)}: cite ${currentId(ledger, id)}`);
}

/** The present id of a claim, which changes when it is joined with another. */
export function currentId({ joined = [] }: Pick<Ledger, 'joined'>, id: string): string {
  return joined.find((one) => one.id === id)?.into ?? id;
}
