import type { RefObject } from 'preact';
import type { BrokenCard, Card } from '../rules/view.ts';
import { counted } from '../../base/text.ts';
import { HealthMark } from './health.tsx';
import { usd } from '../rules/words.ts';
import { Problem, Words } from './words.tsx';

const urgency = ['broken', 'needs-you', 'left-alone', 'waits', 'well', 'ended'];

/** The list of workflows; those that need a person come first. */
export function CardList({
  workflows,
  heading,
}: {
  workflows: readonly (Card | BrokenCard)[];
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const rank = (one: Card | BrokenCard) => ('problem' in one ? 0 : urgency.indexOf(one.summary.health));
  const sorted = workflows.toSorted((a, b) => rank(a) - rank(b) || (updated(a) < updated(b) ? 1 : -1));
  const atWork = workflows.filter((one) => 'status' in one && one.status === 'in_progress').length;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {workflows.length === 1 ? '1 workflow' : `${workflows.length} workflows`}
        <span class="quiet">, {atWork} in progress</span>
      </h1>
      {workflows.length === 0 && (
        <p>
          There is no workflow in this project yet. Start one in Claude Code:{' '}
          <code>/autonomous-workflow:research &apos;topic&apos; &apos;what to find out&apos;</code>
        </p>
      )}
      <ul class="cards">
        {sorted.map((card) => (
          <li key={card.name}>{'problem' in card ? <BrokenOne card={card} /> : <OneCard card={card} />}</li>
        ))}
      </ul>
    </>
  );
}

function updated(card: Card | BrokenCard): string {
  return 'updated_at' in card ? card.updated_at : '';
}

function OneCard({ card }: { card: Card }) {
  const { name, summary, prompt } = card;
  return (
    <article class="card">
      <h2>
        <a href={`#/w/${name}`}>{name}</a>
      </h2>
      <p>
        <HealthMark health={summary.health} text={summary.is_well} />
      </p>
      <p class="goal">
        <Words text={prompt} />
      </p>
      <p>
        <Words text={summary.doing} />
      </p>
      {summary.needs.length > 0 && summary.health !== 'ended' && (
        <p class="needs">
          <Words text={summary.needs[0] ?? ''} />
        </p>
      )}
      <p class="quiet">
        {counted(card.findings_count, 'finding')}, {counted(card.sources_cited, 'source')}
        {card.features_total > 0 && `, ${card.features_complete} of ${counted(card.features_total, 'feature')}`},{' '}
        {card.usd === null ? 'cost unknown' : usd(card.usd)}
      </p>
    </article>
  );
}

function BrokenOne({ card }: { card: BrokenCard }) {
  return (
    <article class="card">
      <h2>{card.name}</h2>
      <p>
        <HealthMark health="broken" text="It cannot be read." />
      </p>
      <Problem text={card.problem} />
    </article>
  );
}
