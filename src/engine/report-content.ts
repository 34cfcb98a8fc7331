/** What a report holds, in a form in which equal strings mean equal content. */
export interface ReportContent {
  /** The findings and sources that it works in. */
  cited: string;
  /** Its text, without comments and differences of space. */
  text: string;
}

/** The content of a report in TeX. */
export function reportContent(tex: string): ReportContent {
  const text = tex
    .replace(/(?<!\\)%.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const keys = [...text.matchAll(/\\(?:claim|cite[a-z]*\*?)(?:\[[^[\]]*\])*\{([^{}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((key) => key.trim()),
  );
  return { cited: [...new Set(keys)].sort().join(' '), text };
}
