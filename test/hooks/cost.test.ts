import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { newProject, pluginRoot, type Project } from '../support/project.ts';
import { begunSession, handIn, type Hook } from '../support/session.ts';

const folder = join(pluginRoot, 'hooks');

/** Loaded before the hook; tells on standard error what the hook has loaded until it ends. */
const spy = `
const before = new Set(process.moduleLoadList);
process.on('exit', () => {
  const builtins = process.moduleLoadList.filter((name) => !before.has(name)).map((name) => name.split(' ').at(-1));
  const bundles = Object.keys(require.cache).map((file) => require('node:path').basename(file));
  require('node:fs').writeSync(2, JSON.stringify({ builtins, bundles: bundles.slice(1) }));
});
`;

interface Loaded {
  bundles: string[];
  builtins: string[];
}

/** What a hook loads, besides what bare node has loaded already, for the session s1. */
async function loadedBy(
  project: Project,
  hook: Hook,
  fields: Record<string, unknown>,
  configured = {},
): Promise<Loaded> {
  const spyFile = join(project.outside('spy'), 'spy.cjs');
  writeFileSync(spyFile, spy);
  const { stderr } = await execa(process.execPath, ['--require', spyFile, join(folder, `${hook}.cjs`)], {
    env: {
      ...project.environment,
      ...configured,
      CLAUDE_PROJECT_DIR: project.root,
    },
    extendEnv: false,
    input: JSON.stringify({ session_id: 's1', cwd: project.root, ...fields }),
  });
  return JSON.parse(stderr) as Loaded;
}

/** As `record` has it in tests: another configuration would have to be read anew. */
const asRecordHasIt = {
  AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'false',
  AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '0',
};

const stop = { hook_event_name: 'Stop', background_tasks: [] };
const write = (file: string) => ({ tool_name: 'Write', tool_input: { file_path: file } });

describe('what a hook loads', () => {
  it('is one small file in a session that drives nothing', async () => {
    const { project } = await begunSession();
    for (const [hook, fields] of [
      ['verify-state', stop],
      ['guard', write('docs/research-x/ledger.json')],
      ['hand-in', { agent_type: 'autonomous-workflow:researcher' }],
      ['session-end', { reason: 'clear' }],
      ['agents-answered', { prompt: 'Hello.' }],
    ] as const) {
      expect(await loadedBy(project, hook, { ...fields, session_id: 's2' }), hook).toEqual({
        bundles: [`${hook}.cjs`],
        builtins: [],
      });
    }
  });

  it('is one small file where a session begins in a project without workflows; with some, what was left is told', async () => {
    const start = { source: 'startup', session_id: 's2' };
    const loaded = await loadedBy(await newProject(), 'auto-resume', start);
    expect(loaded).toEqual({ bundles: ['auto-resume.cjs'], builtins: [] });
    const { bundles } = await loadedBy((await begunSession()).project, 'auto-resume', start);
    expect(bundles).toEqual(['auto-resume.cjs', 'main.cjs']);
  });

  it('is a bundle of its own at the end of a turn, and of Node hardly anything, even when an iteration begins', async () => {
    const session = await begunSession();
    const { project } = session;
    const ends = async (fields: Record<string, unknown> = {}, configured = {}) => {
      const { bundles, builtins } = await loadedBy(project, 'verify-state', { ...stop, ...fields }, configured);
      return { bundles, builtins: new Set(builtins) };
    };
    const little = {
      bundles: ['verify-state.cjs', 'turn.cjs'],
      builtins: new Set(['vm', 'os', 'internal/promise_hooks']),
    };
    const begins = async () => {
      for (const number of [1, 2, 3]) await session.agentAnswers(`agent-${number}`, handIn(`i1-r${number}`));
      await project.cli('record');
      session.editsReport('x');
      const { bundles } = await ends({}, asRecordHasIt);
      expect(project.state('x')).toMatchObject({ iteration: 2 });
      return bundles;
    };
    const task = { id: 'a', type: 'subagent', status: 'running', agent_type: 'x' };
    expect(await ends({ background_tasks: [task] })).toEqual(little);
    expect(await ends()).toEqual(little);
    expect(await begins()).toEqual(little.bundles);
  });
});
