import type { ClassicResultOf, EngineInterface, SessionAppendInput, Caught, On } from 'claude-code';
import { lineFor, standIn } from './rules/brief-line.ts';
import { oneLine, shortened } from '../base/errors.ts';
import {
  noNewsOf,
  close,
  closed,
  command,
  complain,
  createWatch,
  follow,
  keepReading,
  order,
  paneId,
  toggle,
} from './watch.ts';
import { drawPane } from './draw.tsx';

/** The original texts by the lines that replace them, until they are in the conversation. */
type HeldTexts = Map<string, string>;

type Answer = ClassicResultOf['classic.Stop'];

/** Replaces each of our long texts by one line, if a person sees the screen. */
export async function shorten($: EngineInterface, held: HeldTexts, answer: Answer): Promise<Answer> {
  const texts = answer.additionalContext ?? [];
  if (!texts.some((text) => lineFor(text) !== undefined) || (await $.session.surfaces()).length === 0) return answer;
  return {
    ...answer,
    additionalContext: texts.map((text) => {
      const line = lineFor(text);
      if (line !== undefined) held.set(line, text);
      return line ?? text;
    }),
  };
}

/** A row of the conversation with the original texts, before it is stored and sent. */
export function restored(held: HeldTexts, row: SessionAppendInput): SessionAppendInput {
  const content = row.message.content.map((block) => {
    if (!('text' in block) || typeof block.text !== 'string') return block;
    let { text } = block;
    for (const [line, whole] of held)
      if (text.includes(line)) {
        text = text.replace(line, () => whole);
        held.delete(line);
      }
    return { ...block, text };
  });
  return { ...row, message: { ...row.message, content } };
}

const watch = createWatch();
const held: HeldTexts = new Map();

/** Lets the session go on where a hook of this module has failed. */
function goesOn<Event, Result>(
  $: EngineInterface,
  e: Event,
  next: ((e: Event) => Promise<Result>) & Caught,
): Promise<Result> {
  complain($, watch, next.error.message ?? next.error.kind);
  return next(e);
}

/** Registers the pane, and a filter that shows briefs as one line: Claude Code calls this when it loads the plugin. */
export function register(on: On): void {
  on('session.start', async ($, e, next) => {
    const started = await next(e);
    try {
      await $.command.register({
        name: command,
        description: 'Open or close the pane that shows how a workflow is doing',
        argumentHint: '[name]',
        immediate: true,
      });
    } catch (error) {
      complain($, watch, error);
    }
    await follow($, watch);
    return started;
  });

  // A pane opened by a person's own input is shown in a narrow terminal too.
  on('prompt.submit', async ($, e, next) => {
    const submitted = await next(e);
    await follow($, watch);
    return submitted;
  }).catch(goesOn);

  // A model's call of the command begins the workflow in the middle of a turn.
  on('tool.call', { tool: 'Skill' }, async ($, e, next) => {
    const called = await next(e);
    await follow($, watch);
    return called;
  }).catch(goesOn);

  // Claude Code would show the whole brief on the screen, although only Claude needs it.
  on('classic.Stop', async ($, e, next) => shorten($, held, await next(await withCost($, e)))).catch(goesOn);
  on('classic.UserPromptSubmit', async ($, e, next) => next(await withCost($, e))).catch(goesOn);

  const ofTurnEnd = { door: 'hook-context', origin: { kind: 'hook', event: 'Stop' } } as const;
  on('session.append', { ...ofTurnEnd, message: { content: { text: standIn } } }, async (_$, e, next) =>
    next(restored(held, e)),
  ).catch(goesOn);

  on('agent.report', async ($, e, next) => {
    const consumed = await noNewsOf($, e);
    return consumed === undefined ? next(e) : { consumed };
  }).catch(goesOn);

  on('ui.close', { id: paneId }, async (_$, e, next) => {
    const result = await next(e);
    closed(watch);
    return result;
  }).catch(goesOn);

  on('command.run', { command }, async ($, e) => ({
    text: await toggle($, watch, e.args.trim()),
    isTextDisplayOnly: true as const,
  })).catch((_$, _e, next) =>
    Promise.resolve({
      text: `The pane cannot be shown: ${shortened(oneLine(next.error.message ?? next.error.kind), 300)}`,
      isTextDisplayOnly: true as const,
    }),
  );

  on('ui.render', { component: 'Pane', requestId: paneId }, async ($, e) => {
    keepReading($, watch);
    const inTerminal = e.props.isFocused
      ? 'Tab moves, Enter presses, Esc leaves.'
      : 'Ctrl+X Tab, then Tab: to the fields and buttons.';
    const keys = e.surface === 'terminal' ? inTerminal : '';
    return drawPane(
      $.ui.resolve(e),
      watch,
      { columns: e.props.bodyColumns, now: await $.clock.now(), keys },
      { run: (words) => order($, watch, words), close: () => close($, watch) },
    );
  });
}

/**
 * The input of a hook with the cost of the session, because transcripts, which hooks read, lack Claude Code's own requests.
 * Unchanged when no cost is known.
 */
async function withCost<Input extends object>($: EngineInterface, input: Input): Promise<Input> {
  try {
    const { cost } = await $.session.usage();
    return cost === undefined ? input : { ...input, session_cost_usd: cost.usd };
  } catch {
    return input;
  }
}
