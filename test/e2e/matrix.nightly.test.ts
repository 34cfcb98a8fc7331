import { describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { permissionsFor } from '../../src/session/rules/permissions.ts';
import { startPrint } from '../simulator/claude-session.ts';
import { pluginFolder } from '../simulator/demo-project.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { startTerminal } from '../simulator/terminal-session.ts';
import { CodingScenario, fn, ralphLoopFolder } from './scenario.ts';

const drivers = ['terminal', 'print', 'ralph terminal', 'ralph print', 'run'] as const;
const modes = ['default', 'auto', 'acceptEdits'] as const;
const works = ['research', 'implement'] as const;

/** A way of use: the driver, the permission mode of Claude Code, and the work. */
interface Cell {
  driver: (typeof drivers)[number];
  mode: (typeof modes)[number];
  work: (typeof works)[number];
}

const promise = 'ALL_DONE';
/** A play takes two minutes, and six at load 25: the limit only ends what hangs. */
const longest = 20 * 60_000;

/** The rules that README names, and the commands of the project, which the first line of a workflow names. */
const allow = [...permissionsFor(), ...['Bash(npm test:*)', 'Bash(node:*)']];

/** Claude Code names its mode without a name `manual` on the command line. */
const flagOf = (mode: Cell['mode']) => (mode === 'default' ? 'manual' : mode);

const commands = {
  research: "/autonomous-workflow:research 'app' 'How do limiters compare' --max-iterations 3 --depth exhaustive",
  implement: "/autonomous-workflow:implement 'app' 'Build the functions' --max-iterations 12",
};

const features = [fn('F001', 'one', 1), fn('F002', 'two', 2), fn('F003', 'three', 3)];

/** Plays a cell to its end with the real claude. */
async function play({ driver, work, mode }: Cell) {
  await using scenario = await CodingScenario.create(
    persona({ agentDelayMilliseconds: 300 }),
    work === 'research' ? {} : { features },
  );
  // As the first line of a workflow tells its user; not committed.
  scenario.write('.claude/settings.json', JSON.stringify({ permissions: { allow } }));
  await driven[driver](scenario, mode, work);
  // A request after the end would come at once.
  await wait(3_000);
  return measured(scenario, work);
}

type Drive = (scenario: CodingScenario, mode: Cell['mode'], work: Cell['work']) => Promise<void>;

const looped = (work: Cell['work']) =>
  `/ralph-loop:ralph-loop "${commands[work]}" --max-iterations 15 --completion-promise ${promise}`;

const inTerminal =
  (line: (work: Cell['work']) => string): Drive =>
  async (scenario, mode, work) => {
    const { folder, api } = scenario;
    const terminal = await startTerminal({
      cwd: folder,
      apiUrl: api.url,
      pluginDirs: [pluginFolder, ralphLoopFolder],
      permissionMode: flagOf(mode),
    });
    try {
      await enterLine(terminal, line(work));
      await scenario.ends(longest);
    } catch (error) {
      throw new Error(`${String(error)}\n${await terminal.screen()}`, { cause: error });
    } finally {
      await terminal.dispose();
    }
  };

const inPrint =
  (line: (work: Cell['work']) => string): Drive =>
  async ({ folder, api }, mode, work) => {
    const run = await startPrint({
      cwd: folder,
      prompt: line(work),
      apiUrl: api.url,
      pluginDirs: [pluginFolder, ralphLoopFolder],
      extraArgs: ['--permission-mode', flagOf(mode)],
      timeoutMilliseconds: longest,
    });
    await run.finished;
  };

const driven: Record<Cell['driver'], Drive> = {
  terminal: inTerminal((work) => commands[work]),
  print: inPrint((work) => commands[work]),
  'ralph terminal': inTerminal(looped),
  'ralph print': inPrint(looped),
  run: async ({ folder, api }, mode, work) => {
    const [, prompt = '', options = ''] = /'app' '([^']+)' (.+)/.exec(commands[work]) ?? [];
    const words = ['--mode', work, 'app', prompt, ...options.split(' ')];
    const run = await startSupervised({ cwd: folder, apiUrl: api.url, words, mode, timeoutMilliseconds: longest });
    await run.finished;
  },
};

const repeated = (names: readonly string[]): number => names.length - new Set(names).size;

/** Its figures; all but the first are to be 0. */
function measured(scenario: CodingScenario, work: Cell['work']) {
  const state = scenario.state();
  const events = scenario.events() as (ReturnType<CodingScenario['events']>[number] & { time: string })[];
  const begun = events.flatMap((one) => (one.event === 'iteration-begun' ? [String(one.iteration)] : []));
  const started = events.flatMap((one) => (one.event === 'agent-started' ? [one] : []));
  const handedIn = events.filter(({ event }) => event === 'hand-in').length;
  const refused = events.filter((one) => one.event === 'hand-in-refused' && one.final).length;
  const reporting = started.filter(({ assignment }) => assignment !== null).length;
  const ended = Date.parse(events.findLast(({ event }) => event === 'ended')?.time ?? '');
  const paid = scenario.api.requests.filter(({ kind, at }) => (kind === 'main' || kind === 'subagent') && at > ended);
  const isComplete =
    work === 'research'
      ? state.end_reason === 'max_iterations' && state.recorded_iteration === 3
      : state.status === 'complete' && state.features_complete === 3;
  return {
    isComplete,
    iterationsTwice: repeated(begun) + events.filter(({ event }) => event === 'iteration-failed').length,
    handInsLost: Math.max(0, reporting - handedIn) + refused,
    doubleStarts: repeated(started.map(({ agent, about = '' }) => `${agent} ${about}`)),
    requestsAfterTheEnd: paid.length,
  };
}

const cells = drivers.flatMap((driver) =>
  modes.flatMap((mode) => works.map((work): [string, Cell] => [`${driver}, ${mode}, ${work}`, { driver, mode, work }])),
);

// One by its name: -t 'ralph terminal, auto, research'.
describe('each driver in each permission mode', { timeout: 25 * 60_000 }, () => {
  it.each(cells)('%s', async (_, cell) => {
    expect(await play(cell)).toEqual({
      isComplete: true,
      iterationsTwice: 0,
      handInsLost: 0,
      doubleStarts: 0,
      requestsAfterTheEnd: 0,
    });
  });
});
