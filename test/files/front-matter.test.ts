import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WorkflowError } from '../../src/base/errors.ts';
import { parseFrontMatter } from '../../src/files/front-matter.ts';

const code = '(globalThis.ran = true, { name: "x" })';

function refusal(text: string): WorkflowError {
  try {
    parseFrontMatter(text, 'x-state.md');
  } catch (error) {
    if (error instanceof WorkflowError) return error;
    throw error;
  }
  throw new Error('it was read');
}

describe('front matter that is code', () => {
  it.each([
    ['---js', `---js\n${code}\n---\n`],
    ['---json', '---json\n{"name": "x"}\n---\n'],
  ])('%s is refused and not run', (_, text) => {
    const { message, exitCode } = refusal(text);
    expect(message).toContain('(x-state.md)');
    expect(message).toContain('expected a first line of exactly ---');
    expect(exitCode).toBe(4);
    expect(globalThis).not.toHaveProperty('ran');
  });

  it('as a tagged value is only text, and nothing is printed about it', async () => {
    const warnings: Error[] = [];
    const listen = (warning: Error) => warnings.push(warning);
    process.on('warning', listen);
    onTestFinished(() => void process.off('warning', listen));
    const { data } = parseFrontMatter('---\nname: !!js/function "() => { globalThis.ran = true }"\n---\n', 'x');
    expect(data).toEqual({ name: '() => { globalThis.ran = true }' });
    await setImmediate();
    expect(warnings).toEqual([]);
    expect(globalThis).not.toHaveProperty('ran');
  });
});

describe('front matter that a person would read differently', () => {
  it.each([
    ['no front matter', 'name: x\n', 'a first line of exactly ---'],
    ['an unclosed fence', '---\nname: x\niteration: 1\n', 'a first line of exactly ---'],
    ['duplicate keys', '---\nname: x\nname: y\n---\n', 'valid YAML'],
    [
      'an unclosed quote',
      '---\nname: x\nstatus: y\nprompt: "open\n---\n',
      'valid YAML; received Missing closing "quote at line 4',
    ],
    ['a list', '---\n- a\n- b\n---\n', 'a YAML mapping'],
  ])('%s is refused', (_, text, expected) => {
    const { message, fix } = refusal(text);
    expect(message).toContain(`(x-state.md)`);
    expect(message).toContain(`expected ${expected}`);
    expect(message).not.toContain('\n');
    expect(fix).toMatch(/^Repair it/);
  });
});

describe('front matter that is read', () => {
  it.each([
    ['CRLF line ends', '---\r\nname: x\r\niteration: 1\r\n---\r\nbody\r\n', { name: 'x', iteration: 1 }, 'body\n'],
    ['a byte order mark', '\ufeff---\nname: x\n---\n\nbody\n', { name: 'x' }, 'body\n'],
    ['nothing', '---\n---\nbody', {}, 'body'],
    ['a rule in its body', '---\nname: x\n---\nabove\n---\nbelow\n', { name: 'x' }, 'above\n---\nbelow\n'],
  ])('%s', (_, text, data, body) => {
    expect(parseFrontMatter(text, 'x')).toEqual({ data, body });
  });
});
