import { percent } from '../../research/rules/saturation.ts';
import { publisherOf } from '../../research/rules/independence.ts';
import { isCitable } from '../../research/rules/failed-quotes.ts';
import { relatedIds } from '../../research/rules/also-said.ts';
import { isFile } from '../../research/rules/ledger.ts';
import type { Checked, ReportFinding } from './finding.ts';
import { idsOf, isCite, type ReadReport } from './report-input.ts';

const mostOfOneSource = 0.25;
const mostOfOneDomain = 0.4;
/** With fewer citations, shares are not checked. */
const enoughCitations = 12;
const oldAfterYears = 8;
const mostOld = 0.5;
const leastPerHundredWords = 0.4;

/** B5 to B7: the report contains the findings, from several publishers, with working links. */
export function checkCoverage(report: ReadReport): Checked {
  const { findings: dead, unable } = deadLinks(report);
  return { findings: [...coverage(report), ...shares(report), ...density(report), ...dead], unable };
}

function coverage(report: ReadReport): ReportFinding[] {
  const used = new Set(report.paragraphs.flatMap(({ bindings }) => idsOf(bindings, 'claim')));
  const central = report.ledger.claims.filter(
    (claim) => claim.importance === 'central' && claim.verdict !== 'contradicted' && isCitable(claim),
  );
  // A linked finding is in the text with the one that it is linked to.
  const missing = central.filter(({ id }) => ![id, ...relatedIds(report.ledger, id)].some((one) => used.has(one)));
  if (missing.length === 0) return [];
  const severity = missing.length * 2 > central.length ? 'hard' : 'warning';
  const ids = missing.map(({ id }) => id);
  const shown = [...ids.slice(0, 6), ...(ids.length > 6 ? ['…'] : [])].join(', ');
  const message = `${missing.length} of ${central.length} central findings that may be cited stand nowhere in the text: ${shown}`;
  const fix = 'Work them in, each with its \\citep and \\claim: only a \\claim in the text counts.';
  return [report.finding('B5', severity, null, message, fix)];
}

function shares(report: ReadReport): ReportFinding[] {
  const keys = report.bindings.filter(isCite).flatMap(({ binding }) => binding.ids);
  const sources = keys.flatMap((key) => report.sourcesByKey.get(key) ?? []);
  const distinct = [...new Set(sources)];
  if (sources.length < enoughCitations) return [];
  const findings: ReportFinding[] = [];
  const warn = (message: string, fix: string) => findings.push(report.finding('B6', 'warning', null, message, fix));
  const [topKey, keyCount] = commonest(sources.map(({ key }) => key));
  if (keyCount / sources.length > mostOfOneSource)
    warn(
      `${percent(keyCount / sources.length)} of all citations are of ${topKey}`,
      'Bring in other sources for the same statements, or say that the report leans on this one.',
    );
  const web = distinct.filter((source) => !isFile(source));
  const [topDomain, domainCount] = commonest(web.map(({ url }) => publisherOf(url) || url));
  if (web.length >= enoughCitations / 2 && domainCount / web.length > mostOfOneDomain)
    warn(
      `${percent(domainCount / web.length)} of the cited sources are of ${topDomain}`,
      'Bring in independent sources, where there are any.',
    );
  const year = Number(report.today.slice(0, 4));
  const dated = distinct.flatMap((source) =>
    source.year === null || !/^\d{4}/.test(source.year) ? [] : [Number(source.year.slice(0, 4))],
  );
  const old = dated.filter((one) => year - one > oldAfterYears).length;
  if (dated.length >= 6 && old / dated.length > mostOld)
    warn(
      `${percent(old / dated.length)} of the dated sources are older than ${oldAfterYears} years`,
      'Say so, or search for newer ones.',
    );
  const [late] = distinct.filter((source) => Number(source.year ?? 0) > year + 1);
  if (late !== undefined)
    warn(`${late.key} is dated ${late.year}, which has not come yet`, 'Do not draw any conclusion from its date.');
  return findings;
}

function density(report: ReadReport): ReportFinding[] {
  const words = new Map<string, number>();
  const cites = new Map<string, number>();
  for (const { section, text, bindings } of report.paragraphs) {
    words.set(section, (words.get(section) ?? 0) + text.split(' ').length);
    cites.set(section, (cites.get(section) ?? 0) + idsOf(bindings, 'cite').length);
  }
  return [...words].flatMap(([section, count]) => {
    const perHundred = (100 * (cites.get(section) ?? 0)) / count;
    if (!/finding/i.test(section) || count < 150 || perHundred >= leastPerHundredWords) return [];
    const message = `“${section}” has ${perHundred.toFixed(1)} citations per 100 words`;
    return [report.finding('B6', 'warning', null, message, 'Cite the source of each statement.')];
  });
}

/** Links that failed when their page was fetched; this makes no network requests. */
function deadLinks(report: ReadReport): Checked {
  if (report.pages === undefined) return { findings: [], unable: [{ id: 'B7', reason: 'no source was fetched yet' }] };
  const seen = new Set<string>();
  const findings: ReportFinding[] = [];
  let unknown = 0;
  for (const { binding } of report.bindings.filter(isCite)) {
    for (const key of binding.ids) {
      const source = report.sourcesByKey.get(key);
      if (source === undefined || seen.has(key) || isFile(source)) continue;
      seen.add(key);
      const page = report.pageOf(source);
      const message = `The page of ${key} is gone: ${page?.reason?.sentence ?? 'not found'}`;
      const fix = 'Cite another source for it, or take the sentence out.';
      if (page === undefined || page.outcome === 'could-not-run') unknown += 1;
      else if (page.outcome === 'dead') findings.push(report.finding('B7', 'hard', binding.at, message, fix));
    }
  }
  const reason = `whether ${unknown} of ${seen.size} cited pages are there is not known`;
  return { findings, unable: unknown === 0 ? [] : [{ id: 'B7', reason }] };
}

function commonest(names: readonly string[]): [name: string, count: number] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce<[string, number]>((top, one) => (one[1] > top[1] ? one : top), ['', 0]);
}
