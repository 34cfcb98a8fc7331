import { describeFindings } from '../../loop/rules/state.ts';
import { type Escalation, itemsOf } from '../../loop/rules/escalation.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import {
  currentId,
  openContradictions,
  type Ledger,
  type addressees,
  isForUser,
  type Claim,
  type Contradiction,
  type Question,
} from '../../research/rules/ledger.ts';
import {
  explainMarks,
  isCitable,
  markOf,
  sourcesById,
  citedEvidence,
  countsOf,
  isFinding,
} from '../../research/rules/standing.ts';
import { critiqueBlocks, remarksOf, type Standing } from './critique.ts';
import { sectionTitles, summaryTitle, withRemarks, type SectionTitle } from './source.ts';
import { evidenceSection, withFindings, withoutMarkdown } from './evidence.ts';
import {
  heading,
  mapRuns,
  nodesOf,
  numbered,
  paragraph,
  words,
  type Block,
  type Inline,
  type Report,
  list,
  strong,
} from './tree.ts';
import { cut, oneLine } from '../../base/errors.ts';
import { capitalized, counted, shortCommit } from '../../base/text.ts';
import { researchVerdict } from '../../loop/rules/iteration.ts';
import { describeQuotes, describeVerdicts } from '../../research/rules/research-brief.ts';
import { verifiedText } from '../../research/rules/verification.ts';

/** What a report is made of besides its sections and its ledger. */
export interface Making {
  state: WorkflowState;
  /** The models that made it. */
  models: readonly string[];
  /** The result of its checks, without a full stop. */
  checks: string;
  critique: Standing;
  /** The questions that the user was asked. */
  asked: readonly Escalation[];
}

/** The findings that blocks state. */
const statedIn = (blocks: readonly Block[]) => new Set(nodesOf(blocks, 'cite').flatMap(({ claims }) => claims));
/** The contradictions and questions that blocks name. */
const namedIn = (blocks: readonly Block[]) => new Set(nodesOf(blocks, 'matter').map(({ id }) => id));

/** The whole report: what the writers handed in, with the parts that code makes, cited and numbered. */
export function assemble(
  name: Pick<Report, 'title' | 'language'>,
  sections: ReadonlyMap<SectionTitle, readonly Block[]>,
  ledger: Ledger,
  { state, models, checks, critique, asked }: Making,
): Report {
  const own = [...sections.values()].flat();
  const [stated, named] = [statedIn(own), namedIn(own)];
  const contradictions = ledger.contradictions.filter(({ id, status }) => status !== 'resolved' || named.has(id));
  const made: Partial<Record<SectionTitle, Block[]>> = {
    'Executive Summary':
      stated.size === 0 ? [] : contestedBeside(contradictions, namedIn(sections.get(summaryTitle) ?? []), ledger),
    'Key Findings': unstatedFindings(ledger, stated),
    'Analysis & Synthesis': contestedMatters(contradictions, ledger),
    'Open Questions': questionList(ledger, asked, namedIn(sections.get('Open Questions') ?? [])),
  };
  const central = ledger.claims.flatMap((one) => (one.importance === 'central' && isFinding(one) ? one.id : []));
  const printed = new Set([...stated, ...statedIn(Object.values(made).flat()), ...central]);
  const behind = { ...made, Methodology: methodology(state, ledger, { checks, printed }) };
  const isEmpty = ledger.iterations.length > 0 && !ledger.claims.some(isCitable);
  const unwritten = isEmpty ? 'No finding counts, so nothing is concluded here.' : 'This section is not written yet.';
  const box = (...children: Block[]): Block => ({ type: 'blockquote', kind: 'box', children });
  const question = cut(oneLine(state.prompt), longestQuestion) || 'Not stated';
  const making = box(paragraph(`${howItWasMade(state, ledger, models)}.`), ...critiqueBlocks(critique));
  const written = sectionTitles.flatMap((section) => {
    const blocks = [...withRemarks(sections.get(section) ?? [], remarksOf(critique)), ...(behind[section] ?? [])];
    const nothing = section === 'Open Questions' ? 'No question that was raised is open.' : unwritten;
    return [
      heading(1, section),
      ...(blocks.length === 0 ? [paragraph(nothing)] : blocks),
      ...(section === summaryTitle ? [making] : []),
    ];
  });
  const blocks = [box(paragraph(strong('Question.'), ` ${question}`)), ...written, ...evidenceSection(ledger, printed)];
  return numbered({ ...name, day: state.updated_at.slice(0, 10) }, cited(blocks, ledger, { hasMarks: true }));
}

/**
 * Blocks in which each citation has the sources of its findings, and each contradiction and question says how it stands.
 * @param hasMarks whether findings that deserve distrust have their letters.
 */
