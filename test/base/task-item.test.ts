import { describe, expect, it } from 'vitest';
import { taskItem } from '../../src/base/text.ts';

describe('taskItem', () => {
  it('leaves a task of several findings whole', () => {
    const task = Array.from({ length: 12 }, (_, at) => `  - R${at}${' word'.repeat(15)}`).join('\n');
    expect(task.length).toBeGreaterThan(800);
    expect(taskItem(task, 'x')).toBe(`- ${task}`);
  });

  it('ends at a line, and says how many more there are and what prints them', () => {
    const task = Array.from({ length: 40 }, (_, index) => `  - A1 report.tex:${index}: ${'word '.repeat(20)}`).join(
      '\n',
    );
    const item = taskItem(task, '`compile --check` lists them');
    expect(item.length).toBeLessThan(2_600);
    const shown = item.match(/A1/g)?.length ?? 0;
    expect(item).toMatch(new RegExp(`word\\n {2}\\(${40 - shown} more lines: \`compile --check\` lists them\\)$`));
  });

  it('ends a long line with a sentence', () => {
    const item = taskItem('This is to be done. '.repeat(60), 'x');
    expect(item).toMatch(/done\. …$/);
    expect(item.length).toBeLessThan(720);
  });
});
