import { existsSync } from 'node:fs';
import { committedProject, environment, reviewOf, testOf, treeOf, type CodingProject } from './coding-project.ts';
import { criticSays } from './planning.ts';
import { Session } from './session.ts';

export const two = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

export const coderSays = (feature: string) => ({
  ...{ feature, attempt: 1, outcome: 'done', what: 'It gives a number.', why: 'The plan asks for it.' },
});

/** A session that implements two features, whose agents work in the background. */
export class Background {
  readonly coding: CodingProject;
  readonly session: Session;

  constructor(coding: CodingProject) {
    this.coding = coding;
    this.session = new Session(coding.project, 's1', { environment });
  }

  static async begun(options = '', tasks = two, files: Record<string, string> = {}): Promise<Background> {
    const background = new Background(await committedProject(tasks, files));
    await background.session.types('autonomous-workflow:implement', `'x' ${options}`.trimEnd());
    return background;
  }

  async told(id: string): Promise<string> {
    const answer = await this.session.isCalled([id]);
    return answer?.reason ?? answer?.hookSpecificOutput?.additionalContext ?? '';
  }

  /** Both critics have nothing against the features. */
  async passesCritics(): Promise<void> {
    await this.session.launches('c1', 'plan-critic', '[i1-c1] Judge.');
    await this.session.launches('c2', 'plan-critic', '[i1-c2] Judge.');
    await this.session.agentAnswers('c1', criticSays('i1-c1', 'readiness'), 'plan-critic');
    await this.told('c1');
    await this.session.agentAnswers('c2', criticSays('i1-c2', 'verifiability'), 'plan-critic');
    await this.told('c2');
  }

  async codes(id: string, name: string, value: number): Promise<string> {
    await this.session.launches(`coder-${id}`, 'autonomous-coder', `Feature ${id}: your task is /x/tasks/${id}.md`);
    return this.hasCoded(id, name, value);
  }

  async hasCoded(id: string, name: string, value: number): Promise<string> {
    const { project } = this.coding;
    const tree = `docs/research-x/.runtime/worktrees/${id}/`;
    const folder = existsSync(project.path(tree)) ? tree : '';
    project.write(`${folder}src/${name}.mjs`, `export const ${name} = () => ${value};\n`);
    project.write(`${folder}test/${name}.test.mjs`, testOf(name, value));
    await this.session.agentAnswers(`coder-${id}`, coderSays(id), 'autonomous-coder');
    return this.told(`coder-${id}`);
  }

  async reviews(id: string): Promise<string> {
    await this.session.launches(`reviewer-${id}`, 'code-reviewer', `Your task is /x/tasks/${id}-review.md`);
    const tree = treeOf(this.coding.project, id, 1);
    const review = {
      feature: id,
      attempt: 1,
      tree,
      summary: 'It does what the feature says.',
      blockers: [],
      ...reviewOf(this.coding.project, id, 1),
    };
    await this.session.agentAnswers(`reviewer-${id}`, review, 'code-reviewer');
    return this.told(`reviewer-${id}`);
  }
}

/** A session that works on two features at once, of one for each function. */
export async function sideBySide(...names: string[]): Promise<Background> {
  const tasks = names.map((name, at) => `- [ ] T00${at + 1} [P] Function ${name} in src/${name}.mjs\n`);
  const background = await Background.begun('--parallel 2', `# Tasks\n${tasks.join('')}`);
  await background.passesCritics();
  return background;
}
