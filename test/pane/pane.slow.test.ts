import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';
import { hermeticEnvironment } from '../simulator/hermetic-home.ts';
import { asked } from '../support/asking.ts';
import { projectWithWorkflow, tasks } from '../support/feature-project.ts';
import { newProject, pluginRoot, type Ended, type Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const escape = String.fromCharCode(27);

/** A research with an iteration behind it, the second begun, and a question of these words. */
async function research(question: string): Promise<Project> {
  const session = await begunSession();
  const { project } = session;
  await session.worksThrough('x', 1);
  await session.endsTurn();
  const escalations = [asked('E001', { text: question })];
  project.write('docs/research-x/records/escalations.json', JSON.stringify({ schema: 1, escalations }));
  return project;
}

async function stopped(): Promise<Project> {
  const { project } = await begunSession();
  await project.cli('stop', 'x');
  return project;
}

async function features(): Promise<Project> {
  const project = await projectWithWorkflow();
  project.write('specs/001-x/tasks.md', tasks);
  await project.cli('feature', 'import', 'x');
  return project;
}

/** Neither file can be made from the other. */
async function broken(): Promise<Project> {
  const { project } = await begunSession();
  project.write('docs/research-x/x-state.md', 'no state at all');
  project.write('docs/research-x/log.jsonl', '');
  return project;
}

/** Letters that a terminal obeys, letters that run the other way, marks that turn a line round, and a great many of them. */
const hostileText = `${escape}]0;title\u0007${escape}[2J${escape}[31m \u202eabc\u2066 אבג <script>alert(1)</script> ${'מ'.repeat(1_000_000)}`;

it('does what its own tests ask for, on every surface, in Claude Code itself', async () => {
  const readings = {
    research: await research('Which region?'),
    features: await features(),
    hostile: await research(hostileText),
    broken: await broken(),
    stopped: await stopped(),
    none: await newProject(),
  };
  const answers: Record<string, Ended> = {
    dead: { exitCode: 1, stdout: '', stderr: 'Killed' },
    order: { exitCode: 0, stdout: 'It is done.\n', stderr: '' },
  };
  for (const [name, project] of Object.entries(readings)) {
    const words = name === 'none' ? [] : ['x'];
    // A test of `claude plugin test` knows of no folder but its own.
    answers[name] = await project.cli('status', ...words, '--json');
  }
  const { root } = readings.research;
  const module = `export const answers = ${JSON.stringify(answers)};
export const root = ${JSON.stringify(root)};
export const session = 's1';
export const now = ${Date.now()};
`;
  const mod = await newProject();
  for (const file of ['.claude-plugin/plugin.json', 'hooks/pane.mjs']) copy(join(pluginRoot, file), mod.path(file));
  mod.write('hooks/hooks.json', JSON.stringify({ modules: ['./pane.mjs'] }));
  mod.write('tests/answers.ts', module);
  copy(join(import.meta.dirname, 'mod/session.kit.ts'), mod.path('tests/session.kit.ts'));
  copy(join(import.meta.dirname, 'mod/pane.kit.ts'), mod.path('tests/pane.test.ts'));
  const { exitCode, stdout, stderr } = await execa(CLAUDE_BINARY, ['plugin', 'test', mod.root], {
    env: hermeticEnvironment(mod.outside('home'), 'http://127.0.0.1:9'),
    extendEnv: false,
    reject: false,
  });
  expect(exitCode, `${stdout}\n${stderr}`).toBe(0);
});

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
