import { basename } from 'node:path';
import type { WorkflowPaths } from '../files/paths.ts';
import { version } from '../files/plugin-root.ts';
import { listWithLost } from '../loop/list.ts';
import { readCard, stampOf } from './read-card.ts';
import type { BrokenCard, Card, Overview } from './rules/view.ts';

/**
 * The card of a workflow in progress is read again after this time, because time passes and its session may end without a change
 * of a file.
 */
const freshMilliseconds = 3_000;

interface Known {
  stamp: string;
  at: number;
  card: Card | BrokenCard;
}

/** The workflows of a project; each is read again only when it may have changed. */
export class ProjectBoard {
  readonly root: string;
  readonly #known = new Map<string, Known>();

  constructor(root: string) {
    this.root = root;
  }

  /** The present workflows, by name. */
  workflows(): WorkflowPaths[] {
    return listWithLost(this.root);
  }

  /** The paths of a workflow of this project; undefined for any other name. */
  find(name: string): WorkflowPaths | undefined {
    return this.workflows().find((paths) => paths.name === name);
  }

  /** The data of the first page. */
  async overview(): Promise<Overview> {
    const workflows: Overview['workflows'] = [];
    for (const paths of this.workflows()) workflows.push(await this.card(paths));
    return { project: basename(this.root), version: version(), workflows };
  }

  async card(paths: WorkflowPaths): Promise<Card | BrokenCard> {
    const known = this.#known.get(paths.name);
    const now = new Date();
    const stamp = stampOf(paths, iterationOf(known));
    if (known?.stamp === stamp && now.getTime() - known.at < lifetime(known)) return known.card;
    const card = await readCard(paths, now);
    // Stamped again after the read, which may itself have updated the stored cost.
    const after = { stamp: '', at: now.getTime(), card };
    after.stamp = stampOf(paths, iterationOf(after));
    this.#known.set(paths.name, after);
    return card;
  }
}

function iterationOf(known: Known | undefined): number {
  return known !== undefined && 'iteration' in known.card ? known.card.iteration : 0;
}

function lifetime({ card }: Known): number {
  return 'status' in card && card.status === 'in_progress' && card.owner_alive ? freshMilliseconds : 60_000;
}
