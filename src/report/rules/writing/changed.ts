import { allWords } from '../../../base/text.ts';
import { isRejected, mayBeCited } from '../../../research/rules/failed-quotes.ts';
import type { Claim, Evidence, Ledger } from '../../../research/rules/ledger.ts';
import { isReworded } from '../rewording.ts';
import { contestedWords, isContestedByOne, verifiedText } from '../../../research/rules/verified-text.ts';

/** Whether another piece of evidence keeps the source of one. */
const isSameSource = (one: Evidence, other: Evidence) => other.source === one.source && mayBeCited(other);

interface Stated {
  stated: ReadonlySet<string>;
  contested: ReadonlySet<string>;
  sentences?: ReadonlyMap<string, readonly string[]>;
}

/**
 * The findings whose statement in the report is outdated by verifiers, and the contradictions that it calls open or leaves out
 * wrongly, each as a sentence for the writer.
 * @param stated the ids of the findings that the report states.
 * @param contested the contradictions that the report names as open.
 * @param sentences what the report says of each finding.
 * @param isOfThen whether an assignment or a hand-in is of the first relevant iteration or a later one.
 */
export function changedFindings(
  ledger: Pick<Ledger, 'claims' | 'contradictions' | 'looks' | 'sources'>,
  { stated, contested, sentences }: Stated,
  isOfThen: (id: string) => boolean,
): string[] {
  const looks = ledger.looks ?? [];
  const isChanged = ({ id }: Claim) =>
    stated.has(id) && looks.some(({ claim, assignment }) => claim === id && isOfThen(assignment));
  const keys = new Map(ledger.sources.map(({ id, key }) => [id, key]));
  const rejected = ledger.claims.flatMap(({ id, evidence }) => {
    const lost = evidence.filter((one) => isRejected(one) && !evidence.some((other) => isSameSource(one, other)));
    const isNew = looks.some(
      ({ claim, assignment, not_carrying }) => claim === id && not_carrying && isOfThen(assignment),
    );
    const named = [...new Set(lost.flatMap(({ source }) => keys.get(source) ?? []))];
    return stated.has(id) && isNew && named.length > 0
      ? [`${id} is no longer cited from ${named.join(', ')}: what was quoted there does not say it.`]
      : [];
  });
  const claims = ledger.claims.filter(isChanged).flatMap((claim) => {
    const { id, verdict, text } = claim;
    if (verdict === 'contradicted') return [`${id} was refuted: say so, or take it out.`];
    if (isContestedByOne(claim, ledger)) return [`${id} is ${contestedWords}: say that it is disputed.`];
    const holds = verifiedText(claim, ledger);
    if (verdict !== 'qualified' || holds === text) return [];
    // An earlier writer may have corrected it.
    const isCorrected = isReworded(sentences?.get(id) ?? [], { handedIn: text, holds });
    return isCorrected ? [] : [`${id} holds only as ${allWords(holds)}`];
  });
  const disputes = ledger.contradictions.filter(
    ({ id, claims: sides = [] }) => contested.has(id) || sides.some((one) => stated.has(one)),
  );
  const over = disputes.filter(
    ({ id, status, settled_by = [] }) => status === 'resolved' && (contested.has(id) || settled_by.some(isOfThen)),
  );
  const open = disputes.filter(({ id, status }) => status !== 'resolved' && !contested.has(id));
  return [
    ...claims,
    ...rejected,
    ...over.map(
      ({ id, claims: sides = [], different: words = [] }) =>
        `${id} is resolved (${sides.join(', ')})${words.length === 0 ? '' : `: ${words.map(allWords).join(' and ')}`}.`,
    ),
    ...open.map(
      ({ id, claims: sides = [], statement }) =>
        `${id} is open (${sides.join(', ')}): ${allWords(statement)} State both sides in a contested environment.`,
    ),
  ];
}