export function cited(blocks: readonly Block[], ledger: Ledger, { hasMarks = false } = {}): Block[] {
  const claims = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const sources = sourcesById(ledger);
  const states = new Map<string, string>([
    ...ledger.contradictions.map(({ id }) => [id, 'resolved'] as const),
    ...openContradictions(ledger).map(({ id }) => [id, 'contested'] as const),
    ...ledger.questions.map(({ id, status }) => [id, status === 'open' ? 'open' : 'answered'] as const),
  ]);
  const bound = (inline: Inline): Inline[] => {
    if (inline.type === 'matter') {
      const state = states.get(inline.id);
      const said: Inline[] = [words(`(${state}, `), inline, words(')')];
      return state === undefined ? [] : [{ type: 'emphasis', children: said }];
    }
    if ('children' in inline) return [{ ...inline, children: bind(inline.children) }];
    if (inline.type !== 'cite') return [inline];
    const found = hasMarks ? inline.claims.flatMap((id) => claims.get(id) ?? []) : [];
    const marks = [...new Set(found.map((claim) => markOf(claim, sources)))].filter((mark) => mark !== '');
    const evidence = inline.claims.flatMap((id) => {
      const claim = claims.get(currentId(ledger, id));
      return claim === undefined ? [] : citedEvidence(claim);
    });
    const keys = [...new Set(evidence.flatMap(({ source }) => sources.get(source)?.key ?? []))];
    const [page] = evidence.flatMap(({ check }) => check?.page ?? []);
    // With several sources a page would be printed for the last one.
    const note = keys.length === 1 && page !== undefined ? { note: `p.\u00a0${page}` } : {};
    return keys.length === 0 ? [] : [{ ...inline, keys, marks, ...note }];
  };
  const bind = (run: readonly Inline[]): Inline[] =>
    run.reduce<Inline[]>((all, one) => {
      const next = bound(one);
      // A mark that prints words stands apart from what is before it.
      const last = all.at(-1);
      const isClose = last !== undefined && !(last.type === 'text' && /\s$/.test(last.value));
      if ((one.type === 'matter' || one.type === 'inference') && isClose) all.push(words(' '));
      return [...all, ...next];
    }, []);
  return mapRuns(blocks, bind);
}

/** Characters of the printed question, because a prompt may be a whole specification. */
const longestQuestion = 1_200;

/** How the report was made, without a full stop. The digest names time and cost, which go on after the report is printed. */
export function howItWasMade(
  state: WorkflowState,
  { iterations }: Pick<Ledger, 'iterations'>,
  models: readonly string[],
): string {
  const verdict = researchVerdict(state);
  const own = iterations.filter(({ kind }) => kind === 'research' || kind === 'writing');
  const found = own.filter(({ observations }) => observations > 0).length;
  return [
    `Made by Claude Code with autonomous-workflow (${models.length > 1 ? 'models' : 'model'}: ${models.join(', ') || 'unknown'}) in ${counted(own.length, 'iteration')}, ${found} of which brought findings`,
    '. Time and cost are in digest.md; Methodology explains names such as C012 and raised letters',
    verdict === null ? '' : `. ${capitalized(verdict.replace(/\.$/, ''))}`,
  ].join('');
}

/**
 * How the research was done and its sources judged: counts of the ledger.
 * @param checks the result of the report's checks, without a full stop.
 */
export function methodology(
  state: WorkflowState,
  ledger: Ledger,
  { checks: checked, printed }: { checks: string; printed: ReadonlySet<string> },
): Block[] {
  const shown = ledger.claims.filter(({ id }) => printed.has(id));
  const basis = [
    `The research kept ${describeFindings(state)}; this report lists ${describeFindings(countsOf(shown))}: the central ones, and what it states.`,
    `Every finding came with words of its source, or words that its source lacks, which a program searched for in the source's stored text: ${describeQuotes(ledger).join('; ') || 'none so far'}.`,
    `Other agents then tried to refute the findings that matter most, on the stored pages alone: ${describeVerdicts(ledger).join(', ') || 'none so far'}.`,
  ];
  return [
    paragraph(basis.join(' ')),
    heading(3, 'Names and marks'),
    list([...legend, `${explainMarks({ ...ledger, claims: shown })}.`].map((line) => [paragraph(line)])),
    heading(3, 'Checks of this report'),
    paragraph(`Code checked this text: ${checked}.`),
  ];
}

/** The legend: what the ids, letters and marks of a report mean. */
const legend = [
  'A name such as C012 is that of a finding, X003 of a contradiction, Q004 of a question; a number in brackets is a source in the list at the end.',
  '“(inference)” stands behind what the writer concluded from findings.',
  'Verdict of a verifier: supported, the page says it; qualified, the page says it in narrower words, which are printed; unverified, the page does not decide; contradicted, the page says otherwise; without a verdict nobody was asked.',
  'Confidence: high, verified and from two independent sources, one of them primary, or something that one source alone can know; low, from one secondary source, not said in full by its quote, praised by its vendor alone, or said by one interested party and not verified; medium, all else, such as what one primary source alone says, or one interested party whose page a verifier read. A primary source is that of whoever made, measured or decided it; a party is interested if it gains by what it says.',
];

