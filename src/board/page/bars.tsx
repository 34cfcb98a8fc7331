import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';

const height = 160;

export interface BarsProps {
  title: string;
  x: readonly number[];
  y: readonly (number | null)[];
  unit: string;
}

/** A small bar chart; the table below it has the same values. */
export function Bars({ title, x, y, unit }: BarsProps) {
  const place = useRef<HTMLDivElement>(null);
  const key = JSON.stringify([x, y]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let chart: uPlot | undefined;
    const draw = () => {
      chart?.destroy();
      chart = new uPlot(optionsOf(element, x), [[...x], [...y]], element);
    };
    const resized = new ResizeObserver(draw);
    resized.observe(element);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      scheme.removeEventListener('change', draw);
      chart?.destroy();
    };
  }, [key]);
  const last = y.findLast((value) => value !== null);
  const label = `${title} in ${x.length} iterations; the last is ${last ?? 'unknown'}${last == null ? '' : unit}`;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div ref={place} class="chart" role="img" aria-label={label} />
    </figure>
  );
}

function optionsOf(element: HTMLElement, x: readonly number[]): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const axis = { stroke: colour('--quiet'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } };
  const bars = uPlot.paths.bars?.({ size: [0.7, 48] });
  return {
    width: Math.max(160, element.clientWidth),
    height,
    legend: { show: false },
    cursor: { show: false },
    padding: [8, 4, 0, 0],
    scales: {
      x: { time: false, range: (_, low, high) => [low - 0.6, high + 0.6] },
      y: { range: (_, _low, high) => [0, (high || 1) * 1.1] },
    },
    axes: [
      {
        ...axis,
        size: 26,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
        grid: { show: false },
        values: (_, places) => places.map((place) => (x.includes(place) ? String(place) : '')),
      },
      { ...axis, size: 44 },
    ],
    series: [
      {},
      { stroke: colour('--accent'), fill: colour('--accent'), points: { show: false }, ...(bars && { paths: bars }) },
    ],
  };
}
