import { type PlanItem, planSections, sectionOf, sectionTitle } from './plan-hand-in.ts';
import { quotedWords } from '../../base/text.ts';
import { timeEstimate } from './time-estimate.ts';

/** A section of plan.tex. */
export interface DocumentSection {
  /** The title, with white space collapsed. */
  title: string;
  /** The line of its heading, counted from 1. */
  line: number;
  /** The lines below the heading; those of comments and listings are empty. */
  lines: string[];
}

export interface PlanDocument {
  sections: DocumentSection[];
  /** Every \planitem{…}, in order. `section` is the index of its section, -1 before the first. */
  bindings: { id: string; line: number; section: number }[];
}

const listing = /\\(begin|end)\{(?:verbatim|lstlisting|minted)\*?\}/;

/** Extracts the parts of plan.tex that `plan check` needs. Never throws, even for broken TeX. */
export function readPlanDocument(text: string): PlanDocument {
  const document: PlanDocument = { sections: [], bindings: [] };
  for (const [index, line] of plainLines(text).entries()) {
    const [heading, title = ''] = /\\section\*?\s*(?:\[[^\]]*\])?\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(line) ?? [];
    const remainder = heading === undefined ? line : line.slice(line.indexOf(heading) + heading.length);
    if (heading !== undefined) {
      document.sections.push({ title: title.replace(/\s+/g, ' ').trim(), line: index + 1, lines: [] });
    }
    const section = document.sections.length - 1;
    document.sections[section]?.lines.push(remainder);
    for (const [, id = ''] of line.matchAll(/\\planitem\s*\{([^{}]*)\}/g)) {
      document.bindings.push({ id: id.trim(), line: index + 1, section });
    }
  }
  return document;
}

/** The lines of the body, without comments and verbatim text. */
function plainLines(text: string): string[] {
  let inListing = false;
  let isOver = false;
  return text.split(/\r?\n/).map((line) => {
    const [, edge] = listing.exec(line) ?? [];
    if (edge !== undefined) inListing = edge === 'begin';
    if (inListing || edge !== undefined || isOver) return '';
    isOver = line.includes('\\end{document}');
    return line.replace(/(?<!\\)((?:\\\\)*)%.*$/, '$1');
  });
}

/** A finding of `plan check`. Planning does not end while there are errors. */
export interface PlanFinding {
  id: string;
  severity: 'error' | 'warning';
  file: string;
  line: number | null;
  message: string;
  fix: string;
}

export interface CheckedFiles {
  /** The text of plan.tex, or undefined when there is none. */
  text: string | undefined;
  /** The file names for messages. */
  texFile: string;
  itemsFile: string;
  /** The line of plan.json with an item. */
  lineOf: (item: string) => number | null;
}

const placeholder =
  /\b(?:TODO|TBD|FIXME|XXX|lorem ipsum|citation needed|content continues)\b|\[\.\.\.\s*HERE\]|\{\{[A-Z]+\}\}/;

type Found = Omit<PlanFinding, 'file' | 'severity'> & { severity?: PlanFinding['severity'] };

/**
 * Checks that plan.tex has the sections of a plan, cites every item in its section, and has neither placeholders nor time
 * estimates.
 */
export function checkPlanDocument(
  items: readonly PlanItem[],
  { text, texFile: file }: Pick<CheckedFiles, 'text' | 'texFile'>,
): PlanFinding[] {
  const found: Found[] =
    text === undefined
      ? [
          {
            id: 'T00',
            line: null,
            message: 'There is no plan document.',
            fix: `Write ${file} from the items of the plan.`,
          },
        ]
      : checkText(items, readPlanDocument(text));
  return found.map(({ id, severity = 'error', line, message, fix }) => ({ id, severity, file, line, message, fix }));
}

function checkText(items: readonly PlanItem[], document: PlanDocument): Found[] {
  return [...sectionFindings(items, document), ...bindingFindings(items, document), ...proseFindings(document)];
}

function plain(title: string): string {
  return title.replaceAll('\\&', '&').toLowerCase();
}

