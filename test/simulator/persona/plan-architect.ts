import type { PlanItem } from '../../../src/planning/rules/plan.ts';
import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from '../conversation.ts';
import { handsIn, read, shown } from './actions.ts';

type Content = Pick<PlanItem, 'kind' | 'title' | 'text'> & Partial<PlanItem>;

/** What an architect writes instead of the plan of a limiter, by section. */
export type ArchitectQuirks = Readonly<Record<string, readonly Content[]>>;

/** Section, kind, title and text of each item of its plan. */
const rows = `
VIS | objective | A limiter that holds | Requests above the limit of a client are refused, whatever the load.
ARC | decision | One bucket for each client | Each client has a bucket on one node, because buckets allow bursts.
CMP | component | Token bucket | Holds the tokens of one client and decides on each request.
TEC | technology | Node.js | The limiter runs inside the gateway, which is written for Node.js.
DEF | argument | Easy to copy | Nothing keeps others from building the same; it is no moat.
RSK | risk | Drifting clocks | Clocks of several nodes drift apart.
SEQ | step | Build the bucket | The bucket comes first, then the gateway uses it.
DEC | open_decision | Where limits are kept | Whether limits are configured by file or by an interface is open.
`;

/** What some kinds need besides. */
const parts: Readonly<Record<string, Partial<PlanItem>>> = {
  CMP: {
    purpose: 'Decides for one client whether a request may pass.',
    interfaces: ['take(count, now)'],
    verification: ['npm test'],
  },
  RSK: { mitigation: 'The clock is passed in and comes from one node.' },
  SEQ: { builds: ['P-CMP-001'], verification: ['npm test'] },
  DEC: { options: ['a file', 'an interface'] },
};

/** The sections that rest on a finding. */
const resting = ['ARC', 'CMP', 'TEC', 'DEF', 'RSK'];

/** What the sections of its plan say. */
const limiter = Object.fromEntries(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', kind, title, text] = row.split(' | ');
      const claims = resting.includes(code) ? ['C001'] : [];
      return [code, { kind, title, text, claims, ...parts[code] } as Content];
    }),
);

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
