import { cut, excerpt } from '../../base/errors.ts';
import { counted } from '../../base/text.ts';
import type { RecordResult } from './record.ts';
import { verdictWords } from './verified-text.ts';

const mostIds = 12;

/**
 * What a record changed, by ids in a line: its output stays in the context of the session, which needs no findings, because agents write
 * them up.
 */
export function describeChanges({ failedQuotes, newVerdicts, opened, resolved, ledger }: RecordResult): string {
  const byVerdict = new Map<string, string[]>();
  for (const claim of newVerdicts) {
    const verdict = verdictWords(claim, ledger) ?? 'unverified';
    byVerdict.set(verdict, [...(byVerdict.get(verdict) ?? []), claim.id]);
  }
  const changes: [string, string[]][] = [
    ...byVerdict,
    ['quotes fail', failedQuotes.map(({ claim }) => claim)],
    ['no longer contested', resolved],
    ['new', opened],
  ];
  const parts = changes.flatMap(([what, ids]) => {
    const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : '';
    return ids.length === 0 ? [] : `${what} ${[...new Set(ids)].slice(0, mostIds).join(', ')}${more}`;
  });
  return parts.length === 0 ? '' : `${parts.join('; ')}: \`autonomous-workflow evidence\` has them.`;
}

interface Fetched {
  stored: number;
  dead: number;
  could_not_run: number;
  left: number;
  works?: { found: number; unknown: number; could_not_run: number; reason: string | null } | undefined;
}

/** The outcome of fetching sources and of asking catalogues about papers. */
export function describeFetched(fetched: Fetched | undefined, isFetching: boolean): string {
  const off = isFetching
    ? ''
    : 'Sources are not fetched (fetch_sources is false): no quote from the web can be checked.';
  if (fetched === undefined) return off;
  const { stored, dead, could_not_run, left, works } = fetched;
  const counts = `Sources fetched: ${stored} stored, ${dead} dead, ${could_not_run} could not be read${left === 0 ? '' : `, ${left} left for the next record`}.`;
  const more = dead + could_not_run === 0 ? '' : ' `autonomous-workflow source` says why.';
  return [counts + more, works === undefined ? '' : describeWorks(works), off].filter((part) => part !== '').join('\n');
}

const longestReason = 140;

function describeWorks({ found, unknown, could_not_run, reason }: NonNullable<Fetched['works']>): string {
  const why = cut(excerpt(reason ?? 'no answer'), longestReason);
  const failed = could_not_run === 0 ? '' : `, ${could_not_run} could not be asked about (${why})`;
  return `Authors, years and venues: ${found} of ${counted(found + unknown + could_not_run, 'paper')} found in catalogues${failed}.`;
}
