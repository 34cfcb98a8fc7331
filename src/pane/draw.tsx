import type { ElementTable, RenderChildren, RenderElement } from 'claude-code';
import { counted } from '../base/text.ts';
import { plainText } from '../board/rules/plain.ts';
import { agentSigns, duration, featureSigns, usd } from '../board/rules/words.ts';
import type { InFull } from '../board/rules/view.ts';
import { costsOf } from './rules/agent-costs.ts';
import { curve } from './rules/novelty.ts';
import { wantedColumns, type Watch } from './watch.ts';

/** The work of the buttons and fields. */
export interface Orders {
  /** Runs a command of the CLI on the workflow. */
  run: (words: readonly string[]) => Promise<void>;
  askWhetherSure: () => void;
  draft: (key: string, text: string) => void;
  close: () => Promise<void>;
}

type Ui = Pick<ElementTable, 'Box' | 'Text' | 'Button' | 'Input' | 'Progress'>;

const mostFeatures = 12;
const mostQuestions = 5;

/** Where the pane is drawn. */
export interface Site {
  columns: number;
  now: number;
  /** The way to the buttons, where they are not pressed with a pointer. */
  keys: string;
}

/** The whole pane. */
export function drawPane(ui: Ui, shown: Watch, { columns, now, keys }: Site, orders: Orders): RenderElement {
  const { reading } = shown;
  const { Box, Text, Button } = ui;
  return (
    <Box flexDirection="column">
      {reading === undefined && <Text dimColor>Reading the workflow …</Text>}
      {reading !== undefined && 'error' in reading && <Text wrap="wrap">{reading.error}</Text>}
      {reading !== undefined && 'problem' in reading && (
        <Text color="error" wrap="wrap">{`${reading.name}: ${reading.problem}`}</Text>
      )}
      {reading !== undefined && 'card' in reading && drawWorkflow(ui, shown, reading, columns, now, orders)}
      {shown.said !== '' && (
        <Text color="suggestion" wrap="wrap">
          {atMost(6, shown.said)}
        </Text>
      )}
      <Box gap={1}>
        {reading !== undefined && 'card' in reading && drawButtons(ui, shown, reading, orders)}
        <Button key="close" label="Close" role="dismiss" onPress={orders.close} />
      </Box>
      {keys !== '' && <Text dimColor>{keys}</Text>}
    </Box>
  );
}

function drawWorkflow(ui: Ui, shown: Watch, full: InFull, columns: number, now: number, orders: Orders): RenderElement {
  const { Box, Text } = ui;
  const { card, unreadable, recent, iterations } = full;
  const recorded = iterations.findLast(({ recorded_at }) => recorded_at !== null);
  const { summary } = card;
  return (
    <Box flexDirection="column">
      <Text bold wrap="wrap">
        {atMost(2, `${card.name}: ${summary.is_well}${costOf(card)}`)}
      </Text>
      <Text wrap="wrap">{atMost(3, summary.doing)}</Text>
      {recorded !== undefined && (
        <Text wrap="wrap">{atMost(2, `Iteration ${recorded.iteration}: ${oneLine(recorded.result)}`)}</Text>
      )}
      {card.problems.length + unreadable.length > 0 && (
        <Text color="error" wrap="wrap">
          {atMost(6, [...card.problems, ...unreadable].join('\n'))}
        </Text>
      )}
      {summary.dialogs.map((dialog) => (
        <Text color="warning" wrap="wrap">
          {atMost(4, dialog)}
        </Text>
      ))}
      {drawQuestions(ui, shown, full, orders)}
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
      {drawSteering(ui, shown, full, orders)}
    </Box>
  );
}

/** Beside many agents the bar of the cost may lie below the end of the pane. */
function costOf({ usd: spent, max_cost_usd }: InFull['card']): string {
  return spent === null ? '' : ` ${usd(spent)} of ${usd(max_cost_usd)}`;
}

function section({ Box, Text }: Ui, title: string, children: RenderChildren): RenderElement {
  return (
    <Box flexDirection="column" marginTop={1}>
      <Text bold>{title}</Text>
      {children}
    </Box>
  );
}

