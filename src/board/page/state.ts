import { useEffect, useState } from 'preact/hooks';
import { addresses, type BrokenCard, type Card, type Overview } from '../rules/view.ts';
import { firstOverview, isLive, writtenAt } from './source.ts';

/** The state of the page's connection to its board. */
export type Connection = 'open' | 'lost' | 'exported';

interface Changed {
  changed: (Card | BrokenCard)[];
  gone: string[];
}

/** The workflows of the project, updated by the board's events. */
export function useOverview(): { overview: Overview; connection: Connection } {
  const [overview, setOverview] = useState(firstOverview);
  const [connection, setConnection] = useState<Connection>(isLive ? 'open' : 'exported');
  useEffect(() => {
    if (!isLive) return undefined;
    // Reconnected by our own code, because a browser stops reconnecting after an HTTP error.
    let events: EventSource;
    let timer = 0;
    const open = () => {
      events = new EventSource(addresses.events);
      events.addEventListener('overview', ({ data }) => {
        setOverview(JSON.parse(data as string) as Overview);
        setConnection('open');
      });
      events.addEventListener('changed', ({ data }) => {
        const { changed, gone } = JSON.parse(data as string) as Changed;
        setOverview((before) => merge(before, changed, gone));
      });
      events.onerror = () => {
        setConnection('lost');
        events.close();
        timer = window.setTimeout(open, 1_500);
      };
    };
    open();
    return () => {
      window.clearTimeout(timer);
      events.close();
    };
  }, []);
  return { overview, connection };
}

function merge(before: Overview, changed: Changed['changed'], gone: readonly string[]): Overview {
  const cards = new Map(before.workflows.map((card) => [card.name, card]));
  for (const card of changed) cards.set(card.name, card);
  for (const name of gone) cards.delete(name);
  return { ...before, workflows: [...cards.values()].sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** The parts of the address: a workflow, its section, and an item of the section. */
export function useRoute(): string[] {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => {
      setHash(location.hash);
    };
    window.addEventListener('hashchange', changed);
    return () => {
      window.removeEventListener('hashchange', changed);
    };
  }, []);
  return hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '');
}

/** The time, updated every few seconds; in an exported page the time of the export. */
export function useNow(): number {
  const [now, setNow] = useState(isLive ? Date.now() : Date.parse(writtenAt));
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = window.setInterval(() => {
      setNow(Date.now());
    }, 5_000);
    return () => {
      window.clearInterval(timer);
    };
  }, []);
  return now;
}

/** The state of a request; the last answer is shown until the next one arrives. */
export interface Asked<Answer> {
  answer: Answer | undefined;
  problem: string;
}

/**
 * Sends a request when the component is first shown, and whenever `key` changes.
 * @param key a text of everything that the answer depends on.
 */
export function useAnswer<Answer>(load: () => Promise<Answer>, key: string): Asked<Answer> {
  const [asked, setAsked] = useState<Asked<Answer>>({ answer: undefined, problem: '' });
  useEffect(() => {
    let isOver = false;
    load().then(
      (answer) => {
        if (!isOver) setAsked({ answer, problem: '' });
      },
      (error: unknown) => {
        if (!isOver) setAsked(({ answer }) => ({ answer, problem: (error as Error).message }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return asked;
}
