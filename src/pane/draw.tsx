import type { ElementTable, RenderChildren, RenderElement } from 'claude-code';
import { cut, oneLine, printable, shortened } from '../base/errors.ts';
import type { Overview } from '../overview/rules/overview.ts';
import { agentSigns, durationBetween, featureSigns } from '../overview/rules/words.ts';
import type { Watch } from './watch.ts';

/** The actions of the buttons and fields. */
export interface Orders {
  /** Runs a command of the CLI on the workflow. */
  run: (words: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** The size and place of the pane. */
export interface Site {
  columns: number;
  now: number;
  /** The keys that lead to the fields, where there is no pointer. */
  keys: string;
}

type Ui = ElementTable;

const most = { questions: 3, features: 12, agents: 12 } as const;

/** The pane: first how the workflow is and what it needs, with the fields and buttons, then details as far as there are rows. */
export function drawPane(ui: Ui, shown: Watch, site: Site, orders: Orders): RenderElement {
  const { Box, Text, Button } = ui;
  const { reading } = shown;
  const overview = reading !== undefined && 'summary' in reading ? reading : undefined;
  return (
    <Box flexDirection="column">
      {reading === undefined && <Text dimColor>Reading the workflow …</Text>}
      {reading !== undefined && 'error' in reading && <Text wrap="wrap">{reading.error}</Text>}
      {overview !== undefined && drawAnswers(ui, shown, overview, site, orders)}
      {shown.said !== '' && (
        <Text color="suggestion" wrap="wrap">
          {atMost(6, shown.said, site)}
        </Text>
      )}
      <Box gap={1}>
        {overview?.status === 'in_progress' && (
          <Button key="stop" label="Stop" onPress={() => orders.run(['stop', '--'])} />
        )}
        <Button key="close" label="Close" role="dismiss" onPress={orders.close} />
      </Box>
      {site.keys !== '' && <Text dimColor>{site.keys}</Text>}
      {overview !== undefined && drawDetails(ui, shown, overview, site)}
    </Box>
  );
}

function drawAnswers(ui: Ui, shown: Watch, overview: Overview, site: Site, orders: Orders): RenderElement {
  const { Box, Text, Input } = ui;
  const { name, summary, questions, escalations, status, end_reason } = overview;
  const open = questions.filter(({ answered_at }) => answered_at === null).slice(0, most.questions);
  // A question has a field of its own below; the lines that say how to answer it elsewhere are for others.
  const others = summary.needs.filter((need) => !escalations.includes(need));
  return (
    <Box flexDirection="column">
      <Text bold wrap="wrap">
        {atMost(2, `${name}: ${summary.is_well}`, site)}
      </Text>
      <Text wrap="wrap">{atMost(3, summary.doing, site)}</Text>
      {others.map((need) => (
        <Text color="warning" wrap="wrap">
          {atMost(4, need, site)}
        </Text>
      ))}
      {open.map(({ id, text }) => (
        <Box flexDirection="column">
          <Text color="warning" wrap="wrap">
            {atMost(6, `${id}: ${text}`, site)}
          </Text>
          <Input
            key={`answer-${id}-${shown.orders}`}
            label="Answer"
            placeholder="type it here"
            submitLabel="send"
            onSubmit={(words) => void orders.run(['resolve', '--', id, words])}
          />
        </Box>
      ))}
      <Text wrap="wrap">{atMost(2, summary.cost, site)}</Text>
      <Text dimColor wrap="wrap">
        {atMost(3, summary.until, site)}
      </Text>
      {status !== 'complete' && end_reason !== 'cancelled' && (
        <Input
          key={`redirect-${shown.orders}`}
          label="Redirect it"
          placeholder="for its next iteration"
          submitLabel="send"
          onSubmit={(words) => void orders.run(['redirect', '--', words])}
        />
      )}
    </Box>
  );
}

// Features in progress and failed ones come first, because they are the most informative.
const order = ['in_progress', 'failed', 'blocked', 'pending', 'passed', 'skipped'];

function drawDetails(ui: Ui, { limits }: Watch, overview: Overview, site: Site): RenderElement {
  const { Box } = ui;
  const { agents, features, details, recent } = overview;
  const sorted = features.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <Box flexDirection="column">
      {section(
        ui,
        'Agents',
        agents.slice(0, most.agents).map(({ agent, state, started_at, ended_at, task }) => {
          const age = durationBetween(started_at, ended_at ?? (state === 'at work' ? site.now : null));
          return `${agentSigns[state]} ${agent}, ${state === 'at work' || state === 'handed in' ? age : state} ${task}`;
        }),
      )}
      {section(
        ui,
        'Features',
        sorted.slice(0, most.features).map(({ id, name, status, dependencies, why }) => {
          const waitsFor = status === 'pending' && dependencies.length > 0 ? ` ← ${dependencies.join(', ')}` : '';
          return `${featureSigns[status] ?? '?'} ${id} ${name}${waitsFor}${why === '' ? '' : `: ${why}`}`;
        }),
      )}
      {section(
        ui,
        'So far',
        details.map((row) => row.join(': ')),
      )}
      {section(
        ui,
        'Limits of your account',
        limits.map(({ kind, percentUsed }) => `${kind.replaceAll('_', ' ')} ${percentUsed} %`),
      )}
      {section(
        ui,
        'Last',
        recent.map((line) => line.replace(/^\d{4}-\d\d-\d\d /, '')),
      )}
    </Box>
  );
}

function section({ Box, Text }: Ui, title: string, lines: readonly string[]): RenderChildren {
  if (lines.length === 0) return null;
  return (
    <Box flexDirection="column" marginTop={1}>
      <Text bold>{title}</Text>
      {lines.map((line) => (
        <Text wrap="truncate-end">{shortened(oneLine(line), 200)}</Text>
      ))}
    </Box>
  );
}

/** A text cut to about this many lines, because versions of Claude Code before 2.1.327 cannot limit the height. */
function atMost(lines: number, text: string, { columns }: Site): string {
  const shown = printable(text.split('\n').slice(0, lines).join('\n'));
  return shown.length <= lines * columns ? shown : `${cut(shown, lines * columns - 1)}…`;
}
