import type { Escalation } from '../../loop/rules/escalation.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { currentId, openContradictions, type Ledger } from '../../research/rules/ledger.ts';
import { isCitable, isSoundClaim, mayBeCited, sourcesById } from '../../research/rules/standing.ts';
import { critiqueBlocks, type Standing } from './critique.ts';
import { sectionTitles, summaryTitle, type SectionTitle } from './draft.ts';
import { evidenceSection, type Refuting } from './evidence-table.ts';
import {
  contestedBeside,
  contestedMatters,
  howItWasMade,
  methodology,
  printedContradictions,
  printedIds,
  questionBox,
  questionList,
  unstatedFindings,
} from './parts.ts';
import {
  heading,
  mapRuns,
  nodesOf,
  numbered,
  paragraph,
  textOf,
  words,
  type Block,
  type Inline,
  type Report,
} from './tree.ts';

/** What a report is made of besides its sections and its ledger. */
export interface Making {
  state: WorkflowState;
  /** The models that made it. */
  models: readonly string[];
  /** The result of its checks, without a full stop. */
  checks: string;
  /** What its critics say, where any was asked. */
  critique?: Standing | undefined;
  /** The questions that the user was asked. */
  asked: readonly Escalation[];
  refuting?: Refuting;
}

/** The findings that the writers state, and the contradictions and questions that they name. */
function statedIn(sections: Iterable<readonly Block[]>): [claims: Set<string>, matters: Set<string>] {
  const blocks = [...sections].flat();
  return [
    new Set(nodesOf(blocks, 'cite').flatMap(({ claims }) => claims)),
    new Set(nodesOf(blocks, 'matter').map(({ id }) => id)),
  ];
}

/** The whole report: what the writers handed in, with the parts that code makes, cited and numbered. */
export function assemble(
  name: Pick<Report, 'title' | 'language'>,
  sections: ReadonlyMap<SectionTitle, readonly Block[]>,
  ledger: Ledger,
  { state, models, checks, critique, asked, refuting }: Making,
): Report {
  const [stated, named] = statedIn(sections.values());
  const [, inSummary] = statedIn([sections.get(summaryTitle) ?? []]);
  const contradictions = printedContradictions(ledger, named);
  const printed = printedIds(ledger, stated, contradictions);
  const behind: Partial<Record<SectionTitle, Block[]>> = {
    'Executive Summary': stated.size === 0 ? [] : contestedBeside(contradictions, inSummary),
    'Key Findings': unstatedFindings(ledger, stated),
    'Analysis & Synthesis': contestedMatters(contradictions, ledger),
    'Open Questions': questionList(ledger, asked),
    Methodology: methodology(state, ledger, { checks, printed }),
  };
  const isEmpty = ledger.iterations.length > 0 && !ledger.claims.some(isCitable);
  const unwritten = isEmpty ? 'No finding counts, so nothing is concluded here.' : 'This section is not written yet.';
  const how = paragraph(`${howItWasMade(state, ledger, models)}.`);
  const made: Block = {
    type: 'blockquote',
    kind: 'box',
    children: [how, ...(critique === undefined ? [] : critiqueBlocks(critique))],
  };
  const written = sectionTitles.flatMap((section) => {
    const blocks = [...(sections.get(section) ?? []), ...(behind[section] ?? [])];
    const nothing = section === 'Open Questions' ? 'No question that was raised is open.' : unwritten;
    return [
      heading(1, section),
      ...(blocks.length === 0 ? [paragraph(nothing)] : blocks),
      ...(section === summaryTitle ? [made] : []),
    ];
  });
  const evidence = evidenceSection(ledger, printed, refuting);
  return numbered(name, cited([questionBox(state), ...written, ...evidence], ledger));
}

/** Blocks in which each citation has the sources of its findings. */
export function cited(blocks: readonly Block[], ledger: Ledger): Block[] {
  return mapRuns(blocks, binder(ledger));
}

/** Gives each citation the sources of its findings, and says of each contradiction and question how it stands. */
function binder(ledger: Ledger): (run: readonly Inline[]) => Inline[] {
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
    if (inline.type !== 'cite' || inline.keys !== undefined) return [inline];
    const evidence = inline.claims.flatMap((id) => {
      const claim = claims.get(currentId(ledger, id));
      const citable = claim?.evidence.filter(mayBeCited) ?? [];
      const isSound = claim !== undefined && isSoundClaim(claim);
      return isSound ? citable.filter(({ check }) => check?.sound === true) : citable;
    });
    const keys = [...new Set(evidence.flatMap(({ source }) => sources.get(source)?.key ?? []))];
    const [page] = evidence.flatMap(({ check }) => check?.page ?? []);
    // With several sources a page would be printed for the last one.
    const note = keys.length === 1 && page !== undefined ? { note: `p.\u00a0${page}` } : {};
    return keys.length === 0 ? [] : [{ ...inline, keys, ...note }];
  };
  return (run) =>
    run.reduce<Inline[]>((all, one) => {
      const next = bound(one);
      if (next.length === 0) return withoutBlank(all);
      const at = one.type === 'inference' ? all.findLastIndex(({ type }) => type === 'inference') : -1;
      const [mark, between] = [all[at], all.slice(at + 1)];
      // Of sentences that follow each other, the last has the mark of all.
      if (one.type !== 'inference' || mark?.type !== 'inference' || !isOneSentence(between)) return [...all, ...next];
      return [...withoutBlank(all.slice(0, at)), ...between, { ...one, before: (mark.before ?? 0) + 1 }];
    }, []);
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

const isOneSentence = (run: readonly Inline[]): boolean =>
  run.every(({ type }) => type !== 'cite' && type !== 'matter') &&
  Array.from(segmenter.segment(textOf(run))).filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length === 1;

/** The blank before a mark that prints nothing goes with it. */
function withoutBlank(run: readonly Inline[]): Inline[] {
  const last = run.at(-1);
  return last?.type === 'text' ? [...run.slice(0, -1), { ...last, value: last.value.trimEnd() }] : [...run];
}
