// Runs in `claude plugin test`, on the bundle, with answers that the real CLI gave (test/pane/pane.test.ts puts them beside it).
import { describe, expect, mock, test, type Engine, type TestBody } from 'claude-code/testing';
import { answers, now, root, session } from './answers.ts';

const surfaces = ['terminal', 'desktop', 'vscode', 'mobile'] as const;
const plugin = 'autonomous-workflow';
const pointer = `${root}/docs/.autonomous-workflow/sessions/${session}`;
const escape = String.fromCharCode(27);
const overrides = new RegExp(`[\\u202a-\\u202e\\u2066-\\u2069${escape}]`);

type On = Parameters<TestBody>[1];

interface WorldOptions {
  /** What status answers: a key of the answers. */
  says: string;
  owns?: boolean;
  surfaces?: readonly (typeof surfaces)[number][];
  isPlaced?: boolean;
  hasUsage?: boolean;
}

/** A session as the pane sees it: files, programs and time beneath it, and what it did to them. */
function world(
  on: On,
  { says, owns = true, surfaces: drawn = ['terminal'], isPlaced = true, hasUsage = true }: WorldOptions,
) {
  const clock = mock.clock(on, { now });
  const ran: (readonly string[])[] = [];
  const seen = {
    ran,
    folders: [] as string[],
    opened: 0,
    said: [] as string[],
    stats: 0,
    says,
    change: 0,
    open: false,
  };
  on('session.start', (_$, e) => ({ cwd: e.cwd }));
  on('prompt.submit', (_$, e) => ({ text: e.text }));
  on('tool.call', () => ({ result: {}, text: 'done' }));
  on('agent.spawn', () => ({ model: 'm', agentId: 'agent-1' }));
  on('session.surfaces', () => ({ value: drawn }));
  on('session.id', () => ({ value: session }));
  on('session.cwd', () => ({ value: `${root}/packages/inner` }));
  const usage = {
    startedAt: now,
    context: { window: 200_000 },
    cost: { usd: 1.25 },
    rateLimits: [{ kind: 'five_hour', percentUsed: 42, resetsAt: '2026-01-01T10:00:00Z' }],
  };
  on('session.usage', () => (hasUsage ? { value: usage } : { deny: 'there is no such thing' }));
  on('agent.list', () => ({
    value: [
      {
        id: 'agent-1',
        description: 'One',
        type: `${plugin}:researcher`,
        status: 'running',
        kind: 'local_agent',
        taskStatus: 'running',
        label: 'One',
        startTime: now,
        cwd: root,
        tokenCount: 1,
        tokenSamples: [1],
        cost: { usd: 0.37 },
        hasRow: true,
      },
    ],
  }));
  on('command.register', (_$, e) => ({ value: { command: e.name } }));
  on('fs.exists', (_$, { path }) => ({ value: owns && path === pointer }));
  on('fs.read', () => ({ value: 'x\n' }));
  on('fs.stat', () => {
    seen.stats += 1;
    return { value: { kind: 'file', size: 1, mtimeMs: seen.change, isLink: false } };
  });
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

const starts = ($: Engine) => $.session.start({ cwd: root, surface: 'terminal', isInteractive: true });
const types = ($: Engine, text: string) =>
  $.prompt.submit({ text, wait: false, origin: { kind: 'composer' } as never });
const calls = ($: Engine, args = '') =>
  $.command.run({
    command: 'workflow-pane',
    args,
    origin: { kind: 'composer' } as never,
    presentation: { isFullscreen: true, columns: 120 },
  });

const mount = <Surface extends (typeof surfaces)[number]>($: Engine, surface: Surface, columns = 60, bodyRows = 50) =>
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
async function shown(ui: { findAll: (query: object) => Promise<{ text: string }[]> }): Promise<string> {
  const boxes = await ui.findAll({ type: 'Box' });
  return boxes[0]?.text ?? '';
}

describe('the pane', () => {
  for (const surface of surfaces) {
    test(`shows the research of this session on ${surface}`, async ($, on) => {
      const { seen, clock } = world(on, { says: 'research', surfaces: [surface] });
      await starts($);
      await clock.settle();
      expect(seen.opened).toBe(1);
      const ui = await mount($, surface);
      const text = await shown(ui);
      for (const part of [
        'x: ',
        'Iteration 2',
        'researcher',
        'question to you',
        'E001: Which region?',
        'new in iteration 1',
      ])
        expect(text).toContain(part);
      expect(text).toContain('42 %');
      expect(seen.folders[0]).toBe(root);
      expect(seen.ran[0]).toEqual(['status', 'x', '--details', '--json']);
      await ui.unmount();
    });

    test(`takes answers, redirects, a pause and an end on ${surface}`, async ($, on) => {
      const { seen, clock } = world(on, { says: 'research', surfaces: [surface] });
      await starts($);
      await clock.settle();
      const ui = await mount($, surface);
      const hostile = `--json $(touch /tmp/x); "'\``;
      await ui.input({ key: 'answer-E001-0', text: hostile });
      await ui.input({ key: 'redirect-1', text: 'Leave out phones', kind: 'change' });
      await ui.press({ key: 'redirect' });
      await ui.press({ key: 'pause' });
      await ui.press({ key: 'stop' });
      expect((await ui.find({ key: 'stop' }))?.text).toContain('Really cancel');
      await ui.press({ key: 'stop' });
      const orders = seen.ran.filter(([first]) => first !== 'status');
      expect(orders).toEqual([
        ['resolve', '--', 'E001', hostile, 'x'],
        ['redirect', '--', 'Leave out phones', 'x'],
        ['stop', '--', 'x'],
        ['cancel', '--', 'x'],
      ]);
      expect(await shown(ui)).toContain('It is done.');
      await ui.unmount();
    });

    test(`shows features and what they wait for on ${surface}`, async ($, on) => {
      const { clock } = world(on, { says: 'features', surfaces: [surface] });
      await starts($);
      await clock.settle();
      const ui = await mount($, surface);
      const text = await shown(ui);
      expect(text).toContain('0 of 4 pass');
      expect(text).toContain('T001');
      expect(text).toContain('←');
      await ui.unmount();
    });

    test(`shows hostile texts as text, and a part of them, on ${surface}`, async ($, on) => {
      const { clock } = world(on, { says: 'hostile', surfaces: [surface] });
      await starts($);
      await clock.settle();
      const ui = await mount($, surface);
      const text = await shown(ui);
      expect(text).toContain('אבג');
      expect(overrides.test(text)).toBe(false);
      expect(text.length).toBeLessThan(40_000);
      await ui.unmount();
    });

    for (const [says, part] of [
      ['broken', 'autonomous-workflow repair'],
      ['none', 'no workflow'],
      ['dead', 'is no workflow'],
    ] as const) {
      test(`says on ${surface} that there is nothing to show: ${says}`, async ($, on) => {
        const { clock } = world(on, { says, surfaces: [surface] });
        await starts($);
        await clock.settle();
        const ui = await mount($, surface);
        expect((await shown(ui)).toLowerCase()).toContain(part);
        await ui.unmount();
      });
    }
  }

  test('opens when a typed command has begun a workflow, and once', async ($, on) => {
    const { seen, clock } = world(on, { says: 'research' });
    await types($, '/autonomous-workflow:research x y');
    await types($, 'and another thing');
    await clock.settle();
    expect(seen.opened).toBe(1);
  });

  test('opens when the model has begun a workflow', async ($, on) => {
    const { seen } = world(on, { says: 'research' });
    await $.tool.call({ tool: 'Skill', skill: 'autonomous-workflow:research' } as never);
    expect(seen.opened).toBe(1);
  });

  test('leaves sessions without a workflow alone: a few questions about files, no program', async ($, on) => {
    const { seen, clock } = world(on, { says: 'none', owns: false });
    await starts($);
    await types($, 'hello');
    await clock.advance(60_000);
    expect([seen.opened, seen.ran.length, seen.stats, seen.said.length]).toEqual([0, 0, 0, 0]);
  });

  test('does nothing where nobody sees it', async ($, on) => {
    const { seen, clock } = world(on, { says: 'research', surfaces: [] });
    await starts($);
    await types($, 'hello');
    await clock.advance(60_000);
    expect([seen.opened, seen.ran.length]).toEqual([0, 0]);
  });

  test('is closed by a person, stays closed, reads nothing more, and comes back when called', async ($, on) => {
    const { seen, clock } = world(on, { says: 'research' });
    await starts($);
    await clock.settle();
    const ui = await mount($, 'terminal');
    await ui.press({ key: 'close' });
    const before = seen.ran.length + seen.stats;
    await types($, 'go on');
    await clock.advance(120_000);
    expect(seen.opened).toBe(1);
    expect(seen.ran.length + seen.stats).toBe(before);
    expect((await calls($)).text).toContain('open');
    expect(seen.opened).toBe(2);
    expect((await calls($)).text).toContain('closed');
    expect(seen.open).toBe(false);
  });

  test('shows the workflow of another session when it is called, and one by its name', async ($, on) => {
    const { seen, clock } = world(on, { says: 'research', owns: false });
    await starts($);
    await calls($);
    await clock.settle();
    await calls($, 'y');
    await clock.settle();
    expect(seen.ran).toEqual([
      ['status', '--details', '--json'],
      ['status', 'y', '--details', '--json'],
    ]);
    const ui = await mount($, 'terminal');
    await ui.press({ key: 'pause' });
    expect(seen.ran).toContainEqual(['stop', '--', 'x']);
  });

  test('says where to see it when the terminal is too narrow', async ($, on) => {
    const { seen } = world(on, { says: 'research', isPlaced: false });
    await starts($);
    expect(seen.said[0]).toContain('/workflow-pane');
    expect((await calls($)).text).toContain('too narrow');
  });

  test('reads again what has changed, and nothing else for half a minute', async ($, on) => {
    const { seen, clock } = world(on, { says: 'research' });
    await starts($);
    await clock.settle();
    expect(seen.ran.length).toBe(1);
    await clock.advance(20_000);
    expect(seen.ran.length).toBe(1);
    seen.change += 1;
    await clock.advance(4_000);
    expect(seen.ran.length).toBe(2);
    await clock.advance(60_000);
    expect(seen.ran.length).toBeGreaterThan(2);
  });

  test('gives the cost of an agent to what it was started for', async ($, on) => {
    const { clock } = world(on, { says: 'research' });
    await $.agent.spawn({
      tool_use_id: 't',
      prompt: '[i2-r1] Find out.',
      description: 'One',
      subagentType: `${plugin}:researcher`,
      provider: { plugin, tier: 'user' },
      parentModel: 'm',
      background: true,
      fork: false,
    } as never);
    await starts($);
    await clock.settle();
    const ui = await mount($, 'terminal');
    const rows = await ui.findAll({ type: 'Text', text: /\$0\.37/ });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]?.text).toContain('researcher');
  });
});

