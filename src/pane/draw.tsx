import type { RenderChildren, RenderElement } from 'claude-code';
import { counted } from '../base/text.ts';
import { plainText } from '../board/rules/plain.ts';
import { featureSigns, usd } from '../board/rules/words.ts';
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
import { agentFacts, atMost as cutTo, headLine, oneLine, shortTime } from './rules/lines.ts';
import { curve } from './rules/novelty.ts';
import { wantedColumns, type Watch } from './watch.ts';

const mostFeatures = 12;
const mostQuestions = 5;

/** The pane: first what a person needs and can do, then details, of which a small pane shows as many as it has rows for. */
export function drawPane(ui: Ui, shown: Watch, site: Site, orders: Orders): RenderElement {
  const { reading } = shown;
  const { Box, Text } = ui;
  const full = reading !== undefined && 'card' in reading ? reading : undefined;
  return (
    <Box flexDirection="column">
      {reading === undefined && <Text dimColor>Reading the workflow …</Text>}
      {reading !== undefined && 'error' in reading && <Text wrap="wrap">{reading.error}</Text>}
      {reading !== undefined && 'problem' in reading && (
        <Text color="error" wrap="wrap">{`${reading.name}: ${reading.problem}`}</Text>
      )}
      {full !== undefined && drawNeeds(ui, shown, full, orders)}
      {full !== undefined && !isOver(full) && drawRedirect(ui, shown, orders)}
      {shown.said !== '' && (
        <Text color="suggestion" wrap="wrap">
          {atMost(6, shown.said)}
        </Text>
      )}
      {drawButtons(ui, shown, full, orders)}
      {site.keys !== '' && <Text dimColor>{site.keys}</Text>}
      {full !== undefined && drawDetails(ui, shown, full, site)}
    </Box>
  );
}

function drawNeeds(ui: Ui, shown: Watch, full: InFull, orders: Orders): RenderElement {
  const { Box, Text } = ui;
  const { card, unreadable } = full;
  return (
    <Box flexDirection="column">
      <Text bold wrap="wrap">
        {atMost(2, headLine(card))}
      </Text>
      <Text wrap="wrap">{atMost(3, card.summary.doing)}</Text>
      {wayOn(full) !== '' && (
        <Text color="warning" wrap="wrap">
          {atMost(4, wayOn(full))}
        </Text>
      )}
      {card.problems.length + unreadable.length > 0 && (
        <Text color="error" wrap="wrap">
          {atMost(6, [...card.problems, ...unreadable].join('\n'))}
        </Text>
      )}
      {card.summary.dialogs.map((dialog) => (
        <Text color="warning" wrap="wrap">
          {atMost(4, dialog)}
        </Text>
      ))}
      {drawQuestions(ui, shown, full, orders)}
    </Box>
  );
}

function drawDetails(ui: Ui, shown: Watch, full: InFull, { columns, now }: Site): RenderElement {
  const { Box, Text } = ui;
  const { card, recent, iterations } = full;
  const recorded = iterations.findLast(({ recorded_at }) => recorded_at !== null);
  return (
    <Box flexDirection="column">
      {recorded !== undefined && (
        <Text wrap="wrap">{atMost(2, `Iteration ${recorded.iteration}: ${oneLine(recorded.result)}`)}</Text>
      )}
      {drawAgents(ui, shown, full, now)}
      {card.features_total > 0 ? drawFeatures(ui, full) : drawNovelty(ui, full, columns)}
      {drawSpend(ui, shown, full)}
      {recent.length > 0 &&
        section(
          ui,
          'Last',
          recent.map((line) => (
            <Text dimColor wrap="truncate-end">
              {line.replace(/^\d{4}-\d\d-\d\d /, '')}
            </Text>
          )),
        )}
    </Box>
  );
}

function section({ Box, Text }: Ui, title: string, children: RenderChildren): RenderElement {
  return (
    <Box flexDirection="column" marginTop={1}>
      <Text bold>{title}</Text>
      {children}
    </Box>
  );
}

