import { useEffect } from 'preact/hooks';
import type { Detail } from '../rules/view.ts';
import { More, useParts } from './parts.tsx';
import { askLog } from './source.ts';
import { Problem, Words } from './words.tsx';

/** The events of a workflow, newest first. */
export function Log({ detail }: { detail: Detail }) {
  const { name } = detail.card;
  const parts = useParts((from) => askLog(name, from));
  const { part, problem, show } = parts;
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
      <More parts={parts} label="Show older" />
    </section>
  );
}
