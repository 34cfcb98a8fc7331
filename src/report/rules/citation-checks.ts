import { isFile } from '../../research/rules/ledger.ts';
import { isCitable, mayBeCited } from '../../research/rules/failed-quotes.ts';
import type { Checked, ReportFinding } from './finding.ts';
import { isCite, type ReadReport } from './report-input.ts';
import { commandsIn } from './scan.ts';

/** A1 to A5: every cited source is in the bibliography, and the bibliography is generated from the ledger. */
export function checkCitations(report: ReadReport): Checked {
  const { bibliography, generatedBibliography } = report;
  const isMissing = bibliography === undefined;
  const message = isMissing ? 'sources.bib is missing' : 'sources.bib is not what the ledger gives';
  const fix = `Run \`autonomous-workflow compile\`: it writes it anew.${isMissing ? '' : ' Never edit it.'}`;
  const { findings: unread, unable } = unstored(report);
  return {
    findings: [
      ...unknownKeys(report),
      ...hiddenEntries(report),
      ...duplicates(report),
      ...foreignEntries(report, bibliography ?? ''),
      ...(bibliography === generatedBibliography
        ? []
        : [{ ...report.finding('A4', 'hard', null, message, fix), file: 'sources.bib' }]),
      ...unread,
    ],
    unable,
  };
}

function citedKeys(report: ReadReport): Map<string, number> {
  const keys = new Map<string, number>();
  for (const { binding } of report.bindings.filter(isCite)) {
    for (const key of binding.ids) if (!keys.has(key)) keys.set(key, binding.at);
  }
  return keys;
}

function unknownKeys(report: ReadReport): ReportFinding[] {
  const folded = new Map([...report.sourcesByKey.keys()].map((key) => [key.toLowerCase(), key]));
  return [...citedKeys(report)].flatMap(([key, at]) => {
    if (report.sourcesByKey.has(key)) return [];
    const meant = folded.get(key.toLowerCase());
    const fix =
      meant === undefined
        ? 'Cite a key that `autonomous-workflow evidence` prints, or remove the sentence: no source of the ledger has this key.'
        : `Write the key as ${meant}: keys are case-sensitive.`;
    return [report.finding('A1', 'hard', at, `The cited key ${key} is not in sources.bib`, fix)];
  });
}

function hiddenEntries(report: ReadReport): ReportFinding[] {
  const { scanned, sourcesByKey, finding } = report;
  const nocite = commandsIn(scanned.visible, /^nocite$/, scanned.bodyFrom, scanned.bodyTo);
  const everything = nocite.filter(({ groups }) => groups[0]?.trim() === '*');
  const listed = new Set(nocite.flatMap(({ groups }) => (groups[0] ?? '').split(',').map((key) => key.trim())));
  const cited = citedKeys(report);
  const barred = barredSources(report);
  const unused = [...sourcesByKey].flatMap(([key, { id }]) =>
    cited.has(key) || listed.has(key) || barred.has(id) ? [] : [key],
  );
  const all = '\\nocite{*} makes every stored source appear used';
  const findings = everything.map(({ at }) =>
    finding('A2', 'hard', at, all, 'Remove it; cite a source where it is used.'),
  );
  for (const { at, groups } of nocite) {
    for (const key of (groups[0] ?? '').split(',').map((one) => one.trim()))
      if (key !== '*' && key !== '' && !sourcesByKey.has(key))
        findings.push(finding('A1', 'hard', at, `The key ${key} of \\nocite is not in sources.bib`, 'Remove it.'));
  }
  if (unused.length > 0) {
    const some = `${unused.slice(0, 5).join(', ')}${unused.length > 5 ? ', …' : ''}`;
    const message = `${unused.length} of ${sourcesByKey.size} sources of the ledger are cited nowhere: ${some}`;
    const fix = 'Use what is relevant in them; the printed bibliography leaves them out.';
    findings.push(finding('A2', 'warning', null, message, fix));
  }
  return findings;
}

