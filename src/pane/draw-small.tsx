import type { RenderElement } from 'claude-code';
import { counted } from '../base/text.ts';
import type { InFull } from '../board/rules/view.ts';
import {
  drawAnswer,
  drawButtons,
  drawRedirect,
  isOver,
  openQuestions,
  wayOn,
  type Orders,
  type Site,
  type Ui,
} from './controls.tsx';
import { costsOf } from './rules/agent-costs.ts';
import { agentFacts, atMost, headLine, oneLine, rowsOf } from './rules/lines.ts';
import type { Watch } from './watch.ts';

/** An element and its height in rows. */
interface Row {
  rows: number;
  element: RenderElement;
}

/**
 * The pane for little room, such as above the prompt of a narrow terminal: health, questions to the person, fields and buttons;
 * agents, forecast and the last lines only in the remaining rows.
 */
export function drawSmall(ui: Ui, shown: Watch, full: InFull, site: Site, orders: Orders): RenderElement {
  const { Box } = ui;
  const { rows, keys } = site;
  const needs = drawNeeds(ui, shown, full, site, orders);
  const said = shown.said === '' ? [] : [text(ui, shown.said, { site, most: 2, color: 'suggestion' })];
  const hint = keys === '' ? [] : [line(ui, `${keys} All of it: /autonomous-workflow:status`)];
  const buttons: Row = { rows: 1, element: drawButtons(ui, shown, full, orders) };
  // Without room for both, the question's field is shown and the redirect's is not.
  const hasField = !isOver(full) && (openQuestions(full).length === 0 || rows >= 14);
  const field = hasField ? [{ rows: 1, element: drawRedirect(ui, shown, orders) }] : [];
  const head = text(ui, headLine(full.card), { site, most: rows < 10 ? 1 : 2, bold: true });
  const doing = text(ui, full.card.summary.doing, { site, most: rows < 10 ? 1 : 2 });
  const kept = [head, ...needs, ...said, ...field, buttons, ...hint];
  const free = rows - sum(kept);
  const shownDoing = free >= doing.rows ? [doing] : [];
  const others = drawOthers(ui, shown, full, site, free - sum(shownDoing));
  return (
    <Box flexDirection="column">
      {[head, ...shownDoing, ...needs, ...others, ...said, ...field, buttons, ...hint].map(({ element }) => element)}
    </Box>
  );
}

const sum = (rows: readonly Row[]): number => rows.reduce((total, row) => total + row.rows, 0);

interface Manner {
  site: Site;
  most: number;
  bold?: boolean;
  dim?: boolean;
  color?: string;
}

function text({ Text }: Ui, words: string, { site, most, bold, dim, color }: Manner): Row {
  const { columns } = site;
  const style = {
    ...(bold === true && { bold }),
    ...(dim === true && { dimColor: dim }),
    ...(color !== undefined && { color }),
  };
  if (most === 1)
    return {
      rows: 1,
      element: (
        <Text wrap="truncate-end" {...style}>
          {oneLine(words)}
        </Text>
      ),
    };
  const cut = atMost(most, words, columns - 4);
  return {
    rows: rowsOf(cut, columns),
    element: (
      <Text wrap="wrap" {...style}>
        {cut}
      </Text>
    ),
  };
}

const line = ({ Text }: Ui, words: string): Row => ({
  rows: 1,
  element: (
    <Text wrap="truncate-end" dimColor>
      {words}
    </Text>
  ),
});

/** Everything that only the person can do, each with its field. */
function drawNeeds(ui: Ui, shown: Watch, full: InFull, site: Site, orders: Orders): Row[] {
  const { card, unreadable } = full;
  const most = site.rows < 10 ? 1 : 3;
  const damage = [...card.problems, ...unreadable].slice(0, 2);
  const way = wayOn(full);
  const [question, ...more] = openQuestions(full);
  return [
    ...damage.map((words) => text(ui, words, { site, most, color: 'error' })),
    ...card.summary.dialogs.slice(0, 2).map((words) => text(ui, words, { site, most, color: 'warning' })),
    ...(way === '' ? [] : [text(ui, way, { site, most: 2, color: 'warning' })]),
    ...(question === undefined
      ? []
      : [
          text(ui, `${question.id}: ${question.text}`, { site, most, color: 'warning' }),
          { rows: 1, element: drawAnswer(ui, shown, question.id, orders) },
        ]),
    ...(more.length === 0 ? [] : [line(ui, `and ${counted(more.length, 'more question')} to you`)]),
  ];
}

/** Agents or features, forecast, rate limits and the last lines, in this order, as rows permit. */
function drawOthers(ui: Ui, shown: Watch, full: InFull, site: Site, rows: number): Row[] {
  if (rows <= 0) return [];
  const agents = drawAgents(ui, shown, full, site, rows);
  const notes = [
    ...(full.card.features_total > 0
      ? [`Features: ${full.card.features_complete} of ${full.card.features_total} pass`]
      : []),
    full.card.summary.until,
    ...shown.limits.map(({ kind, percentUsed }) => `${kind.replaceAll('_', ' ')} limit: ${percentUsed} % used`),
  ].slice(0, Math.max(0, rows - agents.length));
  const left = rows - agents.length - notes.length;
  const last = left > 0 ? full.recent.slice(-left).map((recent) => recent.replace(/^\d{4}-\d\d-\d\d /, '')) : [];
  return [...agents, ...[...notes, ...last].map((note) => line(ui, oneLine(note)))];
}

function drawAgents(ui: Ui, shown: Watch, { agents }: InFull, { now }: Site, rows: number): Row[] {
  const costs = costsOf(agents, shown.running, shown.assignments);
  const all = agents.map((agent, index) => ({ agent, cost: costs[index] ?? null }));
  // Running agents come first; those that have handed in may be cut off.
  const sorted = all.toSorted((a, b) => Number(b.agent.state === 'at work') - Number(a.agent.state === 'at work'));
  const count = sorted.length <= rows ? sorted.length : Math.max(0, rows - 1);
  const hidden = sorted.length - count;
  const { Text } = ui;
  return [
    ...sorted.slice(0, count).map(({ agent, cost }) => ({
      rows: 1,
      element: (
        <Text wrap="truncate-end">
          {`${agentFacts(agent, cost, now)} `}
          <Text dimColor>{oneLine(agent.task)}</Text>
        </Text>
      ),
    })),
    // The number of agents is in the line above.
    ...(hidden > 0 && count > 0 ? [line(ui, `and ${counted(hidden, 'more agent')}`)] : []),
  ];
}
