/**
 * The part of the API of mods that the pane uses. Claude Code writes the full declarations beside a mod that it loads, as
 * `.claude-plugin/types`; test/pane/terminal.slow.test.ts compiles the pane against those.
 */
declare module 'claude-code' {
  export type RenderSurface = 'terminal' | 'desktop' | 'vscode' | 'mobile';
  export interface RenderElement {
    type: string;
  }
  export type RenderNode = RenderElement | string;
  export type RenderChildren = RenderNode | number | boolean | null | undefined | readonly RenderChildren[];
  type Constructor<Props> = (props: Props & { children?: RenderChildren }) => RenderElement;

  export interface Elements {
    terminal: ElementTable;
  }
  export interface ElementTable {
    Box: Constructor<{ key?: string; flexDirection?: 'row' | 'column'; gap?: number; marginTop?: number }>;
    Text: Constructor<{ color?: string; dimColor?: boolean; bold?: boolean; wrap?: 'wrap' | 'truncate-end' }>;
    Button: Constructor<{ key?: string; label?: string; role?: 'dismiss'; onPress: () => Promise<unknown> }>;
    Input: Constructor<{
      key: string;
      label?: string;
      placeholder?: string;
      submitLabel?: string;
      onSubmit: (value: string) => void;
    }>;
  }

  export interface EngineInterface {
    plugin: { root: string };
    ui: {
      invalidate: (event: 'ui.render') => void;
      resolve: (e: PaneRender) => ElementTable;
      log: (text: string) => void;
      toast: (text: string, options?: { timeoutMs?: number }) => void;
      open: (pane: {
        id: string;
        title?: string;
        rows?: number;
        columns?: number;
      }) => Promise<{ isPlaced: true } | { isPlaced: false; reason: string }>;
      close: (pane: { id: string }) => Promise<void>;
      panes: () => Promise<readonly { id: string; isPlaced: boolean }[]>;
    };
    session: {
      cwd: () => Promise<string>;
      id: () => Promise<string>;
      surfaces: () => Promise<readonly RenderSurface[]>;
      usage: () => Promise<{ cost?: { usd: number } }>;
    };
    command: {
      register: (command: {
        name: string;
        description: string;
        argumentHint?: string;
        immediate?: true;
      }) => Promise<unknown>;
    };
    clock: { now: () => Promise<number>; every: (milliseconds: number, call: () => void) => { cancel: () => void } };
    fs: {
      exists: (path: string) => Promise<boolean>;
      read: (path: string) => Promise<string>;
    };
    process: {
      run: (
        words: readonly string[],
        options?: { cwd?: string; stdin?: string; timeoutMs?: number },
      ) => Promise<{ exitCode: number; stdout: string; stderr: string }>;
    };
  }

  interface PaneRender {
    surface: RenderSurface;
    component: 'Pane';
    requestId: string;
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
  interface CommandAnswer {
    text?: string;
    isTextDisplayOnly?: true;
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
    'command.run': [{ args: string }, CommandAnswer];
    'ui.render': [PaneRender, RenderElement];
  }
  interface Registration<Event, Result> {
    readonly catch: (handler: Hook<Event, Result, Caught>) => void;
  }
  export interface On {
    <Name extends keyof Events>(
      event: Name,
      hook: Hook<Events[Name][0], Events[Name][1]>,
    ): Registration<Events[Name][0], Events[Name][1]>;
    <Name extends keyof Events>(
      event: Name,
      only: object,
      hook: Hook<Events[Name][0], Events[Name][1]>,
    ): Registration<Events[Name][0], Events[Name][1]>;
  }
}

/** The function that JSX compiles to; Claude Code defines it as a global. */
declare const h: (tag: unknown, props: unknown, ...children: unknown[]) => unknown;

declare namespace JSX {
  type Element = import('claude-code').RenderElement;
  type ElementType = (props: never) => import('claude-code').RenderNode | null | undefined;
  type IntrinsicElements = Record<string, never>;
  interface ElementChildrenAttribute {
    children: unknown;
  }
  interface IntrinsicAttributes {
    key?: string;
  }
}
