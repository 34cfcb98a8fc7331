import type { ElementTable, RenderElement } from 'claude-code';
import { cut, oneLine, printable, shortened } from '../base/errors.ts';
import type { Overview } from '../overview/rules/overview.ts';
import { describeAgent } from '../overview/rules/status.ts';
import type { Watch } from './watch.ts';

/** The actions of the buttons and fields. */
interface Orders {
  /** Runs a command of the CLI on the workflow. */
  run: (words: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** The size and place of the pane. */
interface Site {
  columns: number;
  now: number;
  /** The keys that lead to the fields, where there is no pointer. */
  keys: string;
}

const most = { questions: 3, agents: 12 } as const;

/** The pane: first how the workflow is and what it needs, with the fields and buttons, then details as far as there are rows. */
export function drawPane(ui: ElementTable, shown: Watch, site: Site, orders: Orders): RenderElement {
  const { Box, Text, Button, Input } = ui;
  const { reading, said } = shown;
  const overview = reading !== undefined && 'summary' in reading ? reading : undefined;
  const canGoOn = overview !== undefined && overview.status !== 'complete' && overview.end_reason !== 'cancelled';
  const lines = (rows: number, text: string, color?: string) => (
    <Text wrap="wrap" {...(color === undefined ? {} : { color })}>
      {atMost(rows, text, site)}
    </Text>
  );
  return (
    <Box flexDirection="column">
      {reading === undefined && <Text dimColor>Reading the workflow …</Text>}
      {reading !== undefined && 'error' in reading && <Text wrap="wrap">{reading.error}</Text>}
      {overview !== undefined && (
        <Box flexDirection="column">
          <Text bold wrap="wrap">
            {atMost(2, `${overview.name}: ${overview.summary.is_well}`, site)}
          </Text>
          {lines(3, overview.summary.doing)}
          {needsBesides(overview).map((need) => lines(4, need, 'warning'))}
          {openQuestions(overview).map(({ id, text }) => (
            <Box flexDirection="column">
              {lines(6, `${id}: ${text}`, 'warning')}
              <Input
                key={`answer-${id}-${shown.orders}`}
                label="Answer"
                placeholder="type it here"
                submitLabel="send"
                onSubmit={(words: string) => void orders.run(['resolve', '--', id, words])}
              />
            </Box>
          ))}
          {lines(2, overview.summary.cost)}
          {lines(3, overview.summary.until)}
          {canGoOn && (
            <Input
              key={`redirect-${shown.orders}`}
              label="Redirect it"
              placeholder="for its next iteration"
              submitLabel="send"
              onSubmit={(words: string) => void orders.run(['redirect', '--', words])}
            />
          )}
        </Box>
      )}
      {said !== '' && lines(6, said, 'suggestion')}
      <Box gap={1}>
        {overview?.status === 'in_progress' && (
          <Button key="stop" label="Stop" onPress={() => orders.run(['stop', '--'])} />
        )}
        <Button key="close" label="Close" role="dismiss" onPress={orders.close} />
      </Box>
      {site.keys !== '' && <Text dimColor>{site.keys}</Text>}
      {overview !== undefined &&
        detailsOf(overview, site).map((part) => (
          <Box flexDirection="column" marginTop={1}>
            {part.map((line) => (
              <Text wrap="truncate-end">{shortened(oneLine(line), 200)}</Text>
            ))}
          </Box>
        ))}
    </Box>
  );
}

/** What it needs but for open questions, which have a field of their own instead of lines that say how to answer elsewhere. */
const needsBesides = ({ summary, escalations }: Overview) =>
  summary.needs.filter((need) => !escalations.includes(need));

const openQuestions = ({ questions }: Overview) =>
  questions.filter(({ answered_at }) => answered_at === null).slice(0, most.questions);

/** Agents, results and events, as status prints them. */
function detailsOf({ agents, details, recent }: Overview, { now }: Site): string[][] {
  return [
    agents.slice(0, most.agents).map((agent) => describeAgent(agent, new Date(now))),
    details.map((row) => row.join(': ')),
    recent.map((line) => line.replace(/^\d{4}-\d\d-\d\d /, '')),
  ].filter((part) => part.length > 0);
}

/** A text cut to about this many lines, because versions of Claude Code before 2.1.327 cannot limit the height. */
function atMost(lines: number, text: string, { columns }: Site): string {
  const shown = printable(text.split('\n').slice(0, lines).join('\n'));
  return shown.length <= lines * columns ? shown : `${cut(shown, lines * columns - 1)}…`;
}
