import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { beginSpend, catchUpSpend, leaveSpend, markIteration, readSpend, updateSpend } from '../../src/spend/spend.ts';
import { withSpend, type WorkflowSpend } from '../../src/spend/rules/account.ts';
import { asWriter } from '../../src/files/lock.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { state } from '../support/samples.ts';
import { Project } from '../support/project.ts';
import { messageRow, type MessageOptions } from '../support/transcript.ts';

/** A session that spends money on a workflow; a second passes with everything it does. */
export class Spender {
  readonly project: Project;
  readonly paths: WorkflowPaths;
  readonly transcript: string;
  /** As it is on disk. */
  state: WorkflowState = state({ iteration: 0, updated_at: '2026-03-01T10:00:00.000Z' });
  #clock = Date.parse('2026-03-01T10:00:00.000Z');

  private constructor(project: Project) {
    this.project = project;
    this.paths = workflowPaths(project.root, 'x');
    this.transcript = join(project.outside('claude'), 's1.jsonl');
  }

  static async create(): Promise<Spender> {
    const project = await Project.create();
    onTestFinished(() => project.dispose());
    return new Spender(project);
  }

  now(): Date {
    return new Date((this.#clock += 1_000));
  }

  write(row: string, file = this.transcript): void {
    appendFileSync(file, `${row}\n`);
  }

  /** A row of a subagent. */
  agent(name: string, row: string, of = this.transcript): void {
    const file = join(of.replace(/\.jsonl$/, ''), 'subagents', `agent-${name}.jsonl`);
    mkdirSync(dirname(file), { recursive: true });
    this.write(row, file);
  }

  /** A request of so many million input tokens, each million 4 USD. */
  request(id: string, millions = 1, more: Partial<MessageOptions> = {}): string {
    return messageRow({ id, at: this.now().toISOString(), input: millions * 1e6, ...more });
  }

  begin(session = 's1', file = this.transcript): Promise<void> {
    return beginSpend(this.paths, this.state, session, file, this.now());
  }

  /** @param told what Claude Code says that the session has cost. */
  update(session = 's1', file = this.transcript, told?: number): Promise<WorkflowSpend> {
    return updateSpend(this.paths, this.state, session, file, this.now(), told);
  }

  told(usd: number): Promise<WorkflowSpend> {
    return this.update('s1', this.transcript, usd);
  }

  leave(): Promise<void> {
    return leaveSpend(this.paths, 's1', this.now());
  }

  /** The cost when everything that is in the transcripts has been read, as status shows it. */
  async all(): Promise<WorkflowSpend> {
    await catchUpSpend(this.paths);
    return this.known();
  }

  /** The cost as it was counted last. */
  known(): WorkflowSpend {
    return readSpend(this.paths, this.state);
  }

  /** An iteration begins, or the workflow ends (null); the state is written with the cost up to now. */
  async mark(progress: Pick<WorkflowState, 'iteration' | 'current_phase'> | null): Promise<WorkflowSpend> {
    const now = this.now();
    this.state = withSpend({ ...this.state, ...progress, updated_at: now.toISOString() }, this.known());
    await asWriter(this.paths, () => markIteration(this.paths, progress && this.state, now));
    return this.known();
  }
}
