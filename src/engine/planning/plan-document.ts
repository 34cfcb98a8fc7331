/** A section of plan.tex. */
export interface DocumentSection {
  /** As it stands there, with white space collapsed. */
  title: string;
  /** Of its heading, from 1. */
  line: number;
  /** Its lines without comments and listings, from the one behind the heading on; those are empty. */
  lines: string[];
}

export interface PlanDocument {
  sections: DocumentSection[];
  /** Every \planitem{…}, in order. `section` is the index of the section that it stands in, -1 before the first. */
  bindings: { id: string; line: number; section: number }[];
}

const listing = /\\(begin|end)\{(?:verbatim|lstlisting|minted)\*?\}/;

/** What `plan check` looks at in the text of plan.tex. Never throws, whatever the text is. */
export function readPlanDocument(text: string): PlanDocument {
  const document: PlanDocument = { sections: [], bindings: [] };
  for (const [index, line] of plainLines(text).entries()) {
    const [heading, title = ''] = /\\section\*?\s*(?:\[[^\]]*\])?\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(line) ?? [];
    const rest = heading === undefined ? line : line.slice(line.indexOf(heading) + heading.length);
    if (heading !== undefined) {
      document.sections.push({ title: title.replace(/\s+/g, ' ').trim(), line: index + 1, lines: [] });
    }
    const section = document.sections.length - 1;
    document.sections[section]?.lines.push(rest);
    for (const [, id = ''] of line.matchAll(/\\planitem\s*\{([^{}]*)\}/g)) {
      document.bindings.push({ id: id.trim(), line: index + 1, section });
    }
  }
  return document;
}

/** The lines of the body, without comments and without what is printed as it stands. */
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
