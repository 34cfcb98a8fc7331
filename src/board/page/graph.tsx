import type { FeatureRow } from '../rules/view.ts';
import { featureSigns } from '../rules/words.ts';

const width = 132;
const height = 34;
const gapX = 44;
const gapY = 12;
/** A larger graph is unreadable; the table has the same information. */
const mostFeatures = 150;

/** The features by dependency, from left to right. Each is a link; the table below has the same information. */
export function Graph({ features, workflow }: { features: readonly FeatureRow[]; workflow: string }) {
  if (features.length < 2 || features.length > mostFeatures) return null;
  const columns = columnsOf(features);
  const places = new Map(
    columns.flatMap((column, x) =>
      column.map((id, y) => [id, { x: x * (width + gapX) + 2, y: y * (height + gapY) + 2 }] as const),
    ),
  );
  const rows = Math.max(...columns.map((column) => column.length));
  const size = { width: columns.length * (width + gapX) - gapX + 4, height: rows * (height + gapY) - gapY + 4 };
  return (
    <div class="wide graph" role="region" aria-label="Features by what they need" tabIndex={0}>
      <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`}>
        {features.flatMap(({ id, dependencies }) =>
          dependencies.map((needed) => {
            const [from, to] = [places.get(needed), places.get(id)];
            if (from === undefined || to === undefined) return null;
            const [x1, y1, x2, y2] = [from.x + width, from.y + height / 2, to.x, to.y + height / 2];
            const bend = (x2 - x1) / 2;
            return (
              <path
                key={`${needed} ${id}`}
                d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
                class="edge"
              />
            );
          }),
        )}
        {features.map(({ id, name, status }) => {
          const place = places.get(id) ?? { x: 0, y: 0 };
          return (
            <a
              key={id}
              href={`#/w/${workflow}/features/${id}`}
              aria-label={`${id} ${name}: ${status.replaceAll('_', ' ')}`}
            >
              <g transform={`translate(${place.x} ${place.y})`} class={`node ${status}`}>
                <rect width={width} height={height} rx="6" />
                <text x="10" y={height / 2 + 5}>
                  {featureSigns[status]} {id.length > 13 ? `${id.slice(0, 12)}…` : id}
                </text>
                <title>{name}</title>
              </g>
            </a>
          );
        })}
      </svg>
    </div>
  );
}

/**
 * The features in columns: each is to the right of all its dependencies. A cycle, which the feature list does not allow, is cut.
 */
function columnsOf(features: readonly { id: string; dependencies: readonly string[] }[]): string[][] {
  const needs = new Map(features.map(({ id, dependencies }) => [id, dependencies]));
  const depths = new Map<string, number>();
  const depthOf = (id: string, above: ReadonlySet<string>): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const inner = new Set([...above, id]);
    const below = (needs.get(id) ?? []).filter((one) => needs.has(one) && !inner.has(one));
    const depth = Math.max(-1, ...below.map((one) => depthOf(one, inner))) + 1;
    depths.set(id, depth);
    return depth;
  };
  const columns: string[][] = [];
  for (const { id } of features) (columns[depthOf(id, new Set())] ??= []).push(id);
  return columns;
}
