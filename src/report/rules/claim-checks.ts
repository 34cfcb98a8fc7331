import { type Claim, openContradictions } from '../../research/rules/ledger.ts';
import { isCitable, mayBeCited } from '../../research/rules/failed-quotes.ts';
import { whyNotCitable } from '../../research/rules/checks.ts';
import { excerpt } from '../../base/errors.ts';
import { evidenceFile } from './evidence-table.ts';
import { isContestedByOne, verifiedText } from '../../research/rules/verified-text.ts';
import { quotedWords } from '../../base/text.ts';
import { saysMoreThanHolds, wordsFor } from './rewording.ts';
import { onlyMaker } from '../../research/rules/confidence.ts';
import { markOf } from '../../research/rules/distrust.ts';
import type { Checked, ReportFinding } from './finding.ts';
import { idsOf, type BoundPlace, type ReadReport } from './report-input.ts';

/** Words with which a text says that a statement has only one source. */
const flagged =
  /\b(?:its|their|tool's|maker's|makers'|vendor's|vendors'|project's|projects') own (?:documentation|docs|manuals?|word|pages?|site)\b|\b(?:maker|vendor|project)s? (?:of the \w+ )?alone\b|\b(?:single|one|only|sole)[ -](?:independent |known )?(?:source|study|vendor|paper|report|measurement|publication|benchmark)\b|\bsingle-source\b|\buncorroborated\b|\bnot (?:independently )?(?:corroborated|confirmed)\b/i;

/** A6 to A8: a claim in the text is in the ledger, supported by quotes, cited with its own sources, and not refuted. */
export function checkClaims(report: ReadReport): Checked {
  const places = report.bindings.filter(({ binding }) => binding.kind === 'claim');
  const shown = new Set(
    places
      .filter(({ paragraph }) => paragraph.environments.includes('contested'))
      .flatMap(({ binding }) => binding.ids),
  );
  // After both sides of a contradiction were printed as contested, the text may continue with one of them.
  const contested = new Set(
    openContradictions(report.ledger).flatMap(({ claims = [] }) => (claims.every((id) => shown.has(id)) ? [] : claims)),
  );
  const findings: ReportFinding[] = [];
  for (const place of places) {
    for (const id of place.binding.ids) {
      const claim = report.claims.get(id);
      if (claim === undefined) {
        const fix =
          'Use the id that `autonomous-workflow evidence` prints beside the finding, or take the \\claim out.';
        findings.push(report.finding('A6', 'hard', place.binding.at, `There is no finding ${id} in the ledger`, fix));
      } else findings.push(...checkPlace(report, place, claim, contested));
    }
  }
  for (const sentence of report.joined ?? [])
    findings.push(report.finding('A6', 'warning', null, sentence, 'Put the new id into its \\claim.'));
  findings.push(...unexplainedMarks(report, places), ...foreignCitations(report), ...singleSources(report, places));
  const unread = new Set(places.flatMap(({ binding }) => binding.ids).filter((id) => isUnread(report.claims.get(id))));
  const unable =
    unread.size === 0 ? [] : [{ id: 'A7', reason: `the quotes of ${unread.size} cited findings could not be checked` }];
  return { findings, unable };
}

/** Findings whose mark of doubt is printed, but not explained in the report. */
function unexplainedMarks(
  { claims, scanned, sourcesById, finding }: ReadReport,
  places: readonly BoundPlace[],
): ReportFinding[] {
  const { visible, bodyFrom, bodyTo } = scanned;
  if (/\\claimMarks(?![A-Za-z])/.test(visible.slice(bodyFrom, bodyTo))) return [];
  const marked = places.find(({ binding }) =>
    binding.ids.some((id) => {
      const claim = claims.get(id);
      return claim !== undefined && markOf(claim, sourcesById) !== '';
    }),
  );
  if (marked === undefined) return [];
  const fix = 'Put “\\paragraph{Marks beside citations.} \\claimMarks{}.” into the section Methodology.';
  const message = 'Findings that deserve distrust are marked in print, but no text explains the marks';
  return [finding('A6', 'hard', marked.binding.at, message, fix)];
}

function isUnread(claim: Claim | undefined): boolean {
  return claim !== undefined && isCitable(claim) && !claim.evidence.some(({ check }) => check?.sound === true);
}

function checkPlace(
  report: ReadReport,
  place: BoundPlace,
  claim: Claim,
  contested: ReadonlySet<string>,
): ReportFinding[] {
  return [...checkStanding(report, place, claim, contested), ...checkCitations(report, place, claim)];
}

/** Whether a claim is stated as sure and as wide as verification left it. */
function checkStanding(
  { finding, ledger }: ReadReport,
  { binding: { at }, sentence, paragraph }: BoundPlace,
  claim: Claim,
  contested: ReadonlySet<string>,
): ReportFinding[] {
  const { id } = claim;
  const isContested = paragraph.environments.includes('contested');
  const findings: ReportFinding[] = [];
  if (claim.verdict === 'contradicted' && !isContested)
    findings.push(
      finding(
        'A6',
        'hard',
        at,
        `${id} is asserted, but verification contradicted it`,
        'Remove the sentence, or put it into a contested environment and say what the source says instead.',
      ),
    );
  else if (contested.has(id) && !isContested)
    findings.push(
      finding(
        'A6',
        'warning',
        at,
        `${id} is contradicted by other sources, but stands as undisputed`,
        'Put it into a contested environment with both sides.',
      ),
    );
  else if (isContestedByOne(claim, ledger) && !isContested)
    findings.push(
      finding(
        'A6',
        'warning',
        at,
        `One verifier contradicts ${id}, but it stands as undisputed`,
        'Say in the sentence that it is disputed, or put it into a contested environment with both sides.',
      ),
    );
  else if (claim.verdict === 'unverified' && claim.importance === 'central' && !isContestedByOne(claim, ledger))
    findings.push(finding('A6', 'warning', at, `${id} could not be verified`, 'Say in the sentence how sure it is.'));
  const holds = verifiedText(claim, ledger);
  if (
    sentence !== undefined &&
    holds !== claim.text &&
    saysMoreThanHolds(wordsFor(id, sentence), { handedIn: claim.text, holds })
  )
    findings.push(
      finding(
        'A6',
        'hard',
        at,
        `${quotedWords(sentence.text, 200)} states ${id} as it was handed in, but verifiers confirmed only a narrower statement`,
        `Write instead: ${quotedWords(holds, 300)}.`,
      ),
    );
  return findings;
}

/** Whether a claim has a quote that bears it out, and is cited with the sources of such quotes. */
function checkCitations(
  { finding, sourcesById }: ReadReport,
  { binding: { at }, sentence, paragraph }: BoundPlace,
  claim: Claim,
): ReportFinding[] {
  const { id, evidence } = claim;
  if (!isCitable(claim)) {
    const fix = 'Remove the sentence and its \\claim, or state another finding in its place.';
    return [finding('A7', 'hard', at, `No quote bears ${id} out (${excerpt(whyNotCitable(claim))})`, fix)];
  }
  const findings: ReportFinding[] = [];
  const own = new Set(evidence.filter(mayBeCited).map(({ source }) => sourcesById.get(source)?.key ?? ''));
  const cited = idsOf(sentence?.bindings ?? paragraph.bindings, 'cite');
  const keys = [...own].slice(0, 3).join(',');
  if (cited.length === 0)
    findings.push(
      finding(
        'A7',
        'hard',
        at,
        `The sentence that states ${id} cites no source`,
        `Put \\citep{${keys}} beside \\claim{${id}}.`,
      ),
    );
  else if (!cited.some((key) => own.has(key)))
    findings.push(
      finding(
        'A7',
        'hard',
        at,
        `${id} is cited with ${cited.slice(0, 3).join(', ')}, where no quote for it was found`,
        `${id} says: ${excerpt(claim.text)} If the sentence says that, cite ${keys}; else name another claim.`,
      ),
    );
  if (isUnread(claim))
    findings.push(
      finding(
        'A7',
        'warning',
        at,
        `Whether the sources say ${id} could not be checked`,
        'Say that the source could not be read, or cite one that could.',
      ),
    );
  return findings;
}

/** A citation beside claims that is a source of none of them. */
function foreignCitations(report: ReadReport): ReportFinding[] {
  return report.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ bindings }) => {
      const claims = idsOf(bindings, 'claim').flatMap((id) => report.claims.get(id) ?? []);
      if (claims.length === 0) return [];
      const own = new Set(
        claims.flatMap(({ evidence }) => evidence.map(({ source }) => report.sourcesById.get(source)?.key)),
      );
      // When all keys of a claim are missing, the finding about the claim is enough.
      const cited = bindings.filter(({ kind }) => kind === 'cite');
      if (!cited.some(({ ids }) => ids.some((key) => own.has(key)))) return [];
      return cited.flatMap(({ ids, at }) =>
        ids
          .filter((key) => report.sourcesByKey.has(key) && !own.has(key))
          .map((key) =>
            report.finding(
              'A7',
              'hard',
              at,
              `${key} is cited for ${claims.map(({ id }) => id).join(', ')}, but is no evidence for it`,
              `Take ${key} out, or bind the finding it is evidence for with \\claim.`,
            ),
          ),
      );
    }),
  );
}

