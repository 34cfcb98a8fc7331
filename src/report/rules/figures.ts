import type { IterationStatistics, Ledger, Source } from '../../research/rules/ledger.ts';
import { publisherOf } from '../../research/rules/independence.ts';
import { mayBeCited } from '../../research/rules/failed-quotes.ts';
import type { Block, Drawing, Shape } from './tree.ts';

type Figure = Extract<Block, { type: 'figure' }>;

/** The names of the figures made from the ledger, in the folder `figures`. */
export const figureNames = ['novelty', 'sources'] as const;

const leastIterations = 3;
const leastSources = 5;
const mostPoints = 40;
const mostRows = 12;

/** The figures of a ledger; those without data are left out. */
export function ledgerFigures(ledger: Ledger): Figure[] {
  const iterations = ledger.iterations.filter(({ kind, observations }) => kind === 'research' && observations > 0);
  const figures = [
    ...(iterations.length >= leastIterations ? [noveltyFigure(iterations.slice(-mostPoints))] : []),
    ...(ledger.sources.length >= leastSources ? [sourcesFigure(ledger)] : []),
  ];
  return figures.map((figure, at) => ({ ...figure, number: at + 1 }));
}

const figure = (name: (typeof figureNames)[number], caption: string, drawing: Drawing): Figure => ({
  type: 'figure',
  number: 0,
  name,
  caption,
  drawing,
});
const word = (at: readonly [number, number], align: 'left' | 'middle' | 'right', text: string): Shape => ({
  type: 'word',
  at,
  align,
  text,
});

const width = 110;
const height = 45;

/** The share of new observations by iteration. All lengths are in millimetres. */
function noveltyFigure(iterations: readonly IterationStatistics[]): Figure {
  const step = width / iterations.length;
  const points = iterations.map(({ iteration, new_claims, observations, valid }, index) => ({
    iteration,
    valid,
    at: [step * (index + 0.5), height * Math.min(1, new_claims / observations)] as const,
  }));
  const every = Math.ceil(points.length / 20);
  const shapes: Shape[] = [
    { type: 'line', from: [0, 0], to: [width, 0] },
    { type: 'line', from: [0, 0], to: [0, height] },
    ...[0, 25, 50, 75, 100].flatMap((percent): Shape[] => {
      const y = (height * percent) / 100;
      return [{ type: 'line', from: [-1, y], to: [0, y] }, word([-2, y], 'right', `${percent}\u00a0%`)];
    }),
    ...points.flatMap(({ at, valid, iteration }, index): Shape[] => {
      const next = points[index + 1];
      return [
        { type: valid ? 'dot' : 'circle', at },
        ...(index % every === 0 ? [word([at[0], -3], 'middle', String(iteration))] : []),
        ...(next === undefined ? [] : [{ type: 'curve' as const, from: at, to: next.at }]),
      ];
    }),
    word([width / 2, -8], 'middle', 'iteration'),
    word([-2, height + 6], 'right', 'new'),
  ];
  const open = points.every(({ valid }) => valid)
    ? ''
    : ' Open circles are iterations that do not count, because too few agents handed in.';
  const caption = `Share of the observations of each iteration that were new findings.${open}`;
  return figure('novelty', caption, { size: [width + 14, height + 20], origin: [-12, -10], shapes });
}

const rowHeight = 6;
const nameWidth = 45;
const barWidth = 60;
const longestPublisher = 26;

/** Publishers with the number of findings that their sources support; primary sources are black. */
function sourcesFigure(ledger: Ledger): Figure {
  const rows = publishers(ledger);
  const shown = rows.slice(0, mostRows);
  const others = rows.length - shown.length;
  const most = Math.max(1, ...shown.map(({ primary, other }) => primary + other));
  const top = shown.length * rowHeight;
  const shapes = shown.flatMap(({ name, primary, other, sources }, index): Shape[] => {
    const y = top - (index + 1) * rowHeight;
    const [dark, light] = [(barWidth * primary) / most, (barWidth * other) / most];
    const short = name.length <= longestPublisher ? name : `${name.slice(0, longestPublisher - 1)}…`;
    return [
      word([nameWidth - 2, y + 2], 'right', short),
      ...(dark > 0 ? [{ type: 'bar' as const, at: [nameWidth, y] as const, width: dark }] : []),
      ...(light > 0 ? [{ type: 'frame' as const, at: [nameWidth + dark, y] as const, width: light }] : []),
      word([nameWidth + dark + light + 2, y + 2], 'left', `${primary + other} (${sources})`),
    ];
  });
  const remainder =
    others === 0 ? '' : ` ${others} more ${others === 1 ? 'publisher is' : 'publishers are'} not shown.`;
  const kinds = shown.some(({ other }) => other > 0)
    ? 'Black: borne out by a primary source; white: by others only.'
    : 'All are borne out by a primary source.';
  const caption = `Findings by publisher of their sources; in brackets the number of sources. ${kinds}${remainder}`;
  return figure('sources', caption, { size: [nameWidth + barWidth + 20, top], origin: [0, 0], shapes });
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
