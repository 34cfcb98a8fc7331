import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { addresses, type BrokenCard, type Card, type Detail } from '../rules/view.ts';
import { Features } from './features.tsx';
import { Findings } from './findings.tsx';
import { HealthMark } from './health.tsx';
import { Log } from './log.tsx';
import { Now } from './now.tsx';
import { Questions } from './questions.tsx';
import { ask } from './source.ts';
import { useAnswer } from './state.ts';
import { tokens, usd } from '../rules/words.ts';
import { Problem, Words } from './words.tsx';

export interface WorkflowProps {
  name: string;
  card: Card | BrokenCard | undefined;
  section: string;
  thing: string;
  /** The number of workflows. */
  count: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One workflow: answers to the most important questions, then its sections. */
export function Workflow({ name, card, section, thing, count, heading }: WorkflowProps) {
  const key = card === undefined ? '' : JSON.stringify(card);
  const { answer, problem } = useAnswer(() => ask<Detail | BrokenCard>(addresses.workflow(name)), `${name} ${key}`);
  const detail = answer !== undefined && 'card' in answer && answer.card.name === name ? answer : undefined;
  return (
    <>
      {count > 1 && (
        <p>
          <a href="#/all">← All {count} workflows</a>
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
      {card === undefined && <Problem text="There is no workflow of this name." />}
      {card !== undefined && 'problem' in card && <Problem text={card.problem} />}
      {card !== undefined && 'summary' in card && (
        <>
          <Goal text={card.prompt} />
          <Answers card={card} />
          <Figures card={card} />
          <Problem text={problem} />
          {detail?.unreadable.map((text) => (
            <Problem key={text} text={text} />
          ))}
          <Sections name={name} section={section} card={card} detail={detail} />
          {detail === undefined ? <p class="quiet">…</p> : <Section {...{ section, thing, detail }} />}
        </>
      )}
    </>
  );
}

function Goal({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p class={isOpen ? 'goal whole' : 'goal'}>
      <Words text={text} />{' '}
      {text.length > 220 && (
        <button
          type="button"
          class="plain"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? 'less' : 'all of it'}
        </button>
      )}
    </p>
  );
}

function Answers({ card: { summary, verdict } }: { card: Card }) {
  return (
    <dl class="answers">
      <Answer question="Is it well?">
        <HealthMark health={summary.health} text={summary.is_well} />
      </Answer>
      <Answer question="What does it do now?">
        <span role="status">
          <Words text={summary.doing} />
        </span>
      </Answer>
      <Answer question="What does it need from me?" urgent={summary.needs.length > 0}>
        {summary.needs.length === 0 ? (
          'Nothing.'
        ) : (
          <ul>
            {summary.needs.map((need) => (
              <li key={need}>
                <Words text={need} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
      <Answer question="When is it done?">
        <Words text={summary.until} />
        {verdict !== null && (
          <details>
            <summary>Last verdict</summary>
            <Words text={verdict} />
          </details>
        )}
      </Answer>
      <Answer question="What has it cost?">
        <Words text={summary.cost} />
      </Answer>
    </dl>
  );
}

function Answer({
  question,
  urgent = false,
  children,
}: {
  question: string;
  urgent?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={urgent ? 'answer urgent' : 'answer'}>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Figures({ card }: { card: Card }) {
  return (
    <dl class="figures">
      <Figure name="Iteration" id="iteration" value={card.iteration} of={card.max_iterations} />
      <Figure name="Findings" id="findings_count" value={card.findings_count} />
      <Figure name="Sources" id="sources_cited" value={card.sources_cited} />
      <Figure name="Research questions open" id="open_questions" value={card.open_questions} />
      {card.features_total > 0 && (
        <Figure
          name="Features that pass"
          id="features_complete"
          value={card.features_complete}
          of={card.features_total}
        />
      )}
      {card.features_failed > 0 && <Figure name="Features failed" id="features_failed" value={card.features_failed} />}
      <Figure name="Cost" id="usd" value={usd(card.usd)} of={`$${card.max_cost_usd}`} />
      <Figure name="Tokens" id="tokens" value={tokens(card.tokens)} />
    </dl>
  );
}

interface FigureProps {
  name: string;
  id: string;
  value: string | number;
  of?: string | number;
}

function Figure({ name, id, value, of }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span data-figure={id}>{value}</span>
        {of !== undefined && <span class="quiet"> of {of}</span>}
      </dd>
    </div>
  );
}

interface SectionsProps {
  name: string;
  section: string;
  card: Card;
  detail: Detail | undefined;
}

function Sections({ name, section, card, detail }: SectionsProps) {
  const open = detail?.questions.filter(({ answered_at }) => answered_at === null).length ?? 0;
  const all: [id: string, words: string][] = [
    ['now', 'Now'],
    ['findings', `Findings ${card.findings_count}`],
    ...(card.features_total > 0
      ? ([['features', `Features ${card.features_complete}/${card.features_total}`]] satisfies [string, string][])
      : []),
    ['questions', open === 0 ? 'Questions to you' : `Questions to you ${open}`],
    ['log', 'Log'],
  ];
  return (
    <nav aria-label="Sections" class="sections">
      <ul>
        {all.map(([id, words]) => (
          <li key={id}>
            <a href={`#/w/${name}/${id}`} aria-current={id === section ? 'page' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section, thing, detail }: { section: string; thing: string; detail: Detail }) {
  switch (section) {
    case 'findings':
      return <Findings detail={detail} />;
    case 'features':
      return <Features detail={detail} id={thing} />;
    case 'questions':
      return <Questions detail={detail} />;
    case 'log':
      return <Log detail={detail} />;
    default:
      return <Now detail={detail} />;
  }
}
