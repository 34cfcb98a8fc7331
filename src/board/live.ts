import type { ServerResponse } from 'node:http';
import { describeError } from '../base/errors.ts';
import type { ProjectBoard } from './project-board.ts';
import { plainText } from './rules/plain.ts';

const intervalMilliseconds = 1_000;
const aliveMilliseconds = 15_000;
/** A limit on open pages, more than a person uses. */
const mostPages = 40;

/** The open pages, each of which gets an event for every workflow that changes. Without open pages no file is read. */
export class LivePages {
  readonly #board: ProjectBoard;
  readonly #pages = new Set<ServerResponse>();
  /** The cards as last sent to the pages. */
  #shown = new Map<string, string>();
  #isWatching = false;
  #lastSent = 0;

  constructor(board: ProjectBoard) {
    this.#board = board;
  }

  /** Begins a stream of events; false when there are too many. */
  async add(response: ServerResponse): Promise<boolean> {
    if (this.#pages.size >= mostPages) return false;
    const overview = await this.#board.overview();
    // A page that was closed meanwhile would never be removed from the set.
    if (response.destroyed) return true;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    if (this.#pages.size === 0)
      this.#shown = new Map(overview.workflows.map((card) => [card.name, JSON.stringify(card)]));
    response.write(`retry: 1000\n${event('overview', overview)}`);
    this.#pages.add(response);
    response.on('close', () => {
      this.#pages.delete(response);
    });
    if (!this.#isWatching) this.#watchLater();
    return true;
  }

  async #watch(): Promise<void> {
    try {
      await this.#sendChanges();
    } catch (error) {
      // For example, a folder that is unreadable for a moment.
      this.#send(event('trouble', { why: plainText(describeError(error)) }));
    }
    this.#watchLater();
  }

  #watchLater(): void {
    this.#isWatching = this.#pages.size > 0;
    if (this.#isWatching) setTimeout(() => void this.#watch(), intervalMilliseconds);
  }

  async #sendChanges(): Promise<void> {
    const { workflows } = await this.#board.overview();
    const shown = new Map(workflows.map((card) => [card.name, JSON.stringify(card)]));
    const changed = workflows.filter(({ name }) => shown.get(name) !== this.#shown.get(name));
    const gone = [...this.#shown.keys()].filter((name) => !shown.has(name));
    this.#shown = shown;
    if (changed.length + gone.length > 0) this.#send(event('changed', { changed, gone }));
    else if (Date.now() - this.#lastSent > aliveMilliseconds) this.#send(': alive\n\n');
  }

  #send(text: string): void {
    this.#lastSent = Date.now();
    for (const page of this.#pages) page.write(text);
  }
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
