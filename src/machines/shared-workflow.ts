import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { WorkflowError } from '../base/errors.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { forgetRecords } from '../journal/records.ts';
import { stateExists } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { repositoryOf } from '../programs/git/work-tree.ts';
import { placeInRepository, storeWorkflow, type ContentKey } from './content.ts';
import { restoreFiles, treeAt } from './folder-tree.ts';
import { keepHere } from './keep-here.ts';
import { placeOfClone, readMarker, removeMarker, writeMarker, type Marker } from './marker.ts';
import { fetchLease, leaseCommit, pushLease, type Shared, type Tip } from './remote.ts';
import { drivenElsewhere, noRemote, notPushed, unknownThere } from './refusals.ts';
import { refuseForeignWork, restoreCode } from './restore-code.ts';
import { isHeldByAnother, isOfThisMachine, leaseMilliseconds, type MachineRecord } from './rules/machine-record.ts';

/** The result of a push. */
export type Kept =
  | { outcome: 'kept' }
  /** Another machine has the workflow now; `leave` saves the work on this one. */
  | { outcome: 'lost'; why: string }
  /** The push failed; the previous lease stays valid until it expires. */
  | { outcome: 'failed'; why: string };

const mostOwnPushes = 5;

/** A workflow that this machine drives, or is about to create, and that other machines can continue. */
export class SharedWorkflow {
  readonly paths: WorkflowPaths;
  readonly #shared: Shared;
  readonly #news: (text: string) => void;
  readonly #owner: string;
  /** Whether the owner's name was given, so that other clones may use it too. */
  readonly #isNamed: boolean;
  #tip: Tip | undefined;
  /** The reason why another machine has the lease. */
  #lost: string | undefined;
  /** The previous push: each is based on the one before, so they run one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    paths: WorkflowPaths,
    shared: Shared,
    { owner, isNamed }: { owner: string; isNamed: boolean },
    news: (text: string) => void,
  ) {
    this.paths = paths;
    this.#shared = shared;
    this.#owner = owner;
    this.#isNamed = isNamed;
    this.#news = news;
  }

  /** The remote and the name of the workflow. */
  get shared(): Shared {
    return this.#shared;
  }

  /** The end of the lease, in milliseconds since the epoch. */
  get until(): number {
    return this.#tip === undefined ? 0 : Date.parse(this.#tip.record.until);
  }

