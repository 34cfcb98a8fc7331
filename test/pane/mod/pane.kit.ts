// Runs in `claude plugin test`, on the bundle (test/pane/pane.slow.test.ts puts session.kit.ts and the real CLI's answers beside it).
import { describe, expect, test, type Engine } from 'claude-code/testing';
import { root } from './answers.ts';
import { calls, mount, type On, overrides, shown, starts, surfaces, types, world } from './session.kit.ts';

/** The pane of this session on a surface, with what is seen beneath it. */
async function opened($: Engine, on: On, says: string, surface: (typeof surfaces)[number], rows?: number) {
  const { seen, clock } = world(on, { says, surfaces: [surface] });
  await starts($);
  await clock.settle();
  return { seen, clock, ui: await mount($, surface, rows === undefined ? undefined : 76, rows) };
}

/** What is shown of each answer of status. */
const parts: [says: string, ...parts: string[]][] = [
  ['research', 'x: ', 'iteration 2', 'researcher', 'E001: Which region?', 'found: '],
  ['features', 'features: 0 of 4 pass'],
  ['stopped', '/autonomous-workflow:continue-auto x'],
  ['broken', 'autonomous-workflow repair'],
  ['none', 'o workflow'],
  ['dead', 'is not a workflow'],
];

describe('the pane', () => {
  for (const surface of surfaces) {
    for (const [says, ...shows] of parts) {
      test(`shows on ${surface} what status says: ${says}`, async ($, on) => {
        const { ui } = await opened($, on, says, surface);
        const text = await shown(ui);
        for (const part of shows) expect(text).toContain(part);
        await ui.unmount();
      });
    }

    test(`takes answers, redirects and a stop on ${surface}`, async ($, on) => {
      const { seen, ui } = await opened($, on, 'research', surface);
      expect([seen.opened, seen.folders[0], seen.ran[0]]).toEqual([1, root, ['status', 'x', '--json']]);
      const hostile = `--json $(touch /tmp/x); "'\``;
      await ui.input({ key: 'answer-E001-0', text: hostile });
      await ui.input({ key: 'redirect-1', text: 'Leave out phones' });
      await ui.press({ key: 'stop' });
      const orders = seen.ran.filter(([first]) => first !== 'status');
      expect(orders).toEqual([
        ['resolve', '--', 'E001', hostile, 'x'],
        ['redirect', '--', 'Leave out phones', 'x'],
        ['stop', '--', 'x'],
      ]);
      expect(await shown(ui)).toContain('It is done.');
      await ui.unmount();
    });

    test(`shows hostile texts as text, and a part of them, on ${surface}`, async ($, on) => {
      const { ui } = await opened($, on, 'hostile', surface);
      const text = await shown(ui);
      expect(text).toContain('אבג');
      expect(overrides.test(text)).toBe(false);
      expect(text.length).toBeLessThan(40_000);
      await ui.unmount();
    });
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
    expect([seen.opened, seen.ran.length, seen.said.length]).toEqual([0, 0, 0]);
  });

  test('does nothing where nobody sees it', async ($, on) => {
    const { seen, clock } = world(on, { says: 'research', surfaces: [] });
    await starts($);
    await types($, 'hello');
    await clock.advance(60_000);
    expect([seen.opened, seen.ran.length]).toEqual([0, 0]);
  });

  test('is closed by a person, stays closed, reads nothing more, and comes back when called', async ($, on) => {
    const { seen, clock, ui } = await opened($, on, 'research', 'terminal');
    await ui.press({ key: 'close' });
    const before = seen.ran.length;
    await types($, 'go on');
    await clock.advance(120_000);
    expect(seen.opened).toBe(1);
    expect(seen.ran.length).toBe(before);
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
      ['status', '--json'],
      ['status', 'y', '--json'],
    ]);
    const ui = await mount($, 'terminal');
    await ui.press({ key: 'stop' });
    expect(seen.ran).toContainEqual(['stop', '--', 'x']);
  });

  test('says where to see it when the terminal is too narrow', async ($, on) => {
    const { seen } = world(on, { says: 'research', isPlaced: false });
    await starts($);
    expect(seen.said[0]).toContain('/workflow-pane');
    expect((await calls($)).text).toContain('too narrow');
  });

  test('reads again every five seconds', async ($, on) => {
    const { seen, clock } = world(on, { says: 'research' });
    await starts($);
    await clock.settle();
    expect(seen.ran.length).toBe(1);
    await clock.advance(4_000);
    expect(seen.ran.length).toBe(1);
    await clock.advance(2_000);
    expect(seen.ran.length).toBe(2);
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

test('shows first what it needs of a person and the buttons, then the details', async ($, on) => {
  const { ui } = await opened($, on, 'research', 'terminal', 16);
  const text = await shown(ui);
  const order = ['x: ', 'E001: Which region?', 'Stop', 'Close', 'researcher', 'found: '];
  const places = order.map((part) => text.indexOf(part));
  expect(places.includes(-1)).toBe(false);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  await ui.unmount();
});
