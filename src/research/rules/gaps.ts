import { openContradictions, type Claim, type Ledger, type Source } from './ledger.ts';
import type { SnapshotRow } from './pages/snapshot-row.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { optionsWithout } from './answers.ts';
import { hasFailed, isCitable, mayBeCited } from './failed-quotes.ts';
import { independentSources, sourcesById } from './distrust.ts';
import { isOfRepository, mayHaveSecond } from './judged.ts';
import { attemptsOf, togetherWith, type Gap } from './gap.ts';
import { verifiedText } from './verified-text.ts';
import { canonicalAddress, pageAddress } from './pages/addresses.ts';

/** Stored pages that no agent has quoted, such as those that a person added, in order of arrival. */
export function unusedPages(ledger: Ledger, pages: Iterable<SnapshotRow>): SnapshotRow[] {
  const byId = sourcesById(ledger);
  const quoted = ledger.claims.flatMap(({ evidence }) =>
    evidence.flatMap(({ source, url }) => {
      const known = byId.get(source);
      return known === undefined ? [] : [known.canonical, ...[known.url, url ?? known.url].flatMap(addressesOf)];
    }),
  );
  const used = new Set(quoted);
  return [...pages]
    .filter(({ outcome, page, canonical, final_url }) => {
      return outcome === 'stored' && ![page, canonical, ...addressesOf(final_url)].some((address) => used.has(address));
    })
    .sort((one, other) => (one.fetched_at < other.fetched_at ? -1 : 1));
}

function addressesOf(url: string): string[] {
  return [pageAddress(url), canonicalAddress(url)];
}

/** A gap remains after this many attempts in valid iterations. */
const mostAttempts = 2;
/** Characters of the paths in one task. */
const mostOfDocuments = 600;
const longestPath = 200;
const localPrefix = 'repository:';
/** The prefix of a second attempt, so that the task differs. */
const retold = 'A first search brought nothing; use other terms, languages and kinds of source. ';

/**
 * The gaps in the findings, worst first: unused stored pages, central findings whose quotes are not in their source or that were refuted,
 * contradictions with findings on each side, of which one is central, central findings of one origin or without a primary source, options
 * of the goal without findings. Gaps with enough attempts are left out; a second origin is searched once.
 * @param pages the outcomes of all requested pages.
 * @param carried the findings that carry the report, as far as it is written.
 */
export function gapsOf(
  ledger: Ledger,
  pages: Iterable<SnapshotRow> = [],
  carried: ReadonlySet<string> = new Set(),
): Gap[] {
  const sources = sourcesById(ledger);
  const central = ledger.claims.filter(({ importance }) => importance === 'central');
  const tried = attemptsOf(ledger);
  return [
    ...toRead(unusedPages(ledger, pages)),
    ...central.filter(isLead).map((claim) => leadTo(claim, sources)),
    ...central.filter(({ verdict }) => verdict === 'contradicted').map((claim) => refuted(claim, ledger)),
    ...openContradictions(ledger)
      .filter((one) => one.claims?.some((side) => central.some((claim) => claim.id === side)))
      .map(({ id, statement, claims: sides = [] }) => {
        const said = ledger.claims.filter((one) => sides.includes(one.id)).map((one) => verifiedText(one, ledger));
        return {
          id,
          task: `Sources disagree (${id}). Find out which side holds, under which conditions, and why they differ: ${allWords(`${statement} (${said.join(' / ')})`)}`,
        };
      }),
    ...secondSources(
      ofOneOrigin(central, sources).filter(({ id }) => !tried.has(`${id}:second-source`)),
      ledger,
      carried,
    ),
    ...central
      .filter(hasSound)
      .filter((claim) => isSecondHand(claim, sources))
      .map(({ id, text }) => ({
        id: `${id}:primary-source`,
        task: `This is known from second-hand sources only. Find where it comes from, and what exactly was measured or laid down there: ${allWords(text)}`,
      })),
  ]
    .filter(({ id }) => (tried.get(id) ?? 0) < mostAttempts)
    .map((gap) => ({ ...gap, task: `${(tried.get(gap.id) ?? 0) > 0 ? retold : ''}${gap.task}` }))
    .concat(gapsOfOptions(ledger, tried));
}

/** The most options of one task. */
const mostTogether = 3;

/**
 * The tasks to research options of the user's questions without a finding, so that a comparison has no empty cells: several in one task.
 * Answered questions are included, because the answer may not cover every option.
 */
function gapsOfOptions(ledger: Ledger, tried: ReadonlyMap<string, number>): Gap[] {
  const texts = ledger.claims.filter(isCitable).map(({ text }) => text);
  return ledger.questions.flatMap((question) => {
    const thin = optionsWithout(question, texts)
      .map((option) => ({ option, key: `option:${option.toLowerCase()}` }))
      .filter(({ key }) => (tried.get(key) ?? 0) < mostAttempts);
    const groups = Array.from({ length: Math.ceil(thin.length / mostTogether) }, (_, at) =>
      thin.slice(at * mostTogether, (at + 1) * mostTogether),
    );
    return groups.map((group): Gap => {
      const named = group.map(({ option }) => option).join(', ');
      return {
        id: group.map(({ key }) => key).join(togetherWith),
        task: `Research ${named} for the open question ${question.id}, each by itself, in its own documentation first: report what it says to each question of the goal, and what it says nothing about, with the words searched for: ${allWords(question.text)}`,
        kind: 'options',
        question: question.id,
      };
    });
  });
}

