import type { ElementTable, RenderChildren, RenderElement } from 'claude-code';
import type { InFull } from '../board/rules/view.ts';
import type { Watch } from './watch.ts';

/** The actions of the buttons and fields. */
export interface Orders {
  /** Runs a command of the CLI on the workflow. */
  run: (words: readonly string[]) => Promise<void>;
  askWhetherSure: () => void;
  draft: (key: string, text: string) => void;
  close: () => Promise<void>;
}

/** The size and place of the pane. */
export interface Site {
  columns: number;
  now: number;
  /** The key that focuses the buttons, where there is no pointer. */
  keys: string;
}

/** The elements of a pane. */
export type Ui = Pick<ElementTable, 'Box' | 'Text' | 'Button' | 'Input' | 'Progress'>;

/** Whether the workflow accepts no more redirects. */
export const isOver = ({ card }: InFull): boolean => card.status === 'complete' || card.end_reason === 'cancelled';

/** The questions that a person has not answered yet. */
export const openQuestions = ({ questions }: InFull): InFull['questions'] =>
  questions.filter(({ answered_at }) => answered_at === null);

/** The command that continues a workflow without an owner; empty for any other. */
export function wayOn({ card }: InFull): string {
  const { health, needs } = card.summary;
  return health === 'ended' || health === 'left-alone' ? (needs.at(-1) ?? '') : '';
}

/** The input field for the answer to a question. */
export function drawAnswer({ Box, Button, Input }: Ui, shown: Watch, id: string, orders: Orders): RenderElement {
  const key = `answer-${id}-${shown.orders}`;
  const answer = (words: string) => orders.run(['resolve', '--', id, words]);
  return (
    <Box gap={1}>
      <Input
        key={key}
        label="Answer"
        placeholder="type it here"
        submitLabel="send"
        onInput={(words) => orders.draft(key, words)}
        onSubmit={(words) => void answer(words)}
      />
      <Button key={`send-${id}`} label="Answer" variant="primary" onPress={() => answer(shown.drafts.get(key) ?? '')} />
    </Box>
  );
}

/** The input field for a redirect. */
export function drawRedirect({ Box, Button, Input }: Ui, shown: Watch, orders: Orders): RenderElement {
  const key = `redirect-${shown.orders}`;
  const redirect = (words: string) => orders.run(['redirect', '--', words]);
  return (
    <Box gap={1}>
      <Input
        key={key}
        label="Redirect it"
        placeholder="for its next iteration"
        submitLabel="send"
        onInput={(words) => orders.draft(key, words)}
        onSubmit={(words) => void redirect(words)}
      />
      <Button key="redirect" label="Redirect" onPress={() => redirect(shown.drafts.get(key) ?? '')} />
    </Box>
  );
}

/** The buttons at the bottom; those for the workflow until it is complete or cancelled. */
export function drawButtons(
  { Box, Button }: Ui,
  shown: Watch,
  full: InFull | undefined,
  orders: Orders,
): RenderElement {
  return (
    <Box gap={1}>
      {full !== undefined && !isOver(full) && steering({ Button }, shown, full, orders)}
      <Button key="close" label="Close" role="dismiss" onPress={orders.close} />
    </Box>
  );
}

function steering({ Button }: Pick<Ui, 'Button'>, shown: Watch, full: InFull, orders: Orders): RenderChildren {
  return [
    full.card.status === 'in_progress' && (
      <Button key="pause" label="Pause" onPress={() => orders.run(['stop', '--'])} />
    ),
    <Button
      key="stop"
      label={shown.isSure ? 'Really cancel for good' : 'Cancel for good'}
      onPress={async () => (shown.isSure ? orders.run(['cancel', '--']) : orders.askWhetherSure())}
    />,
  ];
}
