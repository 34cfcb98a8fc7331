// A session as the pane sees it, for pane.kit.ts: files, programs and time beneath it, with answers that the real CLI gave.
import { expect, mock, type Engine, type TestBody } from 'claude-code/testing';
import { answers, now, root, session } from './answers.ts';

export const surfaces = ['terminal', 'desktop', 'vscode', 'mobile'] as const;
export const plugin = 'autonomous-workflow';
const pointer = `${root}/docs/.autonomous-workflow/sessions/${session}`;
const escape = String.fromCharCode(27);
export const overrides = new RegExp(`[\\u202a-\\u202e\\u2066-\\u2069${escape}]`);

export type On = Parameters<TestBody>[1];

interface WorldOptions {
  /** What status answers: a key of the answers. */
  says: string;
  owns?: boolean;
  surfaces?: readonly (typeof surfaces)[number][];
  isPlaced?: boolean;
}

/** A session as the pane sees it: files, programs and time beneath it, and what it did to them. */
export function world(on: On, { says, owns = true, surfaces: drawn = ['terminal'], isPlaced = true }: WorldOptions) {
  const clock = mock.clock(on, { now });
  const ran: (readonly string[])[] = [];
  const seen = {
    ran,
    folders: [] as string[],
    opened: 0,
    said: [] as string[],
    says,
    open: false,
  };
  on('session.start', (_$, e) => ({ cwd: e.cwd }));
  on('prompt.submit', (_$, e) => ({ text: e.text }));
  on('tool.call', () => ({ result: {}, text: 'done' }));
  on('session.surfaces', () => ({ value: drawn }));
  on('session.id', () => ({ value: session }));
  on('session.cwd', () => ({ value: `${root}/packages/inner` }));
  const usage = {
    startedAt: now,
    context: { window: 200_000 },
    cost: { usd: 1.25 },
    rateLimits: [{ kind: 'five_hour', percentUsed: 42, resetsAt: '2026-01-01T10:00:00Z' }],
  };
  on('session.usage', () => ({ value: usage }));
  on('command.register', (_$, e) => ({ value: { command: e.name } }));
  on('fs.exists', (_$, { path }) => ({ value: owns && path === pointer }));
  on('fs.read', () => ({ value: 'x\n' }));
  on('process.run', (_$, { argv, init }) => {
    const [program = '', cli = '', ...words] = argv;
    expect([program, cli.endsWith('/bin/autonomous-workflow')]).toEqual(['node', true]);
    ran.push(words);
    seen.folders.push(init?.cwd ?? '');
    const { exitCode, stdout, stderr } = answers[words[0] === 'status' ? seen.says : 'order'] ?? {
      exitCode: 1,
      stdout: '',
      stderr: 'no such answer',
    };
    return { value: { exitCode, stdout, stderr, isStdoutTruncated: false, isStderrTruncated: false } };
  });
  on('ui.open', () => {
    seen.opened += 1;
    seen.open = isPlaced;
    return { value: isPlaced ? { isPlaced: true } : { isPlaced: false, reason: 'too narrow' } };
  });
  on('ui.close', () => {
    seen.open = false;
    return { value: undefined };
  });
  on('ui.panes', () => ({
    value: seen.open ? [{ id: plugin, title: 'Workflow', isShown: true, isFocused: false, isPlaced: true }] : [],
  }));
  on('ui.toast', (_$, { text }) => {
    seen.said.push(text);
    return { value: undefined };
  });
  on('ui.log', (_$, { text }) => {
    seen.said.push(text);
    return { value: undefined };
  });
  return { clock, seen };
}

export const starts = ($: Engine) => $.session.start({ cwd: root, surface: 'terminal', isInteractive: true });
export const types = ($: Engine, text: string) =>
  $.prompt.submit({ text, wait: false, origin: { kind: 'composer' } as never });
export const calls = ($: Engine, args = '') =>
  $.command.run({
    command: 'workflow-pane',
    args,
    origin: { kind: 'composer' } as never,
    presentation: { isFullscreen: true, columns: 120 },
  });

export const mount = <Surface extends (typeof surfaces)[number]>(
  $: Engine,
  surface: Surface,
  columns = 60,
  bodyRows = 50,
) =>
  $.ui.mount({
    plugin,
    surface,
    component: 'Pane',
    requestId: plugin,
    viewport: { columns: 120, rows: 40 },
    props: {
      title: 'Workflow',
      isFocused: false,
      bodyColumns: columns,
      placement: 'dock',
      scroll: { offset: 0, bodyRows },
      view: {},
    },
  });

/** All that is shown, as one text. */
export async function shown(ui: { findAll: (query: object) => Promise<{ text: string }[]> }): Promise<string> {
  const boxes = await ui.findAll({ type: 'Box' });
  return boxes[0]?.text ?? '';
}
