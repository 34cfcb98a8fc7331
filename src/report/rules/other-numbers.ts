import { unsupported } from '../../research/rules/quotes/claim-numbers.ts';
import { normalText } from '../../research/rules/quotes/normal-text.ts';
import { numbersInNormal, type FoundNumber } from '../../research/rules/quotes/numbers.ts';
import { verifiedText } from '../../research/rules/verified-text.ts';
import { borrowedText } from './derived-numbers.ts';
import { pointing, type ReportFinding } from './finding.ts';
import { idsOf, type ReadReport } from './report-input.ts';

/** A sentence whose number differs from that of its finding. */
export interface OtherNumber {
  claim: string;
  at: number;
  said: string;
  has: string;
}

/** A number with what it counts: its unit, or the word before it. */
interface CountedNumber {
  number: FoundNumber;
  before: string;
}

/**
 * The places where text and evidence table contradict each other: a number that none of the bound findings has, where one of them
 * has another number of the same kind. A quote may contain both, as in “13 or newer (14+ recommended)”; a verifier decides.
 */
export function otherNumbers(report: Pick<ReadReport, 'paragraphs' | 'claims' | 'ledger'>): OtherNumber[] {
  const sentences = report.paragraphs.flatMap(({ sentences: all }) => all);
  return sentences.flatMap((sentence) => {
    const claims = idsOf(sentence.bindings, 'claim').flatMap((id) => report.claims.get(id) ?? []);
    const text = borrowedText(sentence).replace(pointing, ' ');
    if (claims.length === 0 || !/\d/.test(text)) return [];
    const said = countedNumbers(text);
    const held = claims.map((claim) => ({ claim, numbers: countedNumbers(verifiedText(claim, report.ledger)) }));
    const foreign = missingFrom(
      text,
      said,
      held.flatMap(({ numbers }) => numbers),
    );
    return held.flatMap(({ claim, numbers }) =>
      missingFrom(verifiedText(claim, report.ledger), numbers, said).flatMap((own) => {
        const other = foreign.find((one) => isOfKind(one, own));
        if (other === undefined) return [];
        return [{ claim: claim.id, at: sentence.at, said: shown(other), has: shown(own) }];
      }),
    );
  });
}

/** A part of B2. It is a warning, because the finding itself may be wrong and is verified. */
export function checkOtherNumbers(report: ReadReport): ReportFinding[] {
  const fix =
    'Write the number as the finding has it; where its quote says otherwise, say so in `left` of the hand-in, and it is verified.';
  return otherNumbers(report).map(({ claim, at, said, has }) =>
    report.finding('B2', 'warning', at, `The text says ${said}, ${claim} says ${has}`, fix),
  );
}

const shown = ({ number, before }: CountedNumber) => [before, number.text].filter((part) => part !== '').join(' ');

function countedNumbers(text: string): CountedNumber[] {
  if (!/\p{N}/u.test(text)) return [];
  const normal = normalText(text, { keepCase: true }).text;
  return numbersInNormal(normal)
    .filter(({ spelled, readings }) => !spelled && readings.length > 0)
    .map((number) => ({ number, before: /([\p{L}][\p{L}\d._-]*) $/u.exec(normal.slice(0, number.at))?.[1] ?? '' }));
}

function missingFrom(
  text: string,
  counted: readonly CountedNumber[],
  among: readonly CountedNumber[],
): CountedNumber[] {
  const held = among.map(({ number }) => number);
  return counted.filter(({ number }) => unsupported(text, held, [number], { mayRound: true }).length > 0);
}

/** Words before a number that do not say what it counts. */
const empty =
  /^(?:a|an|the|of|to|in|at|by|for|from|with|and|or|is|are|was|needs?|about|than|least|most|only|until|after|every|its?)$/i;

function isOfKind(one: CountedNumber, other: CountedNumber): boolean {
  const [a, b] = [one.number.unit, other.number.unit];
  const isSame = one.before !== '' && !empty.test(one.before) && one.before === other.before;
  return isSame && (a ?? null) === (b ?? null) && one.number.name === other.number.name;
}
