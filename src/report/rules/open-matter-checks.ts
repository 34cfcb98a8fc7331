import { sidesOf } from '../../research/rules/disputes.ts';
import { openContradictions, type Claim, type Contradiction } from '../../research/rules/ledger.ts';
import { isCitable, mayBeCited } from '../../research/rules/failed-quotes.ts';
import { partiesOf } from '../../research/rules/independence.ts';
import { unsaidSide } from '../../research/rules/unsaid-side.ts';
import { isContestedByOne } from '../../research/rules/verified-text.ts';
import { quotedWords } from '../../base/text.ts';
import { questionsFile, questionsInclude } from './open-questions.ts';
import type { Checked, ReportFinding } from './finding.ts';
import { idsOf, type BoundPlace, type ReadReport } from './report-input.ts';

/** A9 and A10: contradictions and open questions are in the text. */
export function checkOpenMatters(report: ReadReport): Checked {
  return { findings: [...contradictions(report), ...questions(report)] };
}

function contradictions(report: ReadReport): ReportFinding[] {
  const { ledger, bindings, finding } = report;
  const places = new Map<string, BoundPlace>();
  const known = new Set(ledger.contradictions.map(({ id }) => id));
  const findings: ReportFinding[] = [];
  for (const place of bindings.filter(({ binding }) => binding.kind === 'contradiction')) {
    for (const id of place.binding.ids) {
      if (!places.has(id)) places.set(id, place);
      if (!known.has(id))
        findings.push(
          finding(
            'A9',
            'hard',
            place.binding.at,
            `There is no contradiction ${id} in the ledger`,
            'Take it out, or use an id that `autonomous-workflow evidence` prints.',
          ),
        );
    }
  }
  for (const contradiction of openContradictions(ledger)) {
    const place = places.get(contradiction.id);
    const unsaid = unsaidSide(contradiction, ledger);
    const missing = place === undefined ? undefined : missingSides(report, contradiction, place);
    if (place === undefined && !standsContested(report, contradiction)) {
      const cited = unsaid === undefined ? 'each cited' : `each cited that a finding says (none says ${unsaid})`;
      findings.push(
        finding(
          'A9',
          'hard',
          null,
          `The contradiction ${contradiction.id} is not in the report: ${quotedWords(contradiction.statement)}`,
          `State both sides in a contested environment, ${cited}, with \\contradiction{${contradiction.id}} in it.`,
        ),
      );
    } else if (place !== undefined && missing !== undefined) {
      findings.push(
        finding(
          'A9',
          'hard',
          place.binding.at,
          `The contradiction ${contradiction.id} lacks the side of ${missing}`,
          unsaid === undefined ? 'Cite both sides beside it.' : 'Cite that finding beside it.',
        ),
      );
    } else if (place !== undefined && unsaid !== undefined && !citesTwoParties(report, place)) {
      const message = `No finding that may be cited says ${unsaid} in the contradiction ${contradiction.id}`;
      const fix = 'Say that side in the words of the contradiction, without a citation.';
      findings.push(finding('A9', 'warning', place.binding.at, message, fix));
    }
  }
  return [...findings, ...resolvedButContested(report)];
}

/** Contested environments in which every contradiction is resolved. */
function resolvedButContested(report: ReadReport): ReportFinding[] {
  const { ledger, paragraphs, claims: known, finding } = report;
  const open = openContradictions(ledger);
  const resolved = ledger.contradictions.filter((one) => !open.includes(one));
  return paragraphs.flatMap((paragraph) => {
    const { environments, bindings } = paragraph;
    const [first] = bindings;
    if (!environments.includes('contested') || first === undefined) return [];
    const ids = idsOf(bindings, 'contradiction');
    const claims = idsOf(bindings, 'claim');
    // A paragraph that binds its contradiction is checked for that one only.
    const isHere = (one: Contradiction) =>
      ids.length > 0 ? ids.includes(one.id) : one.claims?.some((id) => claims.includes(id)) === true;
    // A refuted claim may be contested beside the statement that refutes it, and so may one that a verifier contradicts alone.
    const beside = surroundings(report, paragraph).filter((one) => one.environments.includes('contested'));
    const isRefuted = beside
      .flatMap((one) => idsOf(one.bindings, 'claim'))
      .flatMap((id) => known.get(id) ?? [])
      .some((claim) => claim.verdict === 'contradicted' || isContestedByOne(claim, ledger));
    const over = resolved.find(isHere);
    if (over === undefined || isRefuted || open.some(isHere)) return [];
    return [
      finding(
        'A9',
        'hard',
        first.at,
        `${over.id} is resolved, and stands as contested`,
        'Say what was found, and how it was decided, outside of the contested environment.',
      ),
    ];
  });
}

