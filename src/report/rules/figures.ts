import type { IterationStatistics, Ledger, Source } from '../../research/rules/ledger.ts';
import { publisherOf } from '../../research/rules/independence.ts';
import { mayBeCited } from '../../research/rules/failed-quotes.ts';
import { escapeTex, generatedLine } from '../../base/tex.ts';

/** The figures generated from the ledger, by their names in the folder `figures`. */
export const figureNames = ['novelty', 'sources'] as const;
export type FigureName = (typeof figureNames)[number];

const leastIterations = 3;
const leastSources = 5;
const mostPoints = 40;
const mostRows = 12;

/** The figures of a ledger as TeX without packages; figures without data are left out. */
export function ledgerFigures(ledger: Ledger): Partial<Record<FigureName, string>> {
  const iterations = ledger.iterations.filter(({ kind, observations }) => kind === 'research' && observations > 0);
  return {
    ...(iterations.length >= leastIterations && { novelty: noveltyFigure(iterations.slice(-mostPoints)) }),
    ...(ledger.sources.length >= leastSources && { sources: sourcesFigure(ledger) }),
  };
}

const width = 110;
const height = 45;

/** The share of new observations by iteration. All lengths are in millimetres. */
function noveltyFigure(iterations: readonly IterationStatistics[]): string {
  const step = width / iterations.length;
  const points = iterations.map(({ iteration, new_claims, observations, valid }, index) => {
    return { iteration, valid, x: step * (index + 0.5), y: height * Math.min(1, new_claims / observations) };
  });
  const every = Math.ceil(points.length / 20);
  const parts = [
    `\\put(0,0){\\line(1,0){${width}}}`,
    `\\put(0,0){\\line(0,1){${height}}}`,
    ...[0, 25, 50, 75, 100].flatMap((percent) => {
      const y = mm((height * percent) / 100);
      return [`\\put(-1,${y}){\\line(1,0){1}}`, `\\put(-2,${y}){\\makebox(0,0)[r]{\\footnotesize ${percent}\\,\\%}}`];
    }),
    ...points.flatMap(({ x, y, valid, iteration }, index) => {
      const next = points[index + 1];
      return [
        `\\put(${mm(x)},${mm(y)}){${valid ? '\\circle*{1.6}' : '\\circle{1.6}'}}`,
        ...(index % every === 0 ? [`\\put(${mm(x)},-3){\\makebox(0,0){\\footnotesize ${iteration}}}`] : []),
        ...(next === undefined
          ? []
          : [
              `\\qbezier(${mm(x)},${mm(y)})(${mm((x + next.x) / 2)},${mm((y + next.y) / 2)})(${mm(next.x)},${mm(next.y)})`,
            ]),
      ];
    }),
    `\\put(${width / 2},-8){\\makebox(0,0){\\footnotesize iteration}}`,
    `\\put(-2,${height + 6}){\\makebox(0,0)[r]{\\footnotesize new}}`,
  ];
  const open = points.every(({ valid }) => valid)
    ? ''
    : ' Open circles are iterations that do not count, because too few agents handed in.';
  const caption = `Share of the observations of each iteration that were new findings.${open}`;
  return figure('novelty', caption, `(${width + 14},${height + 14})(-12,-10)`, parts);
}

const rowHeight = 6;
const nameWidth = 45;
const barWidth = 60;

/** Publishers with the number of findings that their sources support; primary sources are black. */
function sourcesFigure(ledger: Ledger): string {
  const rows = publishers(ledger);
  const shown = rows.slice(0, mostRows);
  const others = rows.slice(mostRows);
  const most = Math.max(1, ...shown.map(({ primary, other }) => primary + other));
  const top = shown.length * rowHeight;
  const parts = shown.flatMap(({ name, primary, other, sources }, index) => {
    const y = top - (index + 1) * rowHeight;
    const [dark, light] = [(barWidth * primary) / most, (barWidth * other) / most];
    return [
      `\\put(${nameWidth - 2},${y + 2}){\\makebox(0,0)[r]{\\footnotesize ${escapeTex(shorten(name))}}}`,
      ...(dark > 0 ? [`\\put(${nameWidth},${y}){\\rule{${mm(dark)}mm}{4mm}}`] : []),
      ...(light > 0 ? [`\\put(${mm(nameWidth + dark)},${y}){\\framebox(${mm(light)},4){}}`] : []),
      `\\put(${mm(nameWidth + dark + light + 2)},${y + 2}){\\makebox(0,0)[l]{\\footnotesize ${primary + other} (${sources})}}`,
    ];
  });
  const remainder =
    others.length === 0
      ? ''
      : ` ${others.length} more ${others.length === 1 ? 'publisher is' : 'publishers are'} not shown.`;
  const kinds = shown.some(({ other }) => other > 0)
    ? 'Black: borne out by a primary source; white: by others only.'
    : 'All are borne out by a primary source.';
  const caption = `Findings by publisher of their sources; in brackets the number of sources. ${kinds}${remainder}`;
  return figure('sources', caption, `(${nameWidth + barWidth + 20},${top})`, parts);
}

interface Publisher {
  name: string;
  primary: number;
  other: number;
  sources: number;
}

function publishers({ claims, sources }: Ledger): Publisher[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const rows = new Map<string, Publisher>();
  const rowOf = (source: Source): Publisher => {
    const names = { repository: 'this repository', document: 'documents brought along' } as const;
    const name = source.kind in names ? names[source.kind as keyof typeof names] : publisherOf(source.url) || 'other';
    const row = rows.get(name) ?? { name, primary: 0, other: 0, sources: 0 };
    rows.set(name, row);
    return row;
  };
  for (const source of sources) rowOf(source).sources += 1;
  for (const { evidence } of claims) {
    const behind = new Map<Publisher, boolean>();
    for (const { source: id } of evidence.filter(mayBeCited)) {
      const source = byId.get(id);
      if (source === undefined) continue;
      const row = rowOf(source);
      behind.set(row, behind.get(row) === true || source.kind !== 'secondary');
    }
    for (const [row, isPrimary] of behind) row[isPrimary ? 'primary' : 'other'] += 1;
  }
  const total = ({ primary, other }: Publisher) => primary + other;
  return [...rows.values()].sort((a, b) => total(b) - total(a) || (a.name < b.name ? -1 : 1));
}

function figure(name: FigureName, caption: string, size: string, parts: readonly string[]): string {
  return [
    generatedLine,
    // No page of their own: they stand above the text that follows.
    '\\begin{figure}[!htb]',
    '\\centering',
    '\\setlength{\\unitlength}{1mm}',
    `\\begin{picture}${size}`,
    ...parts,
    '\\end{picture}',
    `\\caption{${caption}}`,
    `\\label{fig:${name}}`,
    '\\end{figure}',
    '',
  ].join('\n');
}

function shorten(name: string): string {
  return name.length <= 26 ? name : `${name.slice(0, 25)}…`;
}

function mm(length: number): string {
  return String(Number(length.toFixed(2)));
}
