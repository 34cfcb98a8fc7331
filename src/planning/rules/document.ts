import { quotedWords } from '../../base/text.ts';
import { readSection } from '../../report/rules/source.ts';
import { blocksMarkdown } from '../../report/rules/publication.ts';
import { heading, list, paragraph, strong, words, type Block, type Inline } from '../../report/rules/tree.ts';
import { answerTo, isUnresolved, standOf, type Defect } from './defects.ts';
import { itemsIn, itemsOf, mayBeEmpty, planSections, type Plan, type PlanItem } from './plan.ts';

/**
 * The sections of the plan's document by their titles, made from its items.
 * @param objections what critics still hold against the plan when planning is over.
 */
export function planBlocks(plan: Pick<Plan, 'sections'>, objections: readonly Defect[]): Map<string, Block[]> {
  const titles = new Map(itemsOf(plan).map(({ id, title }) => [id, title]));
  return new Map(
    planSections.map(({ code, title }) => {
      const items = itemsIn(plan, code).flatMap((item) => itemBlocks(item, titles));
      const isDecided = code === mayBeEmpty && itemsOf(plan).length > 0;
      const nothing = paragraph(isDecided ? 'No decision is open.' : 'This section has no items.');
      const left = code === mayBeEmpty ? objectionBlocks(objections) : [];
      return [title, [...(items.length === 0 ? [nothing] : items), ...left]];
    }),
  );
}

function itemBlocks(item: PlanItem, titles: ReadonlyMap<string, string>): Block[] {
  const { id, kind, title, text, purpose, interfaces, builds = [], depends_on } = item;
  const isLarge = kind === 'component' || kind === 'step';
  const named = (ids: readonly string[]) => ids.map((one) => `${one} ${titles.get(one) ?? ''}`.trim()).join('; ');
  return [
    heading(isLarge ? 2 : 3, `${title} (${id})`),
    ...(purpose === undefined ? [] : [paragraph({ type: 'emphasis', children: [words(purpose)] })]),
    ...cited(readSection(text), item.claims),
    ...listed('Interfaces', interfaces, texts),
    ...labelled('Builds', named(builds)),
    ...labelled('Mitigation', item.mitigation),
    ...listed('Options', item.options, texts),
    ...listed('Verified by', item.verification, (command) => [paragraph({ type: 'inlineCode', value: command })]),
    ...labelled('Needs', named(depends_on)),
  ];
}

/** The text of an item, with its findings cited behind the last sentence. */
function cited(blocks: Block[], claims: readonly string[]): Block[] {
  if (claims.length === 0) return blocks;
  const cite: Inline = { type: 'cite', claims: [...claims] };
  const last = blocks.at(-1);
  return last?.type === 'paragraph'
    ? [...blocks.slice(0, -1), { ...last, children: [...last.children, words(' '), cite] }]
    : [...blocks, paragraph('Rests on ', cite)];
}

const labelled = (name: string, text = ''): Block[] => (text === '' ? [] : [paragraph(strong(`${name}.`), ` ${text}`)]);
const texts = (text: string): Block[] => readSection(text);

function listed(name: string, values: readonly string[] = [], blocksOf: (value: string) => Block[]): Block[] {
  if (values.length === 0) return [];
  return [paragraph(strong(`${name}.`)), list(values.map(blocksOf))];
}

const objectionBlocks = (objections: readonly Defect[]): Block[] =>
  objections.length === 0
    ? []
    : [
        heading(2, 'Objections of critics'),
        paragraph('Planning ended before its critics took these back.'),
        list(objections.map((one) => [paragraph(strong(`${nameOf(one)}.`), ` ${textsOf(one).join(' ')}`)])),
      ];

const nameOf = (defect: Defect) => `${defect.id} (${defect.severity}, ${defect.about}; ${standOf(defect)})`;

/** A defect as text: the objection, the change it asks for, and the last answer. */
function textsOf(defect: Defect, quote = (text: string) => text): string[] {
  const answer = answerTo(defect);
  const wanted = `Wanted: ${quote(defect.resolution)}`;
  return [quote(defect.statement), wanted, ...(answer === '' ? [] : [`Answer: ${quote(answer)}`])];
}

/** The sections of the plan that have items, as in its document, for critics and for people. */
export function describePlan(plan: Plan): string {
  const blocks = planBlocks(plan, []);
  const written = planSections.filter(({ code }) => itemsIn(plan, code).length > 0);
  const sections = written.map(({ code, title }) => `# ${code} ${title}\n\n${blocksMarkdown(blocks.get(title) ?? [])}`);
  return sections.join('\n\n') || 'The plan has no items yet.';
}

/** The defects that are not settled, blockers first, each with its last answer; empty without any. */
export const describeDefects = ({ defects }: Pick<Plan, 'defects'>): string =>
  worstFirst(defects.filter(isUnresolved))
    .map((one) => [nameOf(one), ...textsOf(one, quotedWords)].join('\n  '))
    .join('\n\n');

/** Defects in their order, blockers before concerns. */
export const worstFirst = (defects: readonly Defect[]): Defect[] =>
  defects.toSorted((a, b) => Number(b.severity === 'blocker') - Number(a.severity === 'blocker'));