/** Whether both claims are in contested environments without naming the contradiction. */
function standsContested({ paragraphs }: ReadReport, contradiction: Contradiction): boolean {
  const contested = new Set(
    paragraphs
      .filter(({ environments }) => environments.includes('contested'))
      .flatMap(({ bindings }) => idsOf(bindings, 'claim')),
  );
  const sides = sidesOf(contradiction);
  return sides.length >= 2 && sides.every((side) => side.some((id) => contested.has(id)));
}

/**
 * The sides of a contradiction that are not cited around its place; undefined when all are that have a claim which may be cited: any
 * other citation would be no evidence for the claims beside it, which A7 forbids.
 */
function missingSides(report: ReadReport, contradiction: Contradiction, { paragraph }: BoundPlace): string | undefined {
  const around = surroundings(report, paragraph);
  const bound = new Set(around.flatMap(({ bindings }) => idsOf(bindings, 'claim')));
  const cited = new Set(around.flatMap(({ bindings }) => idsOf(bindings, 'cite')));
  const sides = sidesOf(contradiction)
    .map((side) => side.flatMap((id) => report.claims.get(id) ?? []).filter(isCitable))
    .filter((side) => side.length > 0);
  const isCited = ({ id, evidence }: Claim) => {
    const keys = evidence.map(({ source }) => report.sourcesById.get(source)?.key ?? '');
    return bound.has(id) || keys.some((key) => cited.has(key));
  };
  const absent = sides.filter((side) => !side.some(isCited)).flat();
  return absent.length === 0 ? undefined : absent.map(({ id }) => id).join(', ');
}

/** Whether findings of two parties stand at a place: one may say a side, though the contradiction does not name it. */
function citesTwoParties(report: ReadReport, { paragraph }: BoundPlace): boolean {
  const here = surroundings(report, paragraph).filter(
    (one) => one === paragraph || one.environments.includes('contested'),
  );
  const numbers = partiesOf(report.ledger.sources);
  const parties = here
    .flatMap(({ bindings }) => idsOf(bindings, 'claim'))
    .flatMap((id) => report.claims.get(id) ?? [])
    .map(({ evidence }) => evidence.filter(mayBeCited).map(({ source }) => numbers.get(source)));
  return parties.some((one) => parties.some((other) => !one.some((party) => other.includes(party))));
}

/** The paragraphs of the same contested environment, or the neighbours. */
function surroundings(
  { paragraphs }: ReadReport,
  paragraph: ReadReport['paragraphs'][number],
): ReadReport['paragraphs'] {
  const place = paragraphs.indexOf(paragraph);
  return paragraphs.slice(Math.max(0, place - 2), place + 3).filter(({ section }) => section === paragraph.section);
}

/** The fewest words that can ask a question. */
const leastWords = 4;

function questions(report: ReadReport): ReportFinding[] {
  const { ledger, bindings, finding, files, scanned } = report;
  const known = new Set(ledger.questions.map(({ id }) => id));
  const places = bindings.filter(({ binding }) => binding.kind === 'question');
  const unknown = places.flatMap(({ binding }) =>
    binding.ids
      .filter((id) => !known.has(id))
      .map((id) =>
        finding(
          'A10',
          'hard',
          binding.at,
          `There is no question ${id} in the ledger`,
          'Take it out, or use an id that `autonomous-workflow evidence` prints.',
        ),
      ),
  );
  const isIncluded = scanned.visible.slice(scanned.bodyFrom, scanned.bodyTo).includes(`\\input{${questionsFile}}`);
  if (isIncluded && files.has(questionsFile)) return unknown;
  const worded = new Set(places.filter(({ paragraph }) => isWorded(paragraph)).flatMap(({ binding }) => binding.ids));
  const missing = ledger.questions.filter(({ id, status }) => status === 'open' && !worded.has(id));
  if (missing.length === 0) return unknown;
  const fix = isIncluded
    ? `Run \`autonomous-workflow compile\`: it writes ${questionsFile}, which prints them.`
    : `Put ${questionsInclude} into the section Open Questions: it prints them all, by who can answer them. \\question prints nothing.`;
  const named = missing.map(({ id, priority, text }) => `${id} (${priority}) ${quotedWords(text)}`).join('; ');
  const severity = missing.every(({ priority }) => priority === 'low') ? 'warning' : 'hard';
  const at = places.find(({ binding }) => binding.ids.some((id) => missing.some((one) => one.id === id)))?.binding.at;
  return [...unknown, finding('A10', severity, at ?? null, `The report does not print open questions: ${named}`, fix)];
}

/** Whether a paragraph has enough words to ask its questions: their ids are not printed. */
function isWorded({ text, bindings }: BoundPlace['paragraph']): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words >= leastWords * idsOf(bindings, 'question').length;
}