function drawQuestions(ui: Ui, shown: Watch, { questions }: InFull, orders: Orders): RenderElement | null {
  const open = questions.filter(({ answered_at }) => answered_at === null);
  if (open.length === 0) return null;
  const { Box, Text, Button, Input } = ui;
  return section(ui, open.length === 1 ? 'A question to you' : `${open.length} questions to you`, [
    ...open.slice(0, mostQuestions).map(({ id, text }) => {
      const key = `answer-${id}-${shown.orders}`;
      const answer = (words: string) => orders.run(['resolve', '--', id, words]);
      return (
        <Box flexDirection="column">
          <Text color="warning" wrap="wrap">
            {atMost(6, `${id}: ${text}`)}
          </Text>
          <Box gap={1}>
            <Input
              key={key}
              label="Answer"
              submitLabel="send"
              onInput={(words) => orders.draft(key, words)}
              onSubmit={(words) => void answer(words)}
            />
            <Button
              key={`send-${id}`}
              label="Answer"
              variant="primary"
              onPress={() => answer(shown.drafts.get(key) ?? '')}
            />
          </Box>
        </Box>
      );
    }),
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
    agents.map(({ agent, task, state, started_at, ended_at }, index) => {
      const cost = costs[index] ?? null;
      const age = duration(started_at, ended_at ?? (state === 'at work' ? now : null));
      const facts = [
        agent,
        state === 'at work' || state === 'handed in' ? age : state,
        ...(cost === null || cost === 0 ? [] : [usd(cost)]),
      ];
      return (
        <Text wrap="truncate-end">
          {`${agentSigns[state]} ${facts.join(', ')} `}
          <Text dimColor>{oneLine(task)}</Text>
        </Text>
      );
    }),
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
        counted(card.open_questions, 'open question'),
      ].join(', ')}
    </Text>,
  ]);
}

function drawFeatures(ui: Ui, { features, card }: InFull): RenderElement {
  const { Text } = ui;
  // Those that go on or failed tell more than those that are done or far off.
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

/** A bar, or its words alone: the first versions of Claude Code with panes have no bars. */
function drawShare({ Progress, Text }: Ui, label: string, value: number, max: number, words: string): RenderElement {
  if (Progress === undefined) return <Text wrap="truncate-end">{`${label} ${words}`}</Text>;
  return <Progress label={label} value={value} max={max} valueText={words} />;
}

const isOver = ({ card }: InFull) => card.status === 'complete' || card.end_reason === 'cancelled';

function drawSteering(ui: Ui, shown: Watch, full: InFull, orders: Orders): RenderElement | null {
  if (isOver(full)) return null;
  const { Box, Text, Button, Input } = ui;
  const { status, summary } = full.card;
  const key = `redirect-${shown.orders}`;
  const redirect = (words: string) => orders.run(['redirect', '--', words]);
  return (
    <Box flexDirection="column" marginTop={1}>
      {summary.needs.length > 0 && status !== 'in_progress' && (
        <Text wrap="wrap">{atMost(4, summary.needs.join('\n'))}</Text>
      )}
      <Box gap={1}>
        <Input
          key={key}
          label="Tell it"
          placeholder="for its next iteration"
          submitLabel="send"
          onInput={(words) => orders.draft(key, words)}
          onSubmit={(words) => void redirect(words)}
        />
        <Button key="redirect" label="Redirect" onPress={() => redirect(shown.drafts.get(key) ?? '')} />
      </Box>
    </Box>
  );
}

function drawButtons({ Button }: Ui, shown: Watch, full: InFull, orders: Orders): RenderChildren {
  if (isOver(full)) return null;
  return [
    full.card.status === 'in_progress' && (
      <Button key="pause" label="Pause" onPress={() => orders.run(['stop', '--'])} />
    ),
    <Button
      key="stop"
      label={shown.isSure ? 'Really stop for good' : 'Stop for good'}
      onPress={async () => (shown.isSure ? orders.run(['cancel', '--']) : orders.askWhetherSure())}
    />,
  ];
}

/** A text that fills about so many lines: versions of Claude Code before 2.1.327 know of no such bound. */
function atMost(lines: number, text: string): string {
  return plainText(text.split('\n').slice(0, lines).join('\n'), lines * wantedColumns);
}

function oneLine(text: string): string {
  return plainText(text, 200).replace(/\s+/g, ' ').trim();
}

/** An hour of today, or another day, in the reader's own time. */
function shortTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toTimeString().slice(0, 5);
}
