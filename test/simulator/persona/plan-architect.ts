import type { PlanItem } from '../../../src/planning/rules/plan.ts';
import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from '../conversation.ts';
import { handsIn, read, shown } from './actions.ts';

type Content = Pick<PlanItem, 'kind' | 'title' | 'text'> & Partial<PlanItem>;

/** What an architect writes instead of the plan of a limiter, by section. */
export type ArchitectQuirks = Readonly<Record<string, readonly Content[]>>;

/** What the sections of its plan say. */
const limiter: Readonly<Record<string, Content>> = {
  VIS: {
    kind: 'objective',
    title: 'A limiter that holds',
    text: 'Requests above the limit of a client are refused, whatever the load.',
  },
  ARC: {
    kind: 'decision',
    title: 'One bucket for each client',
    text: 'Each client has a bucket on one node, because buckets allow bursts.',
    claims: ['C001'],
  },
  CMP: {
    kind: 'component',
    title: 'Token bucket',
    text: 'Holds the tokens of one client and decides on each request.',
    claims: ['C001'],
    purpose: 'Decides for one client whether a request may pass.',
    interfaces: ['take(count, now)'],
    verification: ['npm test'],
  },
  TEC: {
    kind: 'technology',
    title: 'Node.js',
    text: 'The limiter runs inside the gateway, which is written for Node.js.',
    claims: ['C001'],
  },
  DEF: {
    kind: 'argument',
    title: 'Easy to copy',
    text: 'Nothing keeps others from building the same; it is no moat.',
    claims: ['C001'],
  },
  RSK: {
    kind: 'risk',
    title: 'Drifting clocks',
    text: 'Clocks of several nodes drift apart.',
    claims: ['C001'],
    mitigation: 'The clock is passed in and comes from one node.',
  },
  SEQ: {
    kind: 'step',
    title: 'Build the bucket',
    text: 'The bucket comes first, then the gateway uses it.',
    builds: ['P-CMP-001'],
    verification: ['npm test'],
  },
  DEC: {
    kind: 'open_decision',
    title: 'Where limits are kept',
    text: 'Whether limits are configured by file or by an interface is open.',
    options: ['a file', 'an interface'],
  },
};

/** An architect's model: reads its task, hands in its sections, and answers every defect that it is asked about. */
export function planArchitect(request: ModelRequest, quirks: ArchitectQuirks = {}): ModelReply {
  const steps = stepsOf(request);
  const told = toldIn(steps);
  const [, assignment = '', section = ''] = /\[(i\d+-p\d+)\] Sections ([A-Z ]+);/.exec(told) ?? [];
  const file = /docs\/research-\S+?\/tasks\/i\d+-p\d+\.md/.exec(told)?.[0] ?? '';
  const task = shown(steps, file);
  if (task === undefined) return read(file);
  const answers = [...task.matchAll(/^Answer (D\d+)/gm)].map(([, defect]) => ({
    defect,
    answer: 'changed',
    text: 'Each bucket is kept on one node now.',
  }));
  const items = section.split(' ').flatMap((code) =>
    (quirks[code] ?? [limiter[code]]).map((content, index) => {
      return { id: `P-${code}-00${index + 1}`, claims: [], depends_on: [], ...content };
    }),
  );
  const summary = `The sections ${section} as they should be from now on.`;
  return handsIn({ assignment, summary, section, items, answers, claims_to_check: [] });
}
