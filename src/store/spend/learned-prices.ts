import { join } from 'node:path';
import { isPrice, priceFrom, type LearnedPrices } from '../../engine/spend/prices.ts';
import type { CostRow } from '../../engine/session/transcript-row.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import { projectFolder } from '../project.ts';

const pricesFile = (root: string) => join(root, projectFolder, 'prices.json');

/** What models have cost in this project, in USD for a million input tokens; empty when nothing was learned yet. */
export function readPrices(root: string): LearnedPrices {
  const json = readJson(pricesFile(root));
  if (typeof json !== 'object' || json === null) return new Map();
  return new Map(Object.entries(json).filter((entry): entry is [string, number] => isPrice(entry[1])));
}

/** Keeps what a charge tells of the prices of models that were used at their plain price only. */
export function learnPrices(root: string, { models, complete }: CostRow, surcharged: ReadonlySet<string>): void {
  if (!complete) return;
  const known = readPrices(root);
  const learned = new Map(known);
  for (const { model, usd, usage } of models) {
    const price = priceFrom(usd, usage.weight, usage.searches);
    if (price !== undefined && !surcharged.has(model)) learned.set(model, price);
  }
  if ([...learned].every(([model, price]) => known.get(model) === price)) return;
  writeAtomic(pricesFile(root), `${JSON.stringify(Object.fromEntries(learned), undefined, 2)}\n`);
}
