import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { closedUp } from '../../base/text.ts';
import { assignmentField } from '../../loop/rules/hand-in-fields.ts';
import { currentId, type Ledger } from '../../research/rules/ledger.ts';
import { mapRuns, nodesOf, paragraph, runsIn, textOf, words, type Block, type Inline, type Node } from './tree.ts';

/** What a writer hands in, sections of Markdown with marks, and what is read in it. */

z.config(english());

/** The sections of a report, in their order. */
export const sectionTitles = [
  'Executive Summary',
  'Background & Context',
  'Key Findings',
  'Analysis & Synthesis',
  'Open Questions',
  'Methodology',
] as const;
export type SectionTitle = (typeof sectionTitles)[number];
/** The section that answers the question. */
export const summaryTitle: SectionTitle = 'Executive Summary';
const hasInk = (text: string) => /[\p{L}\p{N}]/u.test(text);
/** The last heading of a draft: the parts of its task that the writer did not do. */
const leftTitle = 'Left undone';

const longestSection = 120_000;

/** A writer's hand-in: the sections that it wrote or changed, as Markdown with marks. */
const writing = z.object({
  assignment: assignmentField('i5-u1'),
  sections: z
    .array(z.object({ title: z.enum(sectionTitles), text: z.string().check(z.maxLength(longestSection)) }))
    .check(z.maxLength(sectionTitles.length)),
  /** The parts of the task that were not done, with reasons. */
  left: z.array(z.string()),
});
/** A file that is still as its writer got it holds nothing that could be taken. */
export const reportWriting = writing.check(
  z.refine(({ sections, left }) => sections.length + left.length > 0, 'expected the text of a section'),
);
export type ReportWriting = z.infer<typeof reportWriting>;

/** The text of a report as its writers handed it in, by section. */
export type Draft = Readonly<Partial<Record<SectionTitle, string>>>;

/** A draft with a later hand-in: a section that it does not have stays. */
export function withWriting(draft: Draft, { sections }: Pick<ReportWriting, 'sections'>): Draft {
  return { ...draft, ...Object.fromEntries(sections.map(({ title, text }) => [title, text])) };
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]+|\band\b/gu, '');

/** The value of a writer's file: a heading of the first level for each section, and what was left undone. */
export function readDraft(text: string): { ok: true; value: object } | { ok: false; problems: string[] } {
  const parts = new Map<string, string>();
  let title = '';
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    const heading = letters(/^#[ \t]+(.+)$/.exec(line)?.[1] ?? '');
    const begun = [...sectionTitles, leftTitle].find((one) => letters(one) === heading);
    title = begun ?? title;
    parts.set(title, `${parts.get(title) ?? ''}${begun === undefined ? line : ''}\n`);
  }
  if (title === '' || /^#[ \t]/m.test(parts.get('') ?? '')) {
    const known = [...sectionTitles, leftTitle].map((one) => `# ${one}`).join(', ');
    return { ok: false, problems: [`words before the first section → begin each with its heading: ${known}`] };
  }
  parts.delete('');
  const written = [...parts]
    .map(([name, own]) => ({ title: name, text: own.trim() }))
    .filter((one) => hasInk(one.text));
  const left = written.flatMap((one) => (one.title === leftTitle ? [one.text] : []));
  return { ok: true, value: { sections: written.filter((one) => one.title !== leftTitle), left } };
}

/** A draft as its writer's file. */
export function formatDraft(draft: Draft): string {
  // Code writes of the research itself.
  const shown = sectionTitles.filter((one) => one !== 'Methodology' || draft[one] !== undefined);
  const parts = shown.map((one) => `# ${one}\n\n${draft[one] ?? ''}`.trim());
  return [...parts, `# ${leftTitle}`].join('\n\n').concat('\n');
}

