import { describe, expect, it } from 'vitest';
import { ClaudeProcess } from '../support/claude-process.ts';
import { newProject, type Project } from '../support/project.ts';
import { begunSession, Session } from '../support/session.ts';

const research = 'autonomous-workflow:research';
const continueAuto = 'autonomous-workflow:continue-auto';

const loop = '---\nactive: true\niteration: 1\nsession_id: s1\nmax_iterations: 9\n---\n\nprompt\n';

describe('a ralph-loop that is active although the command was typed outside it', () => {
  const loopFile = '.claude/ralph-loop.local.md';
  const active = (project: Project) =>
    `The ralph-loop of this session starts the iterations. To go on without it, delete ${project.path(loopFile)}.`;

  it.each([
    [research, `'x' 'What is known?'`],
    [research, 'x'],
    [continueAuto, 'x'],
  ])('is told about at %s %s', async (command, commandArguments) => {
    const session = await begunSession();
    session.project.write(loopFile, loop);
    const answer = await session.types(command, commandArguments);
    expect(answer?.decision).toBeUndefined();
    expect(answer?.systemMessage?.split('\n')).toEqual([
      expect.stringMatching(/^autonomous-workflow: x \(/),
      active(session.project),
      expect.stringMatching(/^No TeX was found: /),
    ]);
    expect(session.project.state('x').driver).toBe('ralph-loop');
  });
});

describe('two sessions that type the same new name at once', () => {
  it('get one owner, whose prompt it is, and one refusal', async () => {
    const project = await newProject();
    const processes = [new ClaudeProcess(), new ClaudeProcess()];
    for (let round = 0; round < 3; round += 1) {
      const name = `topic-${round}`;
      const ids = [`one-${round}`, `two-${round}`];
      const answers = await Promise.all(
        ids.map((id, index) => {
          const options = { claude: processes[index] ?? new ClaudeProcess(), isUnread: true };
          return new Session(project, id, options).types(research, `'${name}' 'Asked by ${id}'`);
        }),
      );
      const refused = answers.flatMap((answer, index) => (answer?.decision === 'block' ? [index] : []));
      expect(refused, name).toHaveLength(1);
      const [loser = 0] = refused;
      const owner = ids[1 - loser];
      expect(answers[loser]?.reason).toMatch(
        /^(?:A workflow '[a-z0-9-]+' exists with another prompt|Another session is driving the workflow)[^\n]*\n→ /,
      );
      expect(project.state(name)).toMatchObject({ prompt: `Asked by ${owner}`, iteration: 1 });
      expect(JSON.parse(project.read(`docs/research-${name}/.runtime/session/lease.json`))).toMatchObject({
        session: owner,
      });
      expect(project.exists(`docs/.autonomous-workflow/sessions/${ids[loser]}`)).toBe(false);
      expect(project.exists(`docs/.autonomous-workflow/sessions/${owner}`)).toBe(true);
      expect(project.events(name)).toEqual(['claimed', 'created', 'iteration-begun']);
    }
  }, 60_000);
});