function drawQuestions(ui: Ui, shown: Watch, full: InFull, orders: Orders): RenderElement | null {
  const open = openQuestions(full);
  if (open.length === 0) return null;
  const { Box, Text } = ui;
  return section(ui, open.length === 1 ? 'A question to you' : `${open.length} questions to you`, [
    ...open.slice(0, mostQuestions).map(({ id, text }) => (
      <Box flexDirection="column">
        <Text color="warning" wrap="wrap">
          {atMost(6, `${id}: ${text}`)}
        </Text>
        {drawAnswer(ui, shown, id, orders)}
      </Box>
    )),
    open.length > mostQuestions && <Text dimColor>{`and ${open.length - mostQuestions} more, in status`}</Text>,
  ]);
}

function drawAgents(ui: Ui, shown: Watch, { agents }: InFull, now: number): RenderElement | null {
  if (agents.length === 0) return null;
  const { Text } = ui;
  const costs = costsOf(agents, shown.running, shown.assignments);
  return section(
    ui,
    'Agents',
    agents.map((agent, index) => (
      <Text wrap="truncate-end">
        {`${agentFacts(agent, costs[index] ?? null, now)} `}
        <Text dimColor>{oneLine(agent.task)}</Text>
      </Text>
    )),
  );
}

function drawNovelty(ui: Ui, { iterations, card }: InFull, columns: number): RenderElement | null {
  const research = iterations.filter(({ observations }) => observations > 0);
  const last = research.at(-1);
  if (last === undefined) return null;
  const { Text } = ui;
  const shares = research.map(({ novelty }) => novelty);
  return section(ui, 'New findings', [
    <Text wrap="truncate-end">{`${curve(shares, 100, Math.max(8, columns - 24))} ${last.novelty ?? 0} % new in iteration ${last.iteration}`}</Text>,
    <Text dimColor wrap="truncate-end">
      {[
        counted(card.findings_count, 'finding'),
        counted(card.sources_cited, 'source'),
        counted(card.open_questions, 'open research question'),
      ].join(', ')}
    </Text>,
  ]);
}

function drawFeatures(ui: Ui, { features, card }: InFull): RenderElement {
  const { Text } = ui;
  // Features in progress and failed ones come first, because they are the most informative.
  const order = ['in_progress', 'failed', 'blocked', 'pending', 'passed', 'skipped'];
  const sorted = features.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return section(ui, `Features: ${card.features_complete} of ${card.features_total} pass`, [
    ...sorted.slice(0, mostFeatures).map(({ id, name, status, dependencies, cause }) => {
      const waitsFor = status === 'pending' && dependencies.length > 0 ? ` ← ${dependencies.join(', ')}` : '';
      return (
        <Text wrap="truncate-end">
          {`${featureSigns[status] ?? '?'} ${id} ${oneLine(name)}${waitsFor}${cause === '' ? '' : `: ${oneLine(cause)}`}`}
        </Text>
      );
    }),
    sorted.length > mostFeatures && <Text dimColor>{`and ${sorted.length - mostFeatures} more`}</Text>,
  ]);
}

function drawSpend(ui: Ui, { limits }: Watch, { card }: InFull): RenderElement {
  const { Text } = ui;
  return section(ui, 'Spent', [
    card.usd === null ? (
      <Text>{`cost unknown, at most ${usd(card.max_cost_usd)}`}</Text>
    ) : (
      drawShare(ui, 'cost', card.usd, card.max_cost_usd, `${usd(card.usd)} of at most ${usd(card.max_cost_usd)}`)
    ),
    ...limits.map(({ kind, percentUsed, resetsAt }) => {
      const until = resetsAt === undefined ? '' : `, resets ${shortTime(resetsAt)}`;
      return drawShare(ui, plainText(kind.replaceAll('_', ' '), 40), percentUsed, 100, `${percentUsed} %${until}`);
    }),
    <Text dimColor wrap="wrap">
      {atMost(3, card.summary.until)}
    </Text>,
  ]);
}

/** A bar with its label. */
function drawShare({ Progress }: Ui, label: string, value: number, max: number, words: string): RenderElement {
  return <Progress label={label} value={value} max={max} valueText={words} />;
}

function atMost(lines: number, text: string): string {
  return cutTo(lines, text, wantedColumns);
}
