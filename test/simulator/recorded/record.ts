import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelReply, ModelRequest, ReplyBlock, ScriptedModel } from '../model-types.ts';
import { agentOf } from '../persona/agent-of.ts';
import { itemsOf } from '../persona/claim-judge.ts';
import { conversationText, requestKind, stepsOf } from '../conversation.ts';
import type { Cassette, Finding, Take } from './mind.ts';

/** A mind that answers through files: each conversation is put before it as `N.md`, and what it writes into `N.json`, blocks, is the answer. */
export function mindBehind(folder: string, session: (request: ModelRequest) => ModelReply): ScriptedModel {
  mkdirSync(folder, { recursive: true });
  let asked = 0;
  return async (request) => {
    if (requestKind(request) === 'main') return session(request);
    asked += 1;
    const place = join(folder, String(asked).padStart(3, '0'));
    const offered = (request.tools ?? []).map(({ name, input_schema }) => `- ${name}: ${JSON.stringify(input_schema)}`);
    const system = typeof request.system === 'string' ? request.system : JSON.stringify(request.system);
    writeFileSync(`${place}.md`, [system, ...offered, conversationText(request)].join('\n\n'));
    while (!existsSync(`${place}.json`)) await sleep(200);
    return { content: JSON.parse(readFileSync(`${place}.json`, 'utf8')) as ReplyBlock[] };
  };
}

/** What the hand-ins of all agents have in common, as far as a cassette keeps it. */
interface HandIn {
  readonly claims?: readonly (Finding & { source: { url?: string; file?: string } })[];
  readonly contradictions?: readonly { statement: string; sides: readonly string[] }[];
  readonly answers?: readonly {
    n: number;
    page_says: string;
    kind: string;
    about: string;
    serves: string;
    near: readonly { to: string; is: string }[];
  }[];
  readonly questions?: readonly { id: string; by: readonly (number | string)[] }[];
}

/** A model that answers as another does, and keeps what its agents hand in; `cassette` makes of it what `recordedMind` plays. */
export function recorded(model: ScriptedModel): { model: ScriptedModel; cassette: () => Cassette } {
  const last = new Map<string, { agent: string; request: ModelRequest; content: string }>();
  return {
    model: async (request) => {
      const reply = await model(request);
      for (const block of reply.content) {
        if (block.type !== 'tool_use' || block.name !== 'Write') continue;
        const [, assignment] = /\/wave\/([^/]+)\.(?:json|md)$/.exec(String(block.input.file_path)) ?? [];
        const agent = agentOf(request);
        if (assignment !== undefined && agent !== undefined)
          last.set(assignment, { agent, request, content: String(block.input.content) });
      }
      return reply;
    },
    cassette: () => cassetteOf([...last.values()]),
  };
}

interface Kept {
  readonly agent: string;
  readonly request: ModelRequest;
  readonly content: string;
}

function cassetteOf(kept: readonly Kept[]): Cassette {
  const findings: Record<string, Finding> = {};
  const takes: Take[] = [];
  const by = new Map<number, Set<string>>();
  let goal: Cassette['goal'] = { questions: [] };
  let report = '';
  const keyOf = (text: string) => Object.entries(findings).find(([, one]) => one.text === text)?.[0];
  // Findings come before what is said of them.
  const order = ['goal-reader', 'researcher', 'repo-analyst'];
  for (const { agent, request, content } of kept.toSorted((a, b) => rank(order, a.agent) - rank(order, b.agent))) {
    const seen = conversationText(request);
    if (agent === 'report-writer') {
      if (content.includes('# Executive Summary'))
        report = content.replace(/@(C\d+)/g, (mark, id: string) => {
          const [, text = ''] = new RegExp(`^- ${id} \\([^)]*\\) “(.+)”$`, 'm').exec(seen) ?? [];
          const key = keyOf(text);
          return key === undefined ? mark : `@${key}`;
        });
      continue;
    }
    const handIn = JSON.parse(content) as HandIn;
    const questionAt = (id: string) => goal.questions.findIndex(({ text }) => seen.includes(`- ${id}: “${text}”`));
    switch (agent) {
      case 'goal-reader':
        goal = JSON.parse(content) as Cassette['goal'];
        break;
      case 'claim-judge': {
        const items = itemsOf(seen);
        for (const { n, page_says, kind, about, serves, near } of handIn.answers ?? []) {
          const item = items[n - 1];
          const key = keyOf(item?.statement ?? '');
          const finding = findings[key ?? ''];
          if (key === undefined || finding === undefined || page_says !== 'yes') continue;
          const at = questionAt(serves);
          const others = near.flatMap(({ to, is }) => {
            const other = keyOf(item?.near.find((one) => one.to === to)?.text ?? '');
            return other === undefined ? [] : [[other, is] as const];
          });
          findings[key] = { ...finding, kind, about, serves: at < 0 ? null : at, near: Object.fromEntries(others) };
        }
        for (const { id, by: named } of handIn.questions ?? []) {
          const keys = named.flatMap((one) =>
            typeof one === 'number' ? (keyOf(items[one - 1]?.statement ?? '') ?? []) : [],
          );
          by.set(questionAt(id), new Set([...(by.get(questionAt(id)) ?? []), ...keys]));
        }
        break;
      }
      case 'researcher':
      case 'repo-analyst': {
        const keys = (handIn.claims ?? []).map(({ source, ...claim }) => {
          const key = keyOf(claim.text) ?? `f${Object.keys(findings).length + 1}`;
          findings[key] = { ...claim, where: source.url ?? `repo:${source.file ?? ''}`, kind: 'general' };
          return key;
        });
        const calls = stepsOf(request).flatMap((step) => (step.kind === 'called' ? [step] : []));
        const given = (name: string, input: string) =>
          calls.flatMap((step) => (step.name === name ? [String(step.input[input])] : []));
        takes.push({
          agent,
          need: /\[i\d+-[a-z]+\d+\] (.+)/.exec(seen)?.[1] ?? '',
          searches: [...given('WebSearch', 'query'), ...given('Grep', 'pattern')],
          reads: [...given('WebFetch', 'url'), ...given('Read', 'file_path')],
          findings: keys,
          contradictions: (handIn.contradictions ?? []).map(({ statement, sides }) => ({
            statement,
            sides: sides.flatMap((side) => keys[Number(side.slice(1)) - 1] ?? []),
          })),
        });
        break;
      }
      default:
    }
  }
  const answers = [...by].flatMap(([question, named]) => (question < 0 ? [] : [{ question, by: [...named] }]));
  return { played: playedOn(new Date()), goal, takes, findings, answers, report };
}

const rank = (order: readonly string[], agent: string) => (order.includes(agent) ? order.indexOf(agent) : order.length);

/** What a new recording says of itself; add who answered, and what was edited. */
export const playedOn = (day: Date): string => `Played on ${day.toISOString().slice(0, 10)}.`;