/** Whether a claim cannot have a second source. */
function hasOneByNature({ confidence_reason: reason = '' }: Claim): boolean {
  return reason.includes(onlyMaker);
}

/** Central findings with one source, if their section does not say so at least once. */
function singleSources(report: ReadReport, places: readonly BoundPlace[]): ReportFinding[] {
  // The table of findings has a column with the sources of each.
  const { visible, bodyFrom, bodyTo } = report.scanned;
  if (report.files.has(evidenceFile) && visible.slice(bodyFrom, bodyTo).includes(`\\input{${evidenceFile}}`)) return [];
  const saying = new Set(report.paragraphs.filter(({ text }) => flagged.test(text)).map(({ section }) => section));
  const bySection = new Map<string, { at: number; ids: Set<string> }>();
  const said = new Set(
    places.filter(({ paragraph }) => saying.has(paragraph.section)).flatMap(({ binding }) => binding.ids),
  );
  for (const { binding, paragraph } of places) {
    for (const id of binding.ids) {
      const claim = report.claims.get(id);
      if (
        claim?.importance !== 'central' ||
        said.has(id) ||
        !isCitable(claim) ||
        report.independent(claim) >= 2 ||
        hasOneByNature(claim)
      )
        continue;
      const known = bySection.get(paragraph.section) ?? { at: binding.at, ids: new Set<string>() };
      bySection.set(paragraph.section, { ...known, ids: known.ids.add(id) });
      said.add(id);
    }
  }
  return [...bySection].map(([section, { at, ids }]) => {
    const fix =
      'Say it once in the section, such as “each of these is documented by the maker of the tool alone (single source)”.';
    const message = `Central findings of “${section}” have one independent source, and nothing in it says so: ${[...ids].join(', ')}`;
    return report.finding('A8', 'hard', at, message, fix);
  });
}
