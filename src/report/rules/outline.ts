const longestOutline = 1_000;

/**
 * Where the parts of a report begin, as `82 Key Findings, 90 Token buckets`: its sections and, as far as there is room, their
 * subsections. Undefined where there is none for that.
 */
export function outlineOf(tex: string): string | undefined {
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

const titleOf = (tex: string): string => tex.replaceAll('\\&', '&').replace(/\\[a-z]+\{([^}]*)\}/gi, '$1');