describe('a long text that Claude goes on with', () => {
  const steps = Array.from({ length: 12 }, (_, index) => `${index + 1}. A step.`).join('\n');
  const texts = [`# Brief: workflow x · iteration 2 of at most 8\n\n${steps}`, `Another plugin:\n${steps}`];
  const stops = ($: Engine) => $.classic.Stop({ stop_hook_active: false } as never);

  test('is one line where a person sees it', async ($, on) => {
    world(on, { says: 'research' });
    on('classic.Stop', () => ({ additionalContext: texts }));
    const line = 'Brief: workflow x · iteration 2 of at most 8 (14 lines for Claude: autonomous-workflow brief x)';
    expect((await stops($)).additionalContext).toEqual([line, texts[1]]);
  });

  test('comes with what the session has cost, which transcripts do not hold', async ($, on) => {
    world(on, { says: 'research' });
    let told: unknown;
    on('classic.Stop', (_$, e) => {
      told = e;
      return {};
    });
    await stops($);
    expect(told).toMatchObject({ stop_hook_active: false, session_cost_usd: 1.25 });
  });

  test('stays as it is where nobody sees it', async ($, on) => {
    world(on, { says: 'research', surfaces: [] });
    on('classic.Stop', () => ({ additionalContext: texts }));
    expect((await stops($)).additionalContext).toEqual(texts);
  });
});