/** `[@C012]`, `[@C012, @X003]`, `[inference]`, several of them in one bracket, `{45 / 9 = 5}`; and what is raised or lowered. */
const marks =
  /\[(?:@[CXQ]\d{3,}|inference)(?:\s*[,;]\s*(?:@?[CXQ]\d{3,}|inference))*\]|\{\s*([-+\d(][^{}=\n]{0,200}?)\s*=\s*([^{}=\n]{1,60}?)\s*\}|<(su[bp])>((?:(?!<\/?su[bp]>)[^\n])*)<\/\3>/gi;
/** A mark in the backticks in which prompts show it. */
const typed = /`(\[(?:@[CXQ]\d{3,}|inference)[^`\]\n]*\])`/gi;
/** Private characters around the number of a mark, which Markdown leaves alone; none of them is in a source. */
const [opens, closes] = ['\ue000', '\ue001'];
const placed = /\ue000(\d+)\ue001/g;

/** Lists and quotes, or emphasis, nested so deep that they would overflow the stack: only a model that repeats itself writes them. */
const tooDeep = /^[ \t]*(?:>[ \t]?|(?:[*+-]|\d{1,9}[.)])[ \t]+){40}|[*_[!]{160}/m;

/**
 * The blocks of a section that a writer handed in as Markdown with marks. HTML other than `<sup>` and `<sub>`, pictures and footnotes
 * are printed as they were typed. Never throws.
 * @param currentId the present id of a finding or contradiction that was joined with another.
 */
export function readSection(markdown: string, currentId: (id: string) => string = (id) => id): Block[] {
  const found: string[] = [];
  const text = markdown
    .replace(typed, '$1')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\ue000\ue001]/gu, ' ')
    .replace(marks, (mark) => `${opens}${found.push(mark) - 1}${closes}`);
  if (tooDeep.test(text)) return [{ type: 'code', value: markdown }];
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const asTyped = (value: string) => value.replace(placed, (_, at: string) => found[Number(at)] ?? '');

  /** Words with the marks between them. */
  const marked = (value: string): Inline[] =>
    value.split(placed).flatMap((part, at) => {
      if (at % 2 === 1) return markOf(found[Number(part)] ?? '', currentId);
      return part === '' ? [] : [words(part.replace(/\n/g, ' '))];
    });
  const inlines = (node: { children: readonly unknown[] }) => (node.children as Nodes[]).flatMap(read) as Inline[];
  const blocksOf = (nodes: readonly Nodes[]): Block[] =>
    nodes.flatMap((node) => {
      const inner = read(node);
      return node.type === 'html' && inner.length > 0 ? [paragraph(...(inner as Inline[]))] : (inner as Block[]);
    });

  function read(node: Nodes): Node[] {
    // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the others are the default
    switch (node.type) {
      case 'text':
        return marked(node.value);
      case 'html':
        return isComment(node.value) ? [] : marked(node.value);
      case 'image':
        return marked(node.alt ?? '');
      case 'inlineCode':
      case 'code':
        return [{ type: node.type, value: asTyped(node.value) }];
      case 'link':
        return [{ type: 'link', url: asTyped(node.url), children: inlines(node) }];
      case 'heading':
        // The first level is that of the sections themselves.
        return [{ type: 'heading', depth: node.depth <= 2 ? 2 : 3, children: inlines(node) }];
      case 'listItem':
      case 'blockquote':
        return [{ type: node.type, children: blocksOf(node.children) }];
      case 'list':
      case 'table':
      case 'tableRow':
      case 'tableCell':
      case 'paragraph':
      case 'strong':
      case 'emphasis': {
        const ordered = 'ordered' in node ? { ordered: node.ordered === true } : {};
        return [{ type: node.type, ...ordered, children: inlines(node) } as Node];
      }
      case 'break':
        return [{ type: 'break' }];
      default:
        return 'children' in node ? inlines(node) : [];
    }
  }

  return blocksOf(tree.children);
}

const isComment = (html: string): boolean => html.trimStart().startsWith('<!--');

function markOf(mark: string, currentId: (id: string) => string): Inline[] {
  const [, formula, printed, tag, raised] = new RegExp(marks.source, 'i').exec(mark) ?? [];
  if (tag !== undefined) {
    const children = runsIn(readSection(raised ?? '', currentId)).flatMap(({ inlines }) => inlines);
    return [{ type: tag.toLowerCase() === 'sup' ? 'superscript' : 'subscript', children }];
  }
  if (formula !== undefined && printed !== undefined) return [{ type: 'formula', formula, printed }];
  const ids = (mark.toUpperCase().match(/[CXQ]\d{3,}/g) ?? []).map(currentId);
  const claims = [...new Set(ids.filter((id) => /^C\d/.test(id)))];
  const matters = ids.filter((id) => !claims.includes(id)).map((id): Inline => ({ type: 'matter', id }));
  return [
    ...(claims.length === 0 ? [] : [{ type: 'cite' as const, claims }]),
    ...matters,
    ...(/inference/i.test(mark) ? [{ type: 'inference' as const }] : []),
  ];
}

/** The sections of a draft as blocks, in their order, with the present ids of what was joined; those that nobody wrote are empty. */
export function sectionsOf(draft: Draft, ledger: Pick<Ledger, 'joined'>): ReadonlyMap<SectionTitle, Block[]> {
  return new Map(sectionTitles.map((title) => [title, readSection(draft[title] ?? '', (id) => currentId(ledger, id))]));
}

/** A sentence of the report, or a cell of a table, as a reader sees it. */
export interface Sentence {
  section: SectionTitle;
  isSummary: boolean;
  isCell: boolean;
  text: string;
  /** The sentence before it in its paragraph; for a cell the first one of its row, and the head of its column. */
  before: string;
  /** Without the numbers that code computes. */
  borrowed: string;
  claims: string[];
  /** The contradictions and questions that it names. */
  matters: string[];
  isInference: boolean;
  formulas: { formula: string; printed: string }[];
  /** Its paragraph, list item or cell: equal for sentences of the same one. */
  paragraph: number;
}

/** The sentences of a report, in order. */
export function sentencesOf(sections: ReadonlyMap<SectionTitle, readonly Block[]>): Sentence[] {
  let paragraph = 0;
  return [...sections].flatMap(([section, blocks]) =>
    runsIn(blocks).flatMap(({ inlines, isCell, row = '' }) => {
      paragraph += 1;
      const place = { section, isSummary: section === summaryTitle, isCell, paragraph };
      return sentencesIn(inlines, isCell).map(({ said }, at, all) => {
        return { ...place, before: all[at - 1]?.said.text ?? row, ...said };
      });
    }),
  );
}

type Read = Pick<Sentence, 'text' | 'borrowed' | 'claims' | 'matters' | 'isInference' | 'formulas'>;

const isMark = ({ type }: Inline) => ['cite', 'matter', 'formula', 'inference'].includes(type);
const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentences of a run of text with where each ends, and its marks: one behind a full stop belongs to what it stands behind. */
function sentencesIn(inlines: readonly Inline[], isCell: boolean): { said: Read; to: number }[] {
  const found: { at: number; inline: Inline }[] = [];
  let text = '';
  let masked = '';
  const add = (some: readonly Inline[]): void => {
    for (const inline of some) {
      if (isMark(inline)) found.push({ at: text.length, inline });
      if ('children' in inline) add(inline.children);
      else {
        const said = textOf([inline]);
        text += said;
        masked += inline.type === 'formula' ? ' '.repeat(said.length) : said;
      }
    }
  };
  add(inlines);
  if (!hasInk(text) && found.length === 0) return [];
  const ends = isCell ? [text.length] : endsIn(text, found);
  return ends.flatMap((to, index) => {
    const from = ends[index - 1] ?? 0;
    const own = found.filter(({ at }) => sentenceAt(at, ends, text) === index).map(({ inline }) => inline);
    const said = text.slice(from, to).replace(/\s+/g, ' ').trim();
    if (!hasInk(said) && own.length === 0) return [];
    const formulas = nodesOf(own, 'formula');
    const sentence = {
      text: closedUp(said),
      borrowed: masked.slice(from, to).replace(/\s+/g, ' ').trim(),
      claims: [...new Set(nodesOf(own, 'cite').flatMap(({ claims }) => claims))],
      matters: [...new Set(nodesOf(own, 'matter').map(({ id }) => id))],
      isInference: own.some(({ type }) => type === 'inference'),
      formulas: formulas.map(({ formula, printed }) => ({ formula, printed })),
    };
    return [{ said: sentence, to }];
  });
}

/** Blocks with a remark in brackets behind each sentence on which there is one. */
export function withRemarks(
  blocks: readonly Block[],
  remarkOn: (sentence: Pick<Sentence, 'text' | 'claims'>) => string | undefined,
): Block[] {
  return mapRuns(blocks, (run, isCell) =>
    sentencesIn(run, isCell).reduceRight<Inline[]>(
      (all, { said, to }) => {
        const remark = remarkOn(said);
        return remark === undefined ? all : insertedAt(all, to, words(`(${remark})`));
      },
      [...run],
    ),
  );
}

/** A run with words behind the sentence that ends there, and behind the marks that close it. */
function insertedAt(run: readonly Inline[], to: number, remark: Inline): Inline[] {
  const emphasis: Inline = { type: 'emphasis', children: [remark] };
  let from = 0;
  for (const [at, inline] of run.entries()) {
    const { length } = textOf([inline]);
    if (from >= to && length > 0) return [...run.slice(0, at), words(' '), emphasis, words(' '), ...run.slice(at)];
    if (inline.type === 'text' && from < to && to < from + length) {
      const [before, after] = [inline.value.slice(0, to - from), inline.value.slice(to - from)].map(words);
      return [...run.slice(0, at), before, emphasis, words(' '), after, ...run.slice(at + 1)] as Inline[];
    }
    from += length;
  }
  return [...run, words(' '), emphasis];
}

/** The index of the sentence that a mark at this place belongs to. */
function sentenceAt(at: number, ends: readonly number[], text: string): number {
  const index = ends.findIndex((end) => at < end || end === text.length);
  const from = ends[index - 1] ?? 0;
  return index > 0 && text.slice(from, at).trim() === '' ? index - 1 : index;
}

/**
 * Where the sentences of a text end. One letter with a full stop, as in “e.g.”, ends none; what begins with a small letter or a digit begins
 * one only where a citation closes what stands before it: names such as pg-boss begin so.
 */
function endsIn(text: string, found: readonly { at: number }[]): number[] {
  const isClosed = (end: number) => found.some(({ at }) => at < end && !hasInk(text.slice(at, end)));
  const names = Array.from(
    text.matchAll(/[.!?]["”’)]*\s+(?=[\p{Ll}\p{N}])/gu),
    ({ index, 0: { length } }) => index + length,
  );
  const segments = Array.from(segmenter.segment(text), ({ segment, index }) => index + segment.length);
  const ends = [...new Set([...segments, ...names.filter(isClosed)])].sort((one, other) => one - other);
  return ends.filter((end, at) => {
    if (end === text.length) return true;
    const [from, next] = [ends[at - 1] ?? 0, ends[at + 1] ?? text.length];
    const continues = /^\s*\p{Ll}/u.test(text.slice(end, next)) && !isClosed(end);
    return hasInk(text.slice(end)) && !continues && !/(?:^|[\s.(])\p{L}\.\s*$/u.test(text.slice(from, end));
  });
}
