const longestOutline = 1_000;

/**
 * The lines at which the parts of a report begin, as `82 Key Findings, 90 Token buckets`: sections and, while there is room,
 * subsections. Undefined when the sections alone are too many.
 */
function outlineOf(tex: string): string | undefined {
  const parts = tex.split('\n').flatMap((line, index) => {
    const found = /^\\(section|subsection)\*?\{(.+)\}\s*$/.exec(line);
    return found === null
      ? []
      : [{ isSection: found[1] === 'section', text: `${index + 1} ${titleOf(found[2] ?? '')}` }];
  });
  const all = parts.map(({ text }) => text).join(', ');
  if (all === '') return undefined;
  if (all.length <= longestOutline) return all;
  const sections = parts.flatMap(({ isSection, text }) => (isSection ? [text] : [])).join(', ');
  return sections.length <= longestOutline ? sections : undefined;
}

/** The sentence of a brief with the parts of a long report, because reading the whole costs more with each iteration. */
export function partsToRead(tex: string): string | undefined {
  const outline = outlineOf(tex);
  return outline === undefined
    ? undefined
    : ` It is long: read only the parts that these findings belong to, with offset and limit. They begin at these lines: ${outline}.`;
}

const titleOf = (tex: string): string => tex.replaceAll('\\&', '&').replace(/\\[a-z]+\{([^}]*)\}/gi, '$1');