for (const [rows, parts, hidden] of [
  [
    8,
    ['x: ', 'E001: Which region?', 'Answer', 'Pause', 'Close', '/autonomous-workflow:status'],
    ['new in iteration', 'Redirect'],
  ],
  [16, ['x: ', 'Iteration 2', 'E001: Which region?', 'Redirect', 'researcher', 'Close'], ['new in iteration']],
] as const)
  test(`shows first what it needs of a person where there are ${rows} rows`, async ($, on) => {
    const { seen, clock } = world(on, { says: 'research' });
    await starts($);
    await clock.settle();
    const ui = await mount($, 'terminal', 76, rows);
    const text = await shown(ui);
    for (const part of parts) expect(text).toContain(part);
    for (const part of hidden) expect(text).not.toContain(part);
    await ui.input({ key: 'answer-E001-0', text: 'Europe' });
    expect(seen.ran).toContainEqual(['resolve', '--', 'E001', 'Europe', 'x']);
    await ui.unmount();
  });

test('says in a small room how to go on with what was stopped', async ($, on) => {
  const { clock } = world(on, { says: 'stopped' });
  await starts($);
  await clock.settle();
  const ui = await mount($, 'terminal', 76, 8);
  expect(await shown(ui)).toContain('/autonomous-workflow:continue-auto x');
  await ui.unmount();
});

test('shows what it can where the API has changed, and says so once', async ($, on) => {
  const { seen, clock } = world(on, { says: 'research', hasUsage: false });
  await starts($);
  await clock.settle();
  await clock.advance(60_000);
  expect(seen.said.filter((text) => text.includes('does not work')).length).toBe(1);
  const ui = await mount($, 'terminal');
  expect(await shown(ui)).toContain('Iteration 2');
});
