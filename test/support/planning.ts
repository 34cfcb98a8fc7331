import { existsSync } from 'node:fs';
import { emptyPlan, type Plan, type PlanItem, type SectionCode } from '../../src/planning/rules/plan.ts';
import { item } from '../planning/rules/samples.ts';
import { newProject } from './project.ts';
import { continuation, handIn, Session } from './session.ts';

export const planFolder = 'docs/research-x';

/** The item of a section with all that its kind needs. */
export const itemOf = (code: SectionCode, more: Partial<PlanItem> = {}): PlanItem => item(`P-${code}-001`, more);

export const architectSays = (assignment: string, section: string, more: object = {}) => ({
  ...{ assignment, summary: 'The sections as they should be from now on.', section },
  items: section.split(' ').map((code) => itemOf(code as SectionCode)),
  ...{ answers: [], claims_to_check: [], ...more },
});

export const criticSays = (assignment: string, aspect: string, more: object = {}) => ({
  ...{ assignment, summary: 'Looked at the whole plan in this aspect.', aspect, defects: [], rulings: [], ...more },
});

/** Who is asked what by a brief of planning. */
export interface Asked {
  id: string;
  agent: string;
  /** Sections or an aspect. */
  part: string;
}

/** What agents hand in besides a section without defects, or a plan without. */
interface Says {
  architect?: (section: string, plan: Plan) => object;
  critic?: (aspect: string, plan: Plan) => object;
}

/** A session that drives the planning of the workflow x, from the end of its research on. */
export class Planner {
  readonly session: Session;
  readonly #environment: Record<string, string>;
  iteration = 2;

  private constructor(session: Session, environment: Record<string, string>) {
    this.session = session;
    this.#environment = environment;
  }

  static async begin(environment: Record<string, string> = {}): Promise<Planner> {
    const session = new Session(await newProject(), 's1', { environment });
    await session.types('autonomous-workflow:research-and-plan', `'x' 'What is to be built?' --max-iterations 40`);
    for (const number of [1, 2, 3]) await session.agentAnswers(`r${number}`, handIn(`i1-r${number}`));
    await session.project.cli('record');
    session.editsReport('x');
    // Research has its own tests: here it is over after one search, and written up.
    session.project.replace(`${planFolder}/x-state.md`, 'finishing: null', 'finishing: complete');
    session.project.replace(`${planFolder}/x-state.md`, 'writing_iteration: null', 'writing_iteration: 1');
    await session.project.cli('compile');
    await session.endsTurn();
    return new Planner(session, environment);
  }

  get plan(): Plan {
    const file = `${planFolder}/records/plan.json`;
    return existsSync(this.session.project.path(file)) ? (this.session.project.readJson(file) as Plan) : emptyPlan();
  }

  async brief(): Promise<string> {
    return (await this.session.project.cli('brief')).stdout;
  }

  async asked(): Promise<Asked[]> {
    return [...(await this.brief()).matchAll(/`\[(i\d+-[pcr]\d+)\]` (?:Sections|Aspect) ([\w ]+)/g)].map(
      ([, id = '', part = '']) => ({ id, part, agent: id.includes('-p') ? 'plan-architect' : 'plan-critic' }),
    );
  }

  architect(id: string, section: string, more: object = {}) {
    return this.session.agentAnswers(`a-${id}`, architectSays(id, section, more), 'plan-architect');
  }

  critic(id: string, aspect: string, more: object = {}) {
    return this.session.agentAnswers(`a-${id}`, criticSays(id, aspect, more), 'plan-critic');
  }

  /** Everybody does what the brief asks. */
  async works(says: Says = {}): Promise<string> {
    for (const { id, agent, part } of await this.asked()) {
      if (agent === 'plan-architect') {
        await this.architect(id, part, says.architect?.(part, this.plan));
      } else {
        await this.critic(id, part, says.critic?.(part, this.plan));
      }
    }
    const { stdout } = await this.session.project.cliIn('.', this.#environment, 'record');
    return stdout;
  }

  /** Fills every section, and begins the next iteration. */
  async fills(says: Says = {}): Promise<void> {
    await this.works(says);
    await this.endsTurn();
  }

  /** Ends the turn of a plan that is finished; what the user is told. */
  async completes(session = this.session): Promise<string | undefined> {
    return (await session.endsTurn())?.systemMessage;
  }

  /** Ends the turn; what the session goes on with. */
  async endsTurn(): Promise<string | undefined> {
    const text = continuation(await this.session.endsTurn());
    this.iteration = this.session.project.state('x').iteration;
    return text;
  }
}
