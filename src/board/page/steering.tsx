import { useState } from 'preact/hooks';
import type { Card } from '../rules/view.ts';
import { order } from './source.ts';
import { Problem, Words } from './words.tsx';

/** The actions on a workflow on a board with control, which runs the same use cases as the CLI. */
export function Steering({ card }: { card: Card }) {
  const [text, setText] = useState('');
  const [urgent, setUrgent] = useState(false);
  const [isSure, setSure] = useState(false);
  const [said, setSaid] = useState({ done: '', problem: '' });
  const send = (act: string, body: object) => {
    setSure(false);
    order(card.name, act, body).then(
      (done) => {
        setSaid({ done, problem: '' });
        if (act === 'redirect') setText('');
      },
      (error: unknown) => {
        setSaid({ done: '', problem: (error as Error).message });
      },
    );
  };
  const isOver = card.status === 'complete' || card.end_reason === 'cancelled';
  if (isOver && said.done === '') return null;
  return (
    <section class="steering" aria-label="Steer">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send('redirect', { text, urgent });
        }}
      >
        <label for="redirect">Redirect it</label>
        <input
          id="redirect"
          type="text"
          required
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={urgent}
            onChange={(event) => {
              setUrgent(event.currentTarget.checked);
            }}
          />{' '}
          in this iteration
        </label>
        <button type="submit">Redirect</button>
      </form>
      <p class="buttons">
        {card.status === 'in_progress' && (
          <button
            type="button"
            onClick={() => {
              send('stop', {});
            }}
          >
            Pause (it can be continued)
          </button>
        )}
        <button
          type="button"
          class="danger"
          onClick={() => {
            if (isSure) send('cancel', {});
            else setSure(true);
          }}
        >
          {isSure ? 'Really cancel it for good' : 'Cancel for good'}
        </button>
      </p>
      <p role="status">
        <Words text={said.done} />
      </p>
      <Problem text={said.problem} />
    </section>
  );
}
