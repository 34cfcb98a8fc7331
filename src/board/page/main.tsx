import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardList } from './cards.tsx';
import { isLive, writtenAt } from './source.ts';
import { useOverview, useRoute, type Connection } from './state.ts';
import { Workflow } from './workflow.tsx';
import { Moment } from './words.tsx';

function Board() {
  const { overview, connection } = useOverview();
  const [kind, name = '', section = 'now', thing = ''] = useRoute();
  const only = overview.workflows.length === 1 ? overview.workflows[0]?.name : undefined;
  const shown = kind === 'w' ? name : kind === undefined ? only : undefined;
  const card = overview.workflows.find((one) => one.name === shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // After a link, the focus moves to the heading, as on a new page.
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [shown, section, thing]);
  const state = card !== undefined && 'summary' in card ? `: ${card.summary.is_well}` : '';
  document.title = shown === undefined ? `${overview.project} · Board` : `${shown}${state}`;
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        Skip to the content
      </a>
      <header class="top">
        <p class="project">
          <a href="#/all">{overview.project}</a>
          <span class="quiet"> autonomous-workflow {overview.version}</span>
        </p>
        <ConnectionNote connection={connection} />
      </header>
      <main id="content" tabIndex={-1}>
        {shown === undefined ? (
          <CardList workflows={overview.workflows} heading={heading} />
        ) : (
          <Workflow
            name={shown}
            card={card}
            section={section}
            thing={thing}
            count={overview.workflows.length}
            heading={heading}
          />
        )}
      </main>
    </>
  );
}

function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

function ConnectionNote({ connection }: { connection: Connection }) {
  if (!isLive)
    return (
      <p class="quiet">
        Exported <Moment at={writtenAt} />
      </p>
    );
  return (
    <p class={connection === 'lost' ? 'problem' : 'quiet'} role="status">
      {connection === 'lost'
        ? 'The board does not answer; the page shows its last data. Start it again with: autonomous-workflow board'
        : 'live'}
    </p>
  );
}

const place = document.getElementById('board');
const begin = () => {
  place?.replaceChildren();
  if (place !== null) render(<Board />, place);
};
// The shell from the server is painted first; a hidden page has no animation frames, so it begins at once.
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(begin));
else begin();