function sectionFindings(items: readonly PlanItem[], { sections }: PlanDocument): Found[] {
  const places = planSections.map(({ title }) => sections.findIndex((one) => plain(one.title) === title.toLowerCase()));
  let last = -1;
  return planSections.flatMap(({ code, title }, index): Found[] => {
    const heading = `\\section{${title.replace('&', '\\&')}}`;
    const place = places[index] ?? -1;
    const section = sections[place];
    if (section === undefined) {
      return [
        { id: 'T01', line: null, message: `The section "${title}" is missing.`, fix: `Add ${heading} in its place.` },
      ];
    }
    const isEarly = place < last;
    last = Math.max(last, place);
    const order = planSections.map((one) => one.title).join(', ');
    return [
      ...(isEarly
        ? [
            {
              id: 'T02',
              line: section.line,
              message: `"${title}" is too late or too early.`,
              fix: `The order is: ${order}.`,
            },
          ]
        : []),
      ...(isEmpty(section) && items.some(({ id }) => sectionOf(id) === code)
        ? [
            {
              id: 'T03',
              line: section.line,
              message: `"${title}" is empty.`,
              fix: 'Write it from the items of that section.',
            },
          ]
        : []),
    ];
  });
}

/** Commands in a section that print no text. */
const silent =
  /\\(?:planitem|label|bibliographystyle|bibliography)\s*\{[^{}]*\}|\\InputIfFileExists\{[^{}]*\}\{\}\{\}|\\end\{document\}/g;

function isEmpty({ lines }: DocumentSection): boolean {
  return lines.join(' ').replace(silent, '').trim() === '';
}

function bindingFindings(items: readonly PlanItem[], { sections, bindings }: PlanDocument): Found[] {
  const known = new Set(items.map(({ id }) => id));
  const bound = new Set(bindings.map(({ id }) => id));
  const unbound = items
    .filter(({ id }) => !bound.has(id))
    .map(({ id, kind, title }): Found => {
      const code = sectionOf(id);
      const where = code === undefined ? 'its section' : `"${sectionTitle(code)}"`;
      const message = `${id} (${kind}, ${quotedWords(title, 120)}) is not in the document.`;
      return { id: 'T04', line: null, message, fix: `Write it into ${where} with \\planitem{${id}} beside it.` };
    });
  const misplaced = bindings.flatMap(({ id, line, section }): Found[] => {
    if (!known.has(id)) {
      return [
        { id: 'T05', line, message: `There is no item ${id}.`, fix: 'Take it out, or bind the item that is meant.' },
      ];
    }
    const code = sectionOf(id);
    const title = sections[section]?.title ?? '';
    if (code === undefined || plain(title) === sectionTitle(code).toLowerCase()) return [];
    // Once an item is cited in its own section, it may be cited anywhere.
    const isHome = (at: number) => plain(sections[at]?.title ?? '') === sectionTitle(code).toLowerCase();
    if (bindings.some((other) => other.id === id && isHome(other.section))) return [];
    return [
      { id: 'T06', line, message: `${id} is bound in "${title}" only.`, fix: `Its place is "${sectionTitle(code)}".` },
    ];
  });
  return [...unbound, ...misplaced];
}

/** Sentences may continue on the next line, so a finding has the first line of its paragraph. */
function proseFindings({ sections }: PlanDocument): Found[] {
  return sections.flatMap(({ line: first, lines }) =>
    paragraphs(lines).flatMap(({ start, text }): Found[] => {
      const line = first + start;
      const estimate = timeEstimate(text);
      const filler = placeholder.exec(text)?.[0];
      return [
        ...(estimate === undefined
          ? []
          : [
              {
                id: 'T07',
                line,
                message: `A plan does not estimate time: "${estimate}".`,
                fix: 'Say what comes before what. For a duration of the system, say what lasts that long.',
              },
            ]),
        ...(filler === undefined
          ? []
          : [
              {
                id: 'T08',
                line,
                message: `"${filler}" was left in.`,
                fix: 'Write what belongs there, or list it as an open decision.',
              },
            ]),
      ];
    }),
  );
}

function paragraphs(lines: readonly string[]): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const last = found.at(-1);
    const follows = last !== undefined && (lines[index - 1] ?? '').trim() !== '' && !/^\s*\\item\b/.test(line);
    if (follows) last.text += ` ${line.trim()}`;
    else found.push({ start: index, text: line.trim() });
  }
  return found;
}
