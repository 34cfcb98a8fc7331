import { describe, expect, it } from 'vitest';
import { committedProject, environment, testOf, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';
import { passesScrutiny } from '../support/scrutiny.ts';
import { Session } from '../support/session.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';
const told = 'no coder handed in';

/** A project whose session drives the workflow, and the hand-in of a coder as its hook gets it. */
async function implementing(...options: string[]) {
  const coding = await committedProject(tasks);
  const session = new Session(coding.project, '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab', { environment });
  await session.types('autonomous-workflow:implement', ["'x'", ...options].join(' '));
  await passesScrutiny(session, () => coding.cli('record', 'x'));
  const handsIn = async (feature: string, attempt = 1) => {
    const handIn = { feature, attempt, outcome: 'done', what: `${feature} is written.`, why: 'The plan asks for it.' };
    const answer = `\`\`\`json\n${JSON.stringify(handIn)}\n\`\`\``;
    expect(await session.agentAnswers(`${feature}-${attempt}`, answer, 'autonomous-coder')).toBeUndefined();
  };
  return { ...coding, handsIn };
}

const reviewTask = ({ project }: Pick<CodingProject, 'project'>, id: string) =>
  project.read(`${folder}/tasks/${id}-review.md`);

describe('changes that no coder handed in', () => {
  it('are none in the work of a coder, although the user commits something beside it', async () => {
    const coding = await implementing();
    const { cli, project, git, review, writesFunction, handsIn } = coding;
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await handsIn('T001');
    project.write('notes.txt', 'mine\n');
    await git('add', 'notes.txt');
    await git('commit', '--quiet', '-m', 'Mine');
    expect((await cli('feature', 'verify', 'T001')).stdout).not.toContain(told);
    expect(reviewTask(coding, 'T001')).not.toContain(told);
    await review('T001', 1);
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
    expect(coding.list().proofs[0]).not.toHaveProperty('not_handed_in');
  });

  it('are named to the session, the reviewer and in the proof when a shell made them afterwards', async () => {
    const coding = await implementing();
    const { cli, project, review, writesFunction, handsIn } = coding;
    await cli('feature', 'start', 'T001');
    writesFunction('one', 2);
    await handsIn('T001');
    // As `sed -i s/2/1/ src/one.mjs` in a shell, and a new file.
    project.write('src/one.mjs', 'export const one = () => 1;\n');
    project.write('test/one.test.mjs', testOf('one', 1));
    project.write('src/more.mjs', 'export const more = 1;\n');
    const { stdout } = await cli('feature', 'verify', 'T001');
    const named = `${told} src/more.mjs, src/one.mjs, test/one.test.mjs as they are now`;
    expect(stdout).toContain(`Files changed after the coder handed its work in: ${named}. The reviewer is shown them`);
    expect(reviewTask(coding, 'T001')).toContain(named);
    await review('T001', 1);
    await cli('feature', 'verify', 'T001');
    expect(coding.list().proofs).toMatchObject([
      { not_handed_in: ['src/more.mjs', 'src/one.mjs', 'test/one.test.mjs'] },
    ]);
  });

  it('are none where coders end with nothing: that is refused three times, then it is a failed attempt, and at last one for good', async () => {
    const { cli, writesFunction, project, handsIn, feature } = await implementing();
    await cli('feature', 'start', 'T001');
    writesFunction('one', 2);
    project.write('test/one.test.mjs', testOf('one', 1));
    await handsIn('T001');
    const said: string[] = [];
    for (let time = 0; time < 9; time += 1) said.push((await cli('feature', 'verify', 'T001')).stdout);
    const refused = said.map((text) => text.includes('This counts no attempt'));
    expect(refused).toEqual([false, true, true, true, false, true, true, true, false]);
    expect(said[4]).toContain('- Nothing was changed and nothing handed in, 4 times one after the other.');
    expect(feature('T001').attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
    expect(said[8]).toContain('T001 has failed for good, and the user is asked about it.');
  });

  it('are those that follow a failed attempt without a coder, and no longer once a coder takes them over', async () => {
    const coding = await implementing();
    const { cli, writesFunction, project, handsIn } = coding;
    await cli('feature', 'start', 'T001');
    writesFunction('one', 2);
    project.write('test/one.test.mjs', testOf('one', 1));
    await handsIn('T001');
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('attempt 1 failed');
    project.write('src/one.mjs', 'export const one = () => 1;\n');
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain(`${told} src/one.mjs as it is now`);
    project.write('src/one.mjs', 'export const one = () => 1; // as the plan says\n');
    await handsIn('T001', 2);
    expect((await cli('feature', 'verify', 'T001')).stdout).not.toContain(told);
    expect(reviewTask(coding, 'T001')).not.toContain(told);
  });

  it('are all of them where no coder handed anything in', async () => {
    const coding = await implementing();
    await coding.cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    await coding.cli('feature', 'verify', 'T001');
    expect(reviewTask(coding, 'T001')).toContain(`${told} src/one.mjs, test/one.test.mjs as they are now`);
  });

  it('are not those that other features bring, side by side', async () => {
    const coding = await implementing('--parallel', '2');
    const { cli, project, review, handsIn } = coding;
    for (const [id, name, value] of [['T001', 'one', 1] as const, ['T002', 'two', 2] as const]) {
      await cli('feature', 'start', id);
      const tree = `${folder}/.runtime/worktrees/${id}`;
      project.write(`${tree}/src/${name}.mjs`, `export const ${name} = () => ${value};\n`);
      project.write(`${tree}/test/${name}.test.mjs`, testOf(name, value));
      await handsIn(id);
    }
    for (const id of ['T001', 'T002']) {
      expect((await cli('feature', 'verify', id)).stdout).toContain(`${id} is green`);
      expect(reviewTask(coding, id)).not.toContain(told);
      await review(id, 1);
      expect((await cli('feature', 'verify', id)).stdout).toContain(`${id} passed`);
    }
    expect(coding.list().proofs.some((proof) => 'not_handed_in' in proof)).toBe(false);
  });
});