  /**
   * Acquires the lease, unless another machine holds it, and updates the files here from the remote.
   * @param lasts how long the lease is valid, in milliseconds.
   * @returns whether the remote has the workflow.
   * @throws WorkflowError when it is refused; no file is changed then.
   */
  async join(takeOver: boolean, now: Date, lasts = leaseMilliseconds): Promise<boolean> {
    const tip = await fetchLease(this.#shared);
    if (tip === undefined) return false;
    const marker = readMarker(this.paths);
    if (isHeldByAnother(tip.record, this.#owner, now.getTime()) && !takeOver) throw drivenElsewhere(tip, this.#shared);
    const isCurrent = marker !== undefined && this.#isCurrent(marker, tip);
    if (!isCurrent) await refuseForeignWork(this.paths, tip.record, marker !== undefined);
    const files = isCurrent ? 'current' : marker?.files === 'replaced' ? 'replaced' : 'behind';
    this.#mark({ files, state: marker?.state ?? '' });
    const record = this.#record(tip.record, now, false, lasts);
    const claim = await leaseCommit(this.#shared, record, await this.#runtimeOf(tip), tip);
    const pushed = await pushLease(this.#shared, claim, { record, previous: tip }, this.#news);
    if (pushed.outcome !== 'pushed' && marker === undefined) removeMarker(this.paths);
    if (pushed.outcome === 'overtaken') throw drivenElsewhere(pushed.by ?? tip, this.#shared);
    if (pushed.outcome === 'failed') throw notPushed(this.#shared, pushed.why);
    this.#tip = { commit: claim, record };
    if (files !== 'current') await this.#restore(files);
    return true;
  }

  /**
   * Whether the files here are those of the lease, or newer. Several clones may share a given name: then only the state's commit
   * decides.
   */
  #isCurrent({ files, owner, state }: Marker, { record }: Tip): boolean {
    if (files !== 'current' || record.owner !== this.#owner || owner !== this.#owner) return false;
    return !this.#isNamed || state === record.state;
  }

  /**
   * Updates the files here from the remote without the lease, for a copy whose changes are not pushed.
   * @throws WorkflowError when the remote does not have the workflow, or work of a person would be overwritten.
   */
  async copy(): Promise<void> {
    const tip = await fetchLease(this.#shared);
    if (tip === undefined) throw unknownThere(this.#shared);
    const marker = readMarker(this.paths);
    await refuseForeignWork(this.paths, tip.record, marker !== undefined);
    this.#tip = tip;
    await this.#restore(marker?.files === 'replaced' ? 'replaced' : 'behind');
    this.#mark({ files: 'replaced', state: tip.record.state });
  }

  /** Continues with the lease that an earlier process of this clone acquired. */
  async recall(): Promise<void> {
    const tip = await fetchLease(this.#shared);
    if (tip === undefined) return;
    this.#tip = tip;
    if (tip.record.owner !== this.#owner) this.#lost = `${tip.record.host} drives it now.`;
  }

  /**
   * Pushes the present state of the workflow.
   * @param lasts how long the lease is valid from now on, in milliseconds.
   */
  async publish(now: Date, lasts = leaseMilliseconds): Promise<Kept> {
    return this.#inTurn(() => this.#publish(now, false, lasts));
  }

  /**
   * Pushes the present state of the workflow and releases the lease. If another machine has it already, the work that only this
   * one has is saved on a branch, which the reason names. Call it only when no session works here any more.
   */
  async leave(now: Date): Promise<Kept> {
    return this.#inTurn(async () => {
      const left: Kept =
        this.#lost === undefined ? await this.#publish(now, true) : { outcome: 'lost', why: this.#lost };
      if (left.outcome !== 'lost') return left;
      const known = this.#tip?.record.state ?? '';
      const kept = await keepHere(this.#shared, this.paths, this.#owner, known, now);
      this.#mark({ files: 'replaced', state: known });
      return { outcome: 'lost', why: `${left.why} ${kept ?? 'The other machine has all work of this one.'}` };
    });
  }

  /** Renews the lease; the state on the remote is not changed. */
  async renew(now: Date): Promise<Kept> {
    return this.#inTurn(async () => {
      const tip = this.#tip;
      if (tip === undefined) return { outcome: 'kept' };
      const record = this.#record(tip.record, now, false);
      return this.#push(record, await this.#runtimeOf(tip));
    });
  }

  /** Releases the lease with the remote's state, when no work was done here. */
  async giveBack(now: Date): Promise<void> {
    await this.#inTurn(async () => {
      const tip = this.#tip;
      if (tip === undefined) return;
      await this.#push(this.#record(tip.record, now, true), await this.#runtimeOf(tip));
    });
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work, work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #publish(now: Date, released: boolean, lasts = leaseMilliseconds): Promise<Kept> {
    const { runtime, ...content } = await storeWorkflow(this.paths, this.#tip?.record.state);
    return this.#push(this.#record(content, now, released, lasts), runtime);
  }

  async #push(record: MachineRecord, runtime: string): Promise<Kept> {
    if (this.#lost !== undefined) return { outcome: 'lost', why: this.#lost };
    for (let attempt = 1; ; attempt += 1) {
      const previous = this.#tip;
      const commit = await leaseCommit(this.#shared, record, runtime, previous);
      // Written before the push, which the remote may accept although this process dies.
      this.#mark({ files: 'current', state: previous?.record.state ?? '' });
      const pushed = await pushLease(this.#shared, commit, { record, previous }, this.#news);
      switch (pushed.outcome) {
        case 'pushed':
          this.#tip = { commit, record };
          this.#mark({ files: 'current', state: record.state });
          return { outcome: 'kept' };
        case 'failed':
          return pushed;
        case 'overtaken':
          // An earlier push of this machine, which seemed to have failed, has succeeded.
          if (pushed.by?.record.owner === this.#owner && attempt < mostOwnPushes) {
            this.#tip = pushed.by;
            break;
          }
          this.#lost = pushed.by === undefined ? 'Its lease was removed.' : `${pushed.by.record.host} drives it now.`;
          return { outcome: 'lost', why: this.#lost };
      }
    }
  }

  async #restore(files: Marker['files']): Promise<void> {
    const tip = this.#tip;
    if (tip === undefined) return;
    const { root, workflow } = this.#shared;
    const known = readMarker(this.paths)?.state ?? '';
    if (files === 'behind' && stateExists(this.paths)) {
      const kept = await keepHere(this.#shared, this.paths, this.#owner, known, new Date());
      if (kept !== undefined) this.#news(kept);
    }
    this.#mark({ files: 'replaced', state: known });
    await restoreCode(this.paths, tip.record);
    const folder = await treeAt(root, tip.record.state, placeInRepository(root, this.paths));
    const runtime = await this.#runtimeOf(tip);
    await asWriter(this.paths, async () => {
      forgetRecords(this.paths);
      await restoreFiles(root, folder, this.paths.base, (path) => path.startsWith('.runtime/'));
      await restoreFiles(root, runtime, this.paths.runtime, isOfThisMachine);
    });
    this.#mark({ files: 'current', state: tip.record.state });
    this.#news(`Goes on with '${workflow}' as it stands on ${this.#shared.remote}.`);
  }

  #mark(marker: Pick<Marker, 'files' | 'state'>): void {
    writeMarker(this.paths, { owner: this.#owner, place: placeOfClone(this.paths), ...marker });
  }

  async #runtimeOf({ commit }: Tip): Promise<string> {
    const runtime = await treeAt(this.#shared.root, commit, 'runtime');
    if (runtime !== undefined) return runtime;
    throw new WorkflowError('The lease of the workflow has no state', {
      where: commit,
      fix: 'It was changed by hand: delete it on the remote, and begin from a machine that has the workflow.',
    });
  }

  #record(
    content: Pick<MachineRecord, ContentKey>,
    now: Date,
    released: boolean,
    lasts = leaseMilliseconds,
  ): MachineRecord {
    const { goes_on, state, code, work, refs } = content;
    const until = new Date(now.getTime() + lasts).toISOString();
    const { workflow } = this.#shared;
    return {
      schema: 1,
      workflow,
      owner: this.#owner,
      host: hostname(),
      until,
      released,
      goes_on,
      state,
      code,
      work,
      refs,
    };
  }
}

/**
 * A workflow of a project, shared through a remote of its repository.
 * @param as the owner's name in the lease, shared by the jobs of one pipeline; undefined for a name of this clone's own.
 * @throws WorkflowError for a remote that git would read as an option.
 */
export async function shareWorkflow(
  project: string,
  { workflow, remote, as }: { workflow: string; remote: string; as?: string | undefined },
  news: (text: string) => void,
): Promise<SharedWorkflow> {
  const paths = workflowPaths(project, workflow);
  // Git would read it as an option, and one of them names a program to run.
  if (remote.startsWith('-')) throw noRemote(remote);
  const { root } = await repositoryOf(project);
  const known = readMarker(paths)?.owner ?? '';
  const owner = as ?? (known === '' ? randomUUID() : known);
  return new SharedWorkflow(paths, { root, remote, workflow }, { owner, isNamed: as !== undefined }, news);
}
