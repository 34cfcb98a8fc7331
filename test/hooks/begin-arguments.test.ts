import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { committedProject, environment as programs } from '../support/coding-project.ts';
import { newProject } from '../support/project.ts';
import { Session, type HookAnswer } from '../support/session.ts';

const research = 'autonomous-workflow:research';

/** One clear sentence, then one line that says what to do. */
const refusal = /^[A-Z][^\n]+\n→ [^\n]+$/;

describe('a typed research command', () => {
  it('creates the workflow with everything in its place', async () => {
    const project = await newProject();
    await new Session(project, 's1', { isUnread: true }).types(
      research,
      `'rate-limiting' 'How?' --max-iterations 7 --max-hours 1.5`,
    );
    expect(project.files().filter((file) => !file.includes('/.runtime/'))).toEqual([
      'docs/.autonomous-workflow/.gitignore',
      'docs/.autonomous-workflow/configuration.json',
      'docs/.autonomous-workflow/sessions/s1',
      'docs/research-rate-limiting/log.jsonl',
      'docs/research-rate-limiting/progress.txt',
      'docs/research-rate-limiting/rate-limiting-report.html',
      'docs/research-rate-limiting/rate-limiting-report.md',
      'docs/research-rate-limiting/rate-limiting-report.tex',
      'docs/research-rate-limiting/rate-limiting-state.md',
      'docs/research-rate-limiting/sources.bib',
    ]);
    expect(project.read('docs/research-rate-limiting/.runtime/.gitignore')).toBe('*\n');
    expect(project.state('rate-limiting')).toMatchObject({
      workflow_type: 'autonomous-research',
      status: 'in_progress',
      iteration: 1,
      max_iterations: 7,
      max_duration_hours: 1.5,
      driver: 'in-session',
    });
    expect(project.events('rate-limiting')).toEqual(['claimed', 'created', 'iteration-begun']);
    expect(project.read('docs/research-rate-limiting/rate-limiting-report.tex')).toContain('\\title{Rate limiting}');
  });

  it('says first which permissions it will stop for, with the block that grants them', async () => {
    const project = await newProject();
    const first = (answer: HookAnswer | undefined) => answer?.systemMessage?.split('\n')[0] ?? '';
    const said = first(await new Session(project, 's1').types(research, `'x' 'p'`, 'default'));
    expect(said).toMatch(
      /^The settings do not allow Bash\(autonomous-workflow:\*\), Edit\(docs\/\*\*\), WebFetch, WebSearch:/,
    );
    const [, block = ''] = /put this into \.claude\/settings\.json: (\{.*\})$/.exec(said) ?? [];
    project.write('.claude/settings.json', block);
    expect(first(await new Session(project, 's2').types(research, `'y' 'p'`, 'default'))).not.toContain(
      'settings do not',
    );
    project.write('.claude/settings.json', '{}');
    const edits = first(await new Session(project, 's3').types(research, `'z' 'p'`, 'acceptEdits'));
    expect(edits).toMatch(/^The settings do not allow Bash\(autonomous-workflow:\*\), WebFetch, WebSearch:/);
  });

  it('is refused in plan mode, with how to leave it, and nothing is begun', async () => {
    const project = await newProject();
    const answer = await new Session(project, 's1').types('autonomous-workflow:research', "'x' 'How?'", 'plan');
    expect(answer?.reason).toMatch(/^A workflow cannot work in plan mode[^]*Leave plan mode with Shift\+Tab/);
    expect(project.exists('docs')).toBe(false);
  });

  it('asks for the permissions that an implementation needs, the commands that prove it among them', async () => {
    const { project } = await committedProject('# Tasks\n- [ ] T001 Function one\n');
    const session = new Session(project, 's1', { environment: programs });
    const answer = await session.types('autonomous-workflow:implement', `'x'`, 'default');
    expect(answer?.systemMessage).toMatch(
      /^The settings do not allow Bash\(autonomous-workflow:\*\), Edit\(docs\/\*\*\), Edit, Write, Bash\(npm test:\*\):/,
    );
    expect(answer?.systemMessage).toContain('Features are proven by npm test (test; ');
    expect(project.read('docs/research-x/tasks/i1-c1.md')).toContain('npm test');
  });
});

describe('bad arguments', () => {
  it.each([
    ['nothing', '', /topic and the prompt are missing\n→ Example: \/autonomous-workflow:research '/],
    ['a topic only', `'x'`, /no workflow 'x' yet, and no prompt.*\n→ Example: /],
    ['a topic with a control character', `'x\u001b[31m' 'p'`, /→ Use 'x-31m'\.$/],
    ['too few hours', `'x' 'p' --max-hours 0`, /--max-hours needs a number from 0\.1 to 1000; received 0\n/],
    ['an option of another command', `'x' 'p' --take-over`, /received --take-over\n/],
  ])('%s: one sentence, one example, and nothing on disk', async (_, commandArguments, message) => {
    const project = await newProject();
    const answer = await new Session(project, 's1').types(research, commandArguments);
    expect(answer).toMatchObject({ decision: 'block', reason: expect.stringMatching(message) as string });
    expect(answer?.reason).toMatch(refusal);
    expect(answer?.reason).not.toContain('\u001b');
    expect(project.files()).toEqual([]);
  });

  it.each(['', '../s1'])('a session with the id "%s" cannot own a workflow', async (id) => {
    const project = await newProject();
    const answer = await new Session(project, id).types(research, `'x' 'p'`);
    expect(answer?.reason).toMatch(/^Claude Code gave this session no id/);
    expect(answer?.reason).toMatch(refusal);
    expect(project.files()).toEqual([]);
  });

  it.each([
    ['to a folder', true],
    ['to nowhere', false],
  ])('a link %s outside in place of the workflow is not followed', async (_, exists) => {
    const project = await newProject();
    const elsewhere = join(project.outside('elsewhere'), 'target');
    if (exists) mkdirSync(elsewhere);
    mkdirSync(project.path('docs'));
    symlinkSync(elsewhere, project.path('docs/research-x'));
    const answer = await new Session(project, 's1').types(research, `'x' 'p'`);
    expect(answer?.reason).toMatch(/^The folder of the workflow lies outside the project/);
    expect(answer?.reason).toMatch(refusal);
    expect(readdirSync(exists ? elsewhere : join(elsewhere, '..'))).toEqual([]);
  });
});
