import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { assignmentField, words } from '../../loop/rules/hand-in-fields.ts';

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
/** The last heading of a draft: the parts of its task that the writer did not do. */
const leftTitle = 'Left undone';

const longestSection = 120_000;

/** A writer's hand-in: the sections that it wrote or changed, as Markdown with marks. */
const writing = z.object({
  assignment: assignmentField('i5-u1'),
  sections: z
    .array(z.object({ title: z.enum(sectionTitles), text: z.string().check(z.maxLength(longestSection)) }))
    .check(z.maxLength(sectionTitles.length)),
  /** Parts of the task that were not done, each with its reason. */
  left: z.array(words(1, 1_000)).check(z.maxLength(60)),
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

/**
 * The value of a writer's file: a heading of the first level for each section, and what was left undone. Faults of its form are sentences.
 */
export function readDraft(text: string): { ok: true; value: object } | { ok: false; problems: string[] } {
  const [, ...others] = partsOf(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const known = others.map(({ heading, text: own }) => ({ heading, text: own.trim(), title: titleFor(heading) }));
  const problems = known.flatMap(({ heading, title: found }) =>
    found === undefined
      ? [`# ${heading}: no such section → ${[...sectionTitles, leftTitle].map((one) => `# ${one}`).join(', ')}`]
      : [],
  );
  const twice = known.filter(({ title: one }, at) => known.findIndex((other) => other.title === one) < at);
  problems.push(...twice.map(({ heading }) => `# ${heading}: there are two of this section → merge them`));
  if (known.length === 0) problems.push('it has no section → begin each with its heading, such as # Key Findings');
  if (problems.length > 0) return { ok: false, problems: [...new Set(problems)] };
  const left = known.find((one) => one.title === leftTitle)?.text ?? '';
  const sections = known.flatMap(({ title: own, text: body }) =>
    own === leftTitle || own === undefined || body === '' ? [] : [{ title: own, text: body }],
  );
  return { ok: true, value: { sections, left: itemsOf(left) } };
}

function partsOf(text: string): { heading: string; text: string }[] {
  const parts = [{ heading: '', text: '' }];
  let fence = '';
  for (const line of text.split('\n')) {
    const [, mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    const heading = fence === '' && mark === '' ? /^#[ \t]+(.+?)[ \t]*#*$/.exec(line)?.[1] : undefined;
    const last = parts.at(-1);
    if (heading !== undefined) parts.push({ heading, text: '' });
    else if (last !== undefined) last.text += `${line}\n`;
  }
  return parts;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]+|\band\b/gu, '');

function titleFor(heading: string): SectionTitle | typeof leftTitle | undefined {
  return [...sectionTitles, leftTitle].find((one) => letters(one) === letters(heading)) as SectionTitle | undefined;
}

/** The items of a list, or the paragraphs of a text without one. */
function itemsOf(text: string): string[] {
  const list = text.split(/^[-*][ \t]+/m).map((one) => one.replace(/\s+/g, ' ').trim());
  return list.filter((one) => /[\p{L}\p{N}]/u.test(one));
}

/** A draft as its writer's file. */
export function formatDraft(draft: Draft): string {
  const parts = sectionTitles.map((one) => `# ${one}\n\n${draft[one] ?? ''}`.trim());
  return [...parts, `# ${leftTitle}`].join('\n\n').concat('\n');
}