/** Sources that must not be cited, because none of their findings may be asserted. */
function barredSources({ ledger }: ReadReport): ReadonlySet<string> {
  const usable = new Set<string>();
  const behind = new Set<string>();
  for (const claim of ledger.claims) {
    const mayBeAsserted = claim.verdict !== 'contradicted' && isCitable(claim);
    for (const evidence of claim.evidence) {
      behind.add(evidence.source);
      if (mayBeAsserted && mayBeCited(evidence)) usable.add(evidence.source);
    }
  }
  return new Set([...behind].filter((id) => !usable.has(id)));
}

function foreignEntries(report: ReadReport, bibliography: string): ReportFinding[] {
  const seen = new Set<string>();
  return [...bibliography.matchAll(/^@\w+\{([^,\s]*)/gm)].flatMap(({ 1: key = '', index }) => {
    const at = (id: string, message: string, fix: string) => {
      const line = bibliography.slice(0, index).split('\n').length;
      return { ...report.finding(id, 'hard', null, message, fix), file: 'sources.bib', line };
    };
    const isRepeated = seen.has(key);
    seen.add(key);
    const regenerate = 'Run `autonomous-workflow compile`: it writes sources.bib anew from the ledger.';
    if (isRepeated) return [at('A5', `The key ${key} stands twice in sources.bib`, regenerate)];
    return report.sourcesByKey.has(key)
      ? []
      : [at('A3', `The entry ${key} is in sources.bib but no agent handed such a source in`, regenerate)];
  });
}

/** Cited sources without a stored text, in which their statements cannot be checked. */
function unstored(report: ReadReport): Checked {
  const { pages, pageOf, sourcesByKey, finding } = report;
  const cited = [...citedKeys(report)].flatMap(([key, at]) => {
    const source = sourcesByKey.get(key);
    // A file of the repository needs no stored text.
    return source === undefined || isFile(source) ? [] : [{ key, at, page: pageOf(source) }];
  });
  const without = cited.filter(({ page }) => page?.outcome !== 'stored');
  if (without.length === 0) return { findings: [] };
  const reason = `${without.length} of ${cited.length} cited sources have no stored text`;
  if (pages === undefined) return { findings: [], unable: [{ id: 'A3', reason }] };
  const fix = 'Prefer a source whose text is stored, or say that it could not be read.';
  const findings = without.map(({ key, at, page }) => {
    const why = page?.reason?.sentence ?? 'it was not fetched';
    return finding('A3', 'warning', at, `Nothing of ${key} is stored: ${why}`, fix);
  });
  return { findings, unable: [{ id: 'A3', reason }] };
}

function duplicates(report: ReadReport): ReportFinding[] {
  const findings: ReportFinding[] = [];
  const works = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const [key, at] of citedKeys(report)) {
    const source = report.sourcesByKey.get(key);
    if (source === undefined) continue;
    const doi = report.pageOf(source)?.doi?.toLowerCase();
    const names = [source.canonical, ...(doi == null ? [] : [`doi:${doi}`])];
    const twin = names.map((name) => works.get(name)).find((known) => known !== undefined && known !== key);
    const title = source.title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const namesake = title.split(' ').length < 4 ? undefined : titles.get(title);
    if (twin !== undefined) {
      const fix = `Cite ${twin} in place of ${key}: they count as one source.`;
      findings.push(report.finding('A5', 'hard', at, `${key} and ${twin} are the same work`, fix));
    } else if (namesake !== undefined) {
      const fix = 'If they are copies of one text, cite the original only.';
      findings.push(report.finding('A5', 'warning', at, `${key} and ${namesake} have the same title`, fix));
    }
    for (const name of names) if (!works.has(name)) works.set(name, key);
    if (!titles.has(title)) titles.set(title, key);
  }
  return findings;
}