/** The most findings of one task. */
const mostAlone = 5;

/** The tasks to find another party that says what one party alone says, and that others can say: those that carry the report first. */
function secondSources(alone: readonly Claim[], ledger: Ledger, carried: ReadonlySet<string>): Gap[] {
  const sources = sourcesById(ledger);
  const wanted = alone
    .filter(mayHaveSecond)
    .toSorted((one, other) => Number(carried.has(other.id)) - Number(carried.has(one.id)));
  return Array.from({ length: Math.ceil(wanted.length / mostAlone) }, (_, at): Gap => {
    const group = wanted.slice(at * mostAlone, (at + 1) * mostAlone);
    const listed = group.map((claim) => {
      const said = [
        ...new Set(
          claim.evidence.flatMap(({ source }) => sources.get(source)?.party ?? sources.get(source)?.title ?? []),
        ),
      ];
      return `${claim.id} (of ${said.map((one) => quotedWords(one, longestParty)).join(', ')}): ${allWords(verifiedText(claim, ledger))}`;
    });
    return {
      id: group.map(({ id }) => `${id}:second-source`).join(togetherWith),
      task: `One party alone says each of these. Find what others say of it, each with its own numbers, also where they deny it: ${listed.join('; ')}`,
      kind: 'second-source',
    };
  });
}

const longestParty = 80;

/** One task for each page; several documents of the project share a task of an analyst. */
function toRead(rows: readonly SnapshotRow[]): Gap[] {
  const documents = rows.filter(({ url }) => url.startsWith(localPrefix));
  const groups: SnapshotRow[][] = [];
  let room = 0;
  for (const row of documents) {
    room -= nameOf(row).length;
    if (room < 0) {
      groups.push([]);
      room = mostOfDocuments - nameOf(row).length;
    }
    groups.at(-1)?.push(row);
  }
  const pages = rows.filter(({ url }) => !url.startsWith(localPrefix)).map(pageToRead);
  return [...groups.map(documentsToRead), ...pages];
}

function pageToRead({ page, url, title }: SnapshotRow): Gap {
  const named = title === null ? '' : ` (${allWords(title)})`;
  const task = `Its text is stored, but nobody has used it: read ${quotedWords(url)}${named}, and report what it says about the goal.`;
  return { id: `page:${page}`, task };
}

function documentsToRead(rows: readonly SnapshotRow[]): Gap {
  const named = rows.map(nameOf).join(', ');
  const task =
    rows.length === 1
      ? `Its text is stored, but nobody has used it: read the document ${named} of the project, and report what it says about the goal.`
      : `Nobody has used them: read the documents ${named} of the project, and report what each says about the goal.`;
  return { id: `page:${rows[0]?.page ?? ''}`, task, local: true };
}

/** The path of a document of the project; with a PDF also its stored text, which quotes are checked against. */
function nameOf({ url, snapshot, pages }: SnapshotRow): string {
  const path = quotedWords(url.slice(localPrefix.length), longestPath);
  return pages === undefined || snapshot === null ? path : `${path} (snapshots/${snapshot}.txt)`;
}

/** Whether a claim has no citable evidence but may still be true. */
function isLead({ evidence }: Claim): boolean {
  const isUntrue = evidence.some(({ check }) => check?.verdict === 'found');
  return evidence.length > 0 && !isUntrue && !evidence.some(mayBeCited);
}

function leadTo({ id, text, evidence }: Claim, sources: ReadonlyMap<string, Source>): Gap {
  const why = evidence.some(hasFailed) ? 'the quote does not stand in it' : 'nothing in it can be cited';
  if (evidence.every(({ source }) => sources.get(source)?.kind === 'repository'))
    return {
      id: `${id}:quote`,
      task: `A file of the project was quoted for this, but ${why}. Quote the lines that say it, or what is true instead: ${allWords(text)}`,
      local: true,
    };
  return {
    id: `${id}:quote`,
    task: `A source was quoted for this, but ${why}. Find a source that really says it, or what is true instead: ${allWords(text)}`,
  };
}

/** The task for a refuted finding: the correct statement is often in the next line of its page. */
function refuted({ id, text }: Claim, { looks = [] }: Ledger): Gap {
  const vote = looks.findLast(({ claim, verdict }) => claim === id && verdict === 'contradicted');
  const why = vote?.reason == null ? '' : `, because ${allWords(vote.reason)}`;
  return {
    id: `${id}:refuted`,
    task: `This was refuted${why}. Find what holds instead, with its numbers and conditions, and hand that in: ${allWords(text)}`,
  };
}

/** Whether some evidence may count; unchecked evidence may. */
export function hasSound({ evidence }: Claim): boolean {
  return evidence.some(({ check }) => check === undefined || check.sound || check.verdict === 'could-not-run');
}

function isSecondHand({ evidence }: Claim, sources: ReadonlyMap<string, Source>): boolean {
  const citable = evidence.filter(mayBeCited);
  return (citable.length > 0 ? citable : evidence).every(({ source }) => sources.get(source)?.kind === 'secondary');
}

/** Claims of one origin, without facts of the repository, which cannot have another. */
export function ofOneOrigin(claims: readonly Claim[], sources: ReadonlyMap<string, Source>): Claim[] {
  return claims
    .filter((claim) => hasSound(claim) && independentSources(claim, sources) <= 1)
    .filter((claim) => !isOfRepository(claim, sources));
}
