import { mayBeCited } from './failed-quotes.ts';
import type { Claim, Source } from './ledger.ts';

/** Words that say more than lines of a file can. */
const generalising =
  /\b(?:all|any|every(?:thing|where|body)?|each|only|always|never|no|none|nothing|nowhere|nobody|not|without|everywhere|throughout|solely|exclusively|entire(?:ly)?|whole|generally|usually|typically|most|mainly|best|better|faster|safer|enough|sufficient(?:ly)?)\b/i;

/**
 * Whether a claim is a fact about the repository that code has verified: its words stand at a file and line, and it says nothing of
 * more than these lines; or it says that words stand nowhere, and code has searched again. No page can say more about it.
 */
export function isRepositoryFact(
  { text, evidence }: Pick<Claim, 'text' | 'evidence'>,
  sources: ReadonlyMap<string, Pick<Source, 'kind'>>,
): boolean {
  const citable = evidence.filter(mayBeCited);
  return (
    citable.length > 0 &&
    citable.every(({ source, check }) => sources.get(source)?.kind === 'repository' && check?.sound === true) &&
    (!generalising.test(text) || citable.every(({ searched }) => searched !== undefined))
  );
}
