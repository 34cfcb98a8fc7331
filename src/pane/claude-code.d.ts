/**
 * The part of the API of mods that the pane uses. Claude Code writes the full declarations beside a mod that it loads, as
 * `.claude-plugin/types`; test/pane/terminal.slow.test.ts compiles the pane against those.
 */
declare module 'claude-code' {
  export interface RenderElement {
    type: string;
  }
  /** Props are checked against the full declarations only. */
  type Constructor = (props: object) => RenderElement;
  export type ElementTable = Record<'Box' | 'Text' | 'Button' | 'Input', Constructor>;

  export interface EngineInterface {
    plugin: { root: string };
    ui: {
      invalidate: (event: 'ui.render') => void;
      resolve: (e: PaneRender) => ElementTable;
      log: (text: string) => void;
      toast: (text: string, options?: { timeoutMs?: number }) => void;
      open: (pane: object) => Promise<{ isPlaced: true } | { isPlaced: false; reason: string }>;
      close: (pane: { id: string }) => Promise<void>;
      panes: () => Promise<readonly { id: string; isPlaced: boolean }[]>;
    };
    session: {
      cwd: () => Promise<string>;
      id: () => Promise<string>;
      surfaces: () => Promise<readonly string[]>;
      usage: () => Promise<{ cost?: { usd: number } }>;
    };
    command: { register: (command: object) => Promise<unknown> };
    clock: { now: () => Promise<number>; every: (milliseconds: number, call: () => void) => { cancel: () => void } };
    fs: { exists: (path: string) => Promise<boolean>; read: (path: string) => Promise<string> };
    process: {
      run: (
        words: readonly string[],
        options?: { cwd?: string; stdin?: string; timeoutMs?: number },
      ) => Promise<{ exitCode: number; stdout: string; stderr: string }>;
    };
  }

  interface PaneRender {
    surface: string;
    props: { bodyColumns: number; isFocused: boolean };
  }
  type Next<Event, Result> = (e: Event) => Promise<Result>;
  /** `next` in a handler of `.catch` also has the reason of the failure; it returns what the failed hook got from its `next`, or calls that now. */
  export interface Caught {
    readonly error: { readonly kind: 'throw' | 'timeout'; readonly message?: string };
  }
  type Hook<Event, Result, More = unknown> = (
    $: EngineInterface,
    e: Event,
    next: Next<Event, Result> & More,
  ) => Promise<Result>;
  /** The report of an agent, before it reaches the session. */
  export interface AgentReportInput {
    agentId: string;
    subagentType: string;
  }
  /** The combined answers of all Stop hooks. */
  export interface ClassicResultOf {
    'classic.Stop': { additionalContext?: string[] };
  }
  /** A row of the conversation, before it is stored. */
  export interface SessionAppendInput {
    message: { content: ({ type: 'text'; text: string } | { type: 'image' })[] };
  }
  /** What a hook of each event is given, and what it returns. */
  interface Events {
    'session.start': [{ cwd: string }, { cwd: string }];
    'prompt.submit': [unknown, object];
    'tool.call': [unknown, object];
    'agent.report': [AgentReportInput, object];
    'classic.Stop': [object, ClassicResultOf['classic.Stop']];
    'classic.UserPromptSubmit': [object, object];
    'session.append': [SessionAppendInput, object];
    'ui.close': [unknown, object];
    'command.run': [{ args: string }, { text?: string; isTextDisplayOnly?: true }];
    'ui.render': [PaneRender, RenderElement];
  }
  interface Registration<Event, Result> {
    readonly catch: (handler: Hook<Event, Result, Caught>) => void;
  }
  export type On = <Name extends keyof Events>(
    event: Name,
    ...hook: [Hook<Events[Name][0], Events[Name][1]>] | [only: object, Hook<Events[Name][0], Events[Name][1]>]
  ) => Registration<Events[Name][0], Events[Name][1]>;
}

/** The function that JSX compiles to; Claude Code defines it as a global. */
declare const h: (tag: unknown, props: unknown, ...children: unknown[]) => unknown;

declare namespace JSX {
  type Element = import('claude-code').RenderElement;
  type ElementType = (props: never) => Element;
}
