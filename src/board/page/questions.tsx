import { useId, useState } from 'preact/hooks';
import type { Detail } from '../rules/view.ts';
import { order } from './source.ts';
import { Moment, Problem, Words } from './words.tsx';

type Question = Detail['questions'][number];

/** The questions of the workflow to its user, open ones first. */
export function Questions({ detail, control }: { detail: Detail; control: boolean }) {
  const { questions, card } = detail;
  const [done, setDone] = useState('');
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">Questions to you</h2>
      <Done text={done} />
      {questions.length === 0 && <p>It has not asked for anything.</p>}
      <ul class="questions">
        {questions.map((question) => (
          <li key={question.id}>
            <article class={question.answered_at === null ? 'card open' : 'card'}>
              <h3>
                {question.id} <span class="quiet">{question.kind.replaceAll('_', ' ')}</span>
                {question.item !== null && <span class="quiet"> about {question.item}</span>}
              </h3>
              <p class="text">
                <Words text={question.text} />
              </p>
              {question.tried.length > 0 && (
                <details>
                  <summary>Tried so far</summary>
                  <ul>
                    {question.tried.map((tried) => (
                      <li key={tried}>
                        <Words text={tried} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
              <p class="quiet">
                Asked in iteration {question.iteration}, <Moment at={question.opened_at} />
              </p>
              <AnswerPart question={question} workflow={card.name} control={control} onDone={setDone} />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PartProps {
  question: Question;
  workflow: string;
  control: boolean;
  onDone: (done: string) => void;
}

function AnswerPart({ question, workflow, control, onDone }: PartProps) {
  if (question.answered_at !== null)
    return (
      <p>
        Answered <Moment at={question.answered_at} />: <Words text={question.answer ?? ''} />
      </p>
    );
  if (control) return <AnswerForm id={question.id} workflow={workflow} onDone={onDone} />;
  return (
    <p>
      Answer in a terminal: <code>{`autonomous-workflow resolve ${question.id} "your answer" ${workflow}`}</code>
    </p>
  );
}

interface AnswerFormProps {
  id: string;
  workflow: string;
  /** Called with the board's reply; the form is removed then. */
  onDone: (done: string) => void;
}

/** The form for the answer to an open question. */
export function AnswerForm({ id, workflow, onDone }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const field = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        order(workflow, 'answer', { id, text }).then(
          (done) => {
            setProblem('');
            onDone(done);
          },
          (error: unknown) => {
            setProblem((error as Error).message);
          },
        );
      }}
    >
      <label for={field}>Your answer to {id}</label>
      <textarea
        id={field}
        rows={2}
        required
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <button type="submit">Answer</button>
      <Problem text={problem} />
    </form>
  );
}

/** The board's reply to the last answer. */
export function Done({ text }: { text: string }) {
  return (
    <p class="done" role="status">
      <Words text={text === '' ? '' : `✓ ${text}`} />
    </p>
  );
}
