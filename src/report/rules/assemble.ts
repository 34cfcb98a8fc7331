import type { Escalation } from '../../loop/rules/escalation.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { currentId, openContradictions, type Ledger } from '../../research/rules/ledger.ts';
import { isSoundClaim, mayBeCited, sourcesById } from '../../research/rules/standing.ts';
import { critiqueBlocks, type Standing } from './critique.ts';
import { sectionTitles, summaryTitle, type SectionTitle } from './draft.ts';
import { evidenceSection, type Refuting } from './evidence-table.ts';
import {
  contestedMatters,
  howItWasMade,
  methodology,
  printedIds,
  questionBox,
  questionList,
  unstatedFindings,
} from './parts.ts';
import {
  heading,
  inlinesOf,
  mapRuns,
  numbered,
  paragraph,
  runsIn,
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

const unwritten: Readonly<Record<SectionTitle, string>> = {
  'Executive Summary': 'This section is not written yet.',
  'Background & Context': 'This section is not written yet.',
  'Key Findings': 'This section is not written yet.',
  'Analysis & Synthesis': 'This section is not written yet.',
  'Open Questions': 'No question that was raised is open.',
  Methodology: '',
};

/** The findings that the writers state. */
export function statedIn(sections: ReadonlyMap<SectionTitle, readonly Block[]>): Set<string> {
  const runs = [...sections.values()].flatMap((blocks) => runsIn(blocks));
  return new Set(runs.flatMap(({ inlines }) => inlinesOf(inlines, 'cite').flatMap(({ claims }) => claims)));
}

/** The whole report: what the writers handed in, with the parts that code makes, cited and numbered. */
export function assemble(
  title: string,
  sections: ReadonlyMap<SectionTitle, readonly Block[]>,
  ledger: Ledger,
  { state, models, checks, critique, asked, refuting }: Making,
): Report {
  const stated = statedIn(sections);
  const behind: Partial<Record<SectionTitle, Block[]>> = {
    'Key Findings': unstatedFindings(ledger, stated),
    'Analysis & Synthesis': contestedMatters(ledger),
    'Open Questions': questionList(ledger, asked),
    Methodology: methodology(state, ledger, { checks, stated }),
  };
  const how = paragraph(`${howItWasMade(state, ledger, models)}.`);
  const made: Block = {
    type: 'quote',
    kind: 'box',
    blocks: [how, ...(critique === undefined ? [] : critiqueBlocks(critique))],
  };
  const written = sectionTitles.flatMap((section) => {
    const blocks = [...(sections.get(section) ?? []), ...(behind[section] ?? [])];
    return [
      heading(1, section),
      ...(blocks.length === 0 ? [paragraph(unwritten[section])] : blocks),
      ...(section === summaryTitle ? [made] : []),
    ];
  });
  const evidence = evidenceSection(ledger, printedIds(ledger, stated), refuting);
  return numbered(title, cited([questionBox(state), ...written, ...evidence], ledger));
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
      const said: Inline[] = [{ type: 'text', text: `(${state}, ` }, inline, { type: 'text', text: ')' }];
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
      const last = all.at(-1);
      // The blank before a mark that prints nothing goes with it.
      return next.length === 0 && last?.type === 'text'
        ? [...all.slice(0, -1), { ...last, text: last.text.trimEnd() }]
        : [...all, ...next];
    }, []);
}
