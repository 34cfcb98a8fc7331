import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { codingKinds, featureCritique } from '../coding/hand-in-kinds.ts';
import { goalJudgement } from '../goal/hand-in-kinds.ts';
import { planCritique, planSection } from '../planning/hand-in-kinds.ts';
import { critiqueOfReport, writingOfReport } from '../report/hand-in-kinds.ts';
import {
  claimJudging,
  claimVerification,
  goalReading,
  repositoryFindings,
  webFindings,
} from '../research/hand-in-kinds.ts';
import { isReportingAgent, type ReportingAgent } from '../session/rules/agents.ts';
import { formatIssues } from '../base/text.ts';
import { quarantine } from '../files/atomic.ts';
import {
  tagHandIn,
  type FiledHandIn,
  type HandInKind,
  type ImmediateKind,
  type Inbox,
  type TaggedHandIn,
  type UnreadableFile,
} from '../loop/hand-in-kind.ts';
import { healInbox, isEntryFile, iterationFolders } from '../loop/inbox.ts';
import { appendEvent } from '../journal/journal.ts';
import { namesIn, readRegular } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { parseJson } from '../base/json.ts';

/** The kinds that go into the inbox. */
const inboxKinds: readonly HandInKind[] = [
  goalReading,
  webFindings,
  repositoryFindings,
  claimVerification,
  claimJudging,
  writingOfReport,
  critiqueOfReport,
  planSection,
  planCritique,
  featureCritique,
  goalJudgement,
];

/** Every kind of hand-in. No order matters: an agent has one kind, or kinds that exclude each other. */
export const handInKinds: readonly (HandInKind | ImmediateKind)[] = [...inboxKinds, ...codingKinds];

/** The kind of the hand-ins of an agent that take effect at once. */
export function immediateKind(agent: string): ImmediateKind | undefined {
  return codingKinds.find((kind) => kind.agent === agent);
}

/** The form of each agent's hand-in; for an agent with several kinds, the default one. */
export const handInSchemas = Object.fromEntries(
  handInKinds.filter((kind) => kind.isMeant?.({}) ?? true).map(({ agent, schema }) => [agent, schema]),
) as Readonly<Record<ReportingAgent, HandInKind['schema']> & Record<string, z.ZodMiniType>>;

/** Finds the kind of what an agent handed in, and checks its form. */
export function checkValue(agent: string, value: unknown): TaggedHandIn {
  return tagHandIn(handInKinds, agent, value);
}

const entrySchema = z.object({
  agent: z.string(),
  agent_id: z.string(),
  assignment: z.nullable(z.string()),
  hand_in: z.unknown(),
});

/** All hand-ins of all iterations, validated again, and the other files of the inbox. */
export function readInbox(paths: WorkflowPaths): Inbox {
  const filed: (FiledHandIn & { kind: HandInKind })[] = [];
  const unreadable: UnreadableFile[] = [];
  for (const iteration of iterationFolders(paths)) {
    const folder = join(paths.inbox, String(iteration));
    for (const name of namesIn(folder).filter(isEntryFile).sort()) {
      const file = join(folder, name);
      const read = readEntry(file);
      if (read === null) continue;
      if (!read.ok) unreadable.push({ file, why: read.problems.join('; ') });
      else
        filed.push({ id: `${iteration}/${basename(name, '.json')}`, iteration, kind: read.kind, handIn: read.handIn });
    }
  }
  return { of: (...kinds) => ofKinds(filed, kinds), unreadable };
}

function ofKinds<T extends FiledHandIn['handIn']>(
  filed: readonly (FiledHandIn & { kind: HandInKind })[],
  kinds: readonly HandInKind<T>[],
): FiledHandIn<T>[] {
  // Compared by name: a phase from another bundle has its own copies of the kinds.
  const names = new Set(kinds.map(({ name }) => name));
  // The schema of its kind has validated each.
  return filed.filter(({ kind }) => names.has(kind.name)) as FiledHandIn[] as FiledHandIn<T>[];
}

/** The hand-in of a file of the inbox, or null when the agent's was refused for good. */
function readEntry(file: string): TaggedHandIn | null {
  let value: unknown;
  try {
    value = parseJson(readRegular(file).toString('utf8'));
  } catch (error) {
    return { ok: false, problems: [(error as Error).message] };
  }
  const entry = entrySchema.safeParse(value);
  if (!entry.success) return { ok: false, problems: formatIssues(entry.error.issues, value) };
  const { agent, hand_in } = entry.data;
  return hand_in == null && isReportingAgent(agent) ? null : tagHandIn(inboxKinds, agent, hand_in, hand_in);
}

/**
 * The inbox, after its files that are gone or cannot be read were made again from the log; one that the log does not have is set aside. The
 * caller holds the lock.
 * @returns also a sentence for each.
 */
export function readHealedInbox(paths: WorkflowPaths, now: Date): { inbox: Inbox; said: string[] } {
  const inFolder = (file: string) => file.slice(paths.base.length + 1);
  const broken = readInbox(paths).unreadable.map(({ file, why }) => {
    const kept = inFolder(quarantine(file, now) ?? file);
    appendEvent(paths, now, { event: 'set-aside', file: inFolder(file), kept, why });
    return { name: inFolder(file), kept, why };
  });
  const back = healInbox(paths);
  const of = `of the workflow '${paths.name}'`;
  const said = broken.map(({ name, kept, why }) => {
    const rest = back.includes(name) ? 'was made again from the log' : 'does not count';
    return `${name} ${of} cannot be read (${why}); it is kept as ${kept} and ${rest}.`;
  });
  const gone = back.filter((name) => broken.every((one) => one.name !== name));
  said.push(...gone.map((name) => `${name} ${of} was gone and was made again from the log.`));
  return { inbox: readInbox(paths), said };
}