/** Each contradiction with both its sides, cited as far as they may be, and with what settled it, the open ones first. */
function contestedMatters(printed: readonly Contradiction[], ledger: Ledger): Block[] {
  const sideOf = (claim: Claim): Inline[] =>
    isFinding(claim)
      ? citedFinding(claim, ledger)
      : [words(`“${oneLine(claim.text)}”${claim.verdict === 'contradicted' ? ' (refuted)' : ''}`)];
  const box = ({ id, statement, claims = [], resolution, status }: Contradiction): Block => {
    const sides = ledger.claims.filter((one) => claims.includes(one.id));
    return {
      type: 'blockquote',
      ...(status !== 'resolved' && { kind: 'contested' as const }),
      children: [
        paragraph(`${id}: ${ended(statement)}`),
        list(sides.map((side) => [paragraph(`${side.id}: `, ...sideOf(side))])),
        ...(resolution === undefined ? [] : [paragraph(`Settled: ${ended(resolution)}`)]),
      ],
    };
  };
  return (['Contested', 'Settled contradictions'] as const).flatMap((title, at) => {
    const own = printed.filter(({ status }) => (status === 'resolved') === (at === 1)).map(box);
    return own.length === 0 ? [] : [heading(2, title), ...own];
  });
}

/** Words of an agent as one sentence, with its full stop. */
const ended = (text: string) => `${withoutMarkdown(oneLine(text)).replace(/[.\s]+$/, '')}.`;

/** The open contradictions that a summary does not name, so that its reader learns of them. */
function contestedBeside(
  contradictions: readonly Contradiction[],
  named: ReadonlySet<string>,
  ledger: Ledger,
): Block[] {
  const open = contradictions.filter(({ id, status }) => status !== 'resolved' && !named.has(id));
  const said = open.flatMap(({ id, statement }) => [` ${id}: `, ...withFindings(ended(statement), ledger)]);
  const where = ' See Analysis & Synthesis for both sides.';
  return said.length === 0 ? [] : [paragraph(strong('Contested.'), ...said, where)];
}

/**
 * The findings that code prints as a list, the central ones first: those that came while planning, when the report was written; all while
 * no writer states any.
 */
export function unstatedFindings({ claims, iterations, ...ledger }: Ledger, stated: ReadonlySet<string>): Block[] {
  const planning = new Set(iterations.flatMap(({ iteration, kind }) => (kind === 'planning' ? [iteration] : [])));
  const items = claims
    .filter((claim) => isFinding(claim) && !stated.has(claim.id))
    .filter((claim) => stated.size === 0 || planning.has(claim.first_iteration))
    .toSorted((one, other) => Number(other.importance === 'central') - Number(one.importance === 'central'))
    .map((claim) => [paragraph(...citedFinding(claim, ledger))]);
  const title = stated.size === 0 ? 'As they were recorded; nobody has written them up yet' : 'Found while planning';
  return items.length === 0 ? [] : [heading(2, title), list(items)];
}

/** The words of a finding with its citation, as a sentence. */
const citedFinding = (claim: Claim, ledger: Pick<Ledger, 'looks'>): Inline[] => [
  words(`${ended(verifiedText(claim, ledger)).slice(0, -1)} `),
  { type: 'cite', claims: [claim.id] },
  words('.'),
];

/** Who can answer a question. */
const whoAnswers: Readonly<Record<(typeof addressees)[number], string>> = {
  web: 'for further research',
  code: 'for whoever knows the code',
  trial: 'for a trial',
  user: 'for whoever asked',
};

/**
 * The open questions with who can answer them, and the user's questions with their answers; empty when there are none.
 * @param named those that the writer says something of.
 */
export function questionList(
  { questions }: Pick<Ledger, 'questions'>,
  asked: readonly Escalation[],
  named: ReadonlySet<string> = new Set(),
): Block[] {
  const answers = asked.filter(({ answer }) => answer !== null);
  const printed = questions.filter(
    (one) =>
      (one.status === 'open' && !named.has(one.id)) ||
      one.built !== undefined ||
      (isForUser(one) && answers.some((answer) => itemsOf(answer).includes(one.id))),
  );
  return printed.length === 0 ? [] : [list(printed.map((one) => [questionItem(one, answers)]))];
}

function questionItem(question: Question, answers: readonly Escalation[]): Block {
  const { id, priority, addressee = 'web', text, missing = [], lacks, built } = question;
  const answer = answers.find((one) => itemsOf(one).includes(id));
  const left = [
    ...(missing.length === 0 ? [] : [`No finding is on ${missing.map(oneLine).join(', ')}.`]),
    ...(lacks === undefined ? [] : [`Still open: ${oneLine(lacks)}`]),
  ];
  const asked = `${id} (${priority}, ${whoAnswers[addressee]}): ${oneLine(text)} `;
  const answered = (how: string, what: string) =>
    paragraph(asked, { type: 'emphasis', children: [words(how)] }, ` ${what}`);
  if (built !== undefined) {
    const { feature, commit, file, line } = built;
    const where = `${feature} (${shortCommit(commit)}, ${file}:${line})`;
    return answered(`Answered by building ${where}:`, oneLine(built.answer));
  }
  return answer === undefined ? paragraph(asked, left.join(' ')) : answered('Answered:', oneLine(answer.answer ?? ''));
}
