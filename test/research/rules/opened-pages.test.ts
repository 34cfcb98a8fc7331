import { describe, expect, it } from 'vitest';
import { openedTexts } from '../../../src/research/rules/opened-pages.ts';

const [one, two] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string];
const file = (hash: string) => `/home/u/docs/research-x/snapshots/${hash}.txt`;

const row = (type: string, block: object) => JSON.stringify({ type, isSidechain: true, message: { content: [block] } });
const call = (name: string, input: object, id = 't1') => row('assistant', { type: 'tool_use', id, name, input });
const answer = (content: unknown, more: object = {}) =>
  row('user', { type: 'tool_result', tool_use_id: 't1', content, ...more });

describe('the stored texts that an agent has opened', () => {
  it.each<[string, string[], string[]]>([
    ['one that it read', [call('Read', { file_path: file(one), offset: 10 }), answer('1\tText')], [one]],
    ['one whose answer is not in the transcript yet', [call('Read', { file_path: file(one) })], [one]],
    ['none where reading failed', [call('Read', { file_path: file(one) }), answer('No file', { is_error: true })], []],
    ['one of which it saw lines', [call('Grep', { path: file(one), output_mode: 'content' }), answer('3:Text')], [one]],
    [
      'those whose lines a search in all of them showed',
      [call('Grep', { path: 'docs', output_mode: 'content' }), answer([{ type: 'text', text: `${file(two)}:3:Text` }])],
      [two],
    ],
    [
      'none that it only listed',
      [call('Grep', { path: 'docs' }), answer(file(one)), call('Glob', { pattern: '*' })],
      [],
    ],
    ['none of its list', [call('Read', { file_path: 'verification/i1-v1.json' }), answer(file(one))], []],
    ['none of another program, or of a line that is cut', ['"type":"tool_use"', call('Read', {}).slice(0, 40)], []],
  ])('are %s', (_, lines, opened) => {
    expect([...openedTexts(lines)]).toEqual(opened);
  });

  it('are none of what a request quotes', () => {
    const blob = { type: 'api-request-blob', message: { content: [{ type: 'tool_use', id: 't', name: 'Read' }] } };
    expect(openedTexts([JSON.stringify(blob)])).toEqual(new Set());
  });
});
