import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing, removeFile } from '../files/regular.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { isReportingAgent } from '../session/rules/agents.ts';
import { firstRow } from '../session/tool-rows.ts';
import { agentsAtWork, startedFor } from './agents-at-work.ts';

/** A hand-in that an agent was asked for: a file of the folder `wave`, which only that agent may write. */
export interface AskedHandIn {
  /** The name of the file, without its ending: `i3-r1`, `F001-coder`. */
  name: string;
  /** The kind of the agent. */
  agent: string;
  /** The assignment, or the feature; empty for an agent whose task names none. */
  about: string;
  /** Claude Code's id of the agent that writes it; empty until it does. */
  by: string;
  /** It was taken, or refused for good. */
  over: boolean;
}

const sample: { asked: AskedHandIn[] } = { asked: [{ name: '', agent: '', about: '', by: '', over: false }] };
const askedFile = runtimeFile('hand-ins.json', sample);

/** More than two iterations ask for. */
const mostRemembered = 200;

/** The hand-ins that agents were asked for, oldest first; if the file was lost, those of the agents at work. */
export function askedHandIns(paths: WorkflowPaths): AskedHandIn[] {
  const asked = askedFile.read(paths)?.asked;
  if (asked !== undefined) return asked;
  const begun = agentsAtWork(paths).filter(({ agent }) => isReportingAgent(agent));
  return begun.map(({ agent, about }) => ({ name: about, agent, about, by: '', over: false }));
}

/** The name of the file of a hand-in: an assignment has one agent, a feature several. */
function handInName(agent: string, about: string): string {
  const role = agent.slice(agent.lastIndexOf('-') + 1);
  if (isReportingAgent(agent)) return about;
  return about === '' ? role : `${about}-${role}`;
}

/** Whether a hand-in is Markdown, as the text of the report is; all others are JSON. */
export const writesMarkdown = ({ agent }: Pick<AskedHandIn, 'agent'>): boolean => agent === 'report-writer';

/** The absolute path of a hand-in. */
export function handInFile(paths: WorkflowPaths, asked: Pick<AskedHandIn, 'name' | 'agent'>): string {
  return join(paths.wave, `${asked.name}.${writesMarkdown(asked) ? 'md' : 'json'}`);
}

/** Asks an agent that starts for its hand-in. What an earlier one left half-written goes. The caller holds the workflow's lock. */
export function askForHandIn(paths: WorkflowPaths, agent: string, about: string): AskedHandIn {
  const asked = { name: handInName(agent, about), agent, about, by: '', over: false };
  makeFolder(paths.wave);
  removeFile(handInFile(paths, asked));
  const others = askedHandIns(paths).filter(({ name }) => name !== asked.name);
  askedFile.write(paths, { asked: [...others, asked].slice(-mostRemembered) });
  return asked;
}

/** Stores whose a hand-in is, or that it is over. The caller holds the workflow's lock. */
export function noteHandIn(paths: WorkflowPaths, { name }: Pick<AskedHandIn, 'name'>, now: Partial<AskedHandIn>): void {
  const asked = askedHandIns(paths).map((one) => (one.name === name ? { ...one, ...now } : one));
  askedFile.write(paths, { asked });
}

/**
 * The hand-in of an agent: the one that it has begun to write, else the one that it was started for, which its first message names.
 * Undefined where neither is known, or another agent writes that one.
 */
export function ownHandIn(
  paths: WorkflowPaths,
  { agent, agentId, transcript }: { agent: string; agentId: string; transcript: string },
): AskedHandIn | undefined {
  const asked = askedHandIns(paths).filter((one) => one.agent === agent);
  const begun = asked.filter(({ by }) => agentId !== '' && by === agentId);
  if (begun.length > 0) return begun.find(({ over }) => !over) ?? begun.at(-1);
  const about = agentId === '' ? undefined : startedFor(paths, agentId);
  const named = /[\\/]wave[\\/]+([A-Za-z0-9][\w.-]*)\.(?:json|md)\b/.exec(
    transcript === '' ? '' : firstRow(transcript),
  )?.[1];
  const name = about === undefined ? named : handInName(agent, about);
  return asked.find((one) => one.name === name && one.by === '');
}

/**
 * The hand-ins of agents that were killed, given up or lost with their session before they ended.
 * @param silent the ids of agents that are believed to be at work, and are waited for no longer.
 */
export function leftHandIns(paths: WorkflowPaths, silent: readonly string[] = []): AskedHandIn[] {
  const begun = askedHandIns(paths).filter((one) => one.by !== '' && !one.over && existsSync(handInFile(paths, one)));
  if (begun.length === 0) return [];
  const atWork = agentsAtWork(paths);
  // Of one that is starting, as in the foreground, the id is not known yet.
  const writes = ({ by, about }: AskedHandIn) =>
    atWork.some((one) => one.id === by || (one.starting === true && one.about === about));
  return begun.filter((one) => silent.includes(one.by) || !writes(one));
}

/** The text of a hand-in; undefined when it is not there, or is a link to elsewhere. */
export function readHandIn(paths: WorkflowPaths, asked: Pick<AskedHandIn, 'name' | 'agent'>): string | undefined {
  return readOrNothing(handInFile(paths, asked))?.toString('utf8');
}
