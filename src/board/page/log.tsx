import { useEffect, useState } from 'preact/hooks';
import type { Detail, Part } from '../rules/view.ts';
import { askLog } from './source.ts';
import { Problem, Words } from './words.tsx';

/** The events of a workflow, the newest first. */
export function Log({ detail }: { detail: Detail }) {
  const { name } = detail.card;
  const [part, setPart] = useState<Part<string>>();
  const [problem, setProblem] = useState('');
  const show = (from: number) => {
    const before = from === 0 ? [] : (part?.rows ?? []);
    askLog(name, from).then(
      ({ total, rows }) => {
        setPart({ total, rows: [...before, ...rows] });
        setProblem('');
      },
      (error: unknown) => {
        setProblem((error as Error).message);
      },
    );
  };
  useEffect(() => {
    show(0);
  }, [detail]);
  return (
    <section aria-labelledby="log">
      <h2 id="log">Log</h2>
      <Problem text={problem} />
      <ol class="log" reversed>
        {part?.rows.map((line, index) => (
          <li key={part.total - index}>
            <Words text={line} />
          </li>
        ))}
      </ol>
      {part !== undefined && part.rows.length < part.total && (
        <button
          type="button"
          onClick={() => {
            show(part.rows.length);
          }}
        >
          Show older
        </button>
      )}
    </section>
  );
}
