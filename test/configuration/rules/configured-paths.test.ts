import { describe, expect, it } from 'vitest';
import { environmentRules, projectRules } from '../../../src/configuration/rules/source-rules.ts';
import { judgeSettings } from '../../../src/configuration/rules/settings.ts';

const paths = ['stop_file', 'reinject_prompt_file', 'task_file', 'done_dir', 'rejected_dir'] as const;

describe('a path that somebody else may choose', () => {
  it.each([
    '.claude/settings.json',
    '.CLAUDE/redirect.txt',
    'sub/.claude/reinject.log',
    'docs/research-{name}/ledger.json',
    'docs/research-x/.runtime/redirect.log',
    'Docs/Research-x/inbox/redirect.log',
    'docs/research-{name}/{name}-state.md',
    'docs/research-{name}/log.jsonl',
    'docs/research-{name}/progress.txt',
    'docs/research-{name}/snapshots/redirect.txt',
    'docs/research-{name}',
    'docs/.autonomous-workflow/redirect.log',
    'work/../docs/redirect.log',
  ])('is never %s for a repository or the environment', (path) => {
    for (const rules of [projectRules, environmentRules]) {
      for (const key of paths) expect(rules[key].read(path), key).toBeUndefined();
    }
  });

  it('says which rule it breaks, with the line', () => {
    const given = (key: string, value: string, line: number) => ({
      key,
      values: [value],
      written: value,
      origin: { source: 'project file', file: 'f.yaml', line } as const,
    });
    const { problems } = judgeSettings(
      [given('stop_file', '.claude/settings.json', 2), given('task_file', 'docs/research-x/ledger.json', 3)],
      projectRules,
    );
    expect(problems).toEqual([
      expect.stringMatching(/^f\.yaml, line 2: stop_file: .* \(\.claude says what sessions may do\)$/),
      expect.stringMatching(/^f\.yaml, line 3: task_file: .* \(autonomous-workflow itself writes that file\)$/),
    ]);
  });
});

describe('a stop file that somebody else names', () => {
  it.each(['README.md', 'package.json', 'stop/notes.md', 'docs/research-{name}/redirect.md'])('is not %s', (path) => {
    for (const rules of [projectRules, environmentRules]) expect(rules.stop_file.read(path)).toBeUndefined();
  });
  it.each(['Control/STOP', 'docs/stop-{name}', 'STOP_AUTONOMOUS_LOOP', 'docs/research-{name}/STOP'])(
    'may be %s',
    (path) => {
      for (const rules of [projectRules, environmentRules]) expect(rules.stop_file.read(path)).toBe(path);
    },
  );
});
