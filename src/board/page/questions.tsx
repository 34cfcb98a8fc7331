import type { Detail } from '../rules/view.ts';
import { Moment, Words } from './words.tsx';

type Question = Detail['questions'][number];

/** The questions of the workflow to its user, open ones first. */
export function Questions({ detail }: { detail: Detail }) {
  const { questions, card } = detail;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">Questions to you</h2>
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
              <AnswerPart question={question} workflow={card.name} />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnswerPart({ question, workflow }: { question: Question; workflow: string }) {
  if (question.answered_at !== null)
    return (
      <p>
        Answered <Moment at={question.answered_at} />: <Words text={question.answer ?? ''} />
      </p>
    );
  return (
    <p>
      Answer in a terminal: <code>{`autonomous-workflow resolve ${question.id} "your answer" ${workflow}`}</code>
    </p>
  );
}
