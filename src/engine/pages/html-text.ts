/** What hears of a page's tags in their order, each opened one closed again. */
export interface TagListener {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}

const invisible = new Set(
  'script style template noscript noframes iframe title datalist rp annotation annotation-xml desc canvas audio video object'.split(
    ' ',
  ),
);
const paragraphs = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote section article header footer main nav aside figure form fieldset hr'.split(
    ' ',
  ),
);
const lines = new Set(
  'html head body div li dt dd tr thead tbody tfoot caption figcaption br address center details summary option legend dialog'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
const preformatted = new Set(['pre', 'textarea', 'listing', 'xmp', 'plaintext']);

/** How text is set off from what stands before it, weakest first. */
const strength = ['', ' ', '\n', '\n\n', '\t'] as const;
/** Small parts keep the text alive that they were cut from; joined, a page takes the memory of its characters. */
const partsPerPassage = 1_000;

type Gap = (typeof strength)[number];

/**
 * Collects the whole visible text of a page: blocks on lines of their own, the cells of a table row behind tabs, white space as
 * a browser shows it. Left out is what no reader sees: scripts, styles, and what the markup hides.
 */
export function visibleText(): TagListener & { result: () => string } {
  const parts: string[] = [];
  const passages: string[] = [];
  let gap: Gap = '';
  let hidden = 0;
  let verbatim = 0;
  let rowHasText = false;

  const setOff = (by: Gap): void => {
    if (strength.indexOf(by) > strength.indexOf(gap)) gap = by;
  };
  const emit = (text: string): void => {
    if (gap !== '') parts.push(gap);
    gap = '';
    parts.push(text);
    if (parts.length > partsPerPassage) passages.push(parts.splice(0).join(''));
    rowHasText = true;
  };
  const block = (name: string): void => {
    if (name === 'tr') {
      gap = '\n';
      rowHasText = false;
    } else if (paragraphs.has(name)) setOff('\n\n');
    else if (lines.has(name)) setOff('\n');
  };

  return {
    open(name, attributes) {
      if (hidden > 0 || isHidden(name, attributes)) {
        hidden += 1;
        return;
      }
      if (preformatted.has(name)) verbatim += 1;
      if (cells.has(name)) gap = rowHasText ? '\t' : gap;
      else block(name);
    },
    text(text) {
      if (hidden > 0) return;
      if (verbatim > 0) {
        if (text !== '') emit(text);
        return;
      }
      const words = text.trim();
      if (words === '') {
        if (text !== '') setOff(' ');
        return;
      }
      if (/^\s/.test(text)) setOff(' ');
      emit(words.replace(/\s+/g, ' '));
      if (/\s$/.test(text)) setOff(' ');
    },
    close(name) {
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (preformatted.has(name)) verbatim -= 1;
      block(name);
    },
    result: () => [...passages, ...parts].join('').trim(),
  };
}

function isHidden(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (invisible.has(name)) return true;
  if (name === 'dialog' && attributes.open === undefined) return true;
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return true;
  return attributes.style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style);
}
