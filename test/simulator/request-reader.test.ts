import { expect, test } from 'vitest';
import type { Message, ModelRequest } from './model-types.ts';
import { requestKind, type RequestKind } from './request-kind.ts';
import {
  agentToolName,
  conversationText,
  lastUserMessageText,
  lastUserText,
  newText,
  newToolResults,
  offeredTools,
  sessionId,
  systemText,
  toolCallsSoFar,
} from './request-reader.ts';

const conversation: readonly Message[] = [
  { role: 'user', content: 'first' },
  { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'ls' } }] },
  {
    role: 'user',
    content: [
      { type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'text', text: 'a file' }] },
      { type: 'tool_result', tool_use_id: 'toolu_2', content: 'refused', is_error: true },
      { type: 'text', text: 'go on' },
    ],
  },
  { role: 'system', content: [{ type: 'text', text: 'hook context' }] },
];
const request: ModelRequest = {
  model: 'opus',
  messages: conversation,
  system: [
    { type: 'text', text: 'one' },
    { type: 'text', text: 'two' },
  ],
  tools: [{ name: 'Bash' }, { name: 'Agent' }],
  metadata: { user_id: '{"device_id":"d","session_id":"5e8e3601"}' },
};

test.each<[string, unknown, unknown]>([
  ['the system text', systemText(request), 'one\ntwo'],
  ['the last user text, though a system message follows', lastUserText(request), 'go on'],
  ['the whole last user message', lastUserMessageText(request), 'a file\nrefused\ngo on'],
  ['everything new, hook contexts included', newText(request), 'a file\nrefused\ngo on\nhook context'],
  ['the whole conversation', conversationText(request), 'first\n\na file\nrefused\ngo on\nhook context'],
  ['the offered tools', offeredTools(request), ['Bash', 'Agent']],
  ['the tool that starts agents', agentToolName(request), 'Agent'],
  ['the session', sessionId(request), '5e8e3601'],
  ['no session', sessionId({ model: 'opus', messages: [] }), undefined],
  ['no user text', lastUserText({ model: 'opus', messages: [] }), ''],
])('reads %s', (_what, read, expected) => expect(read).toEqual(expected));

test('reads the tool results since the last answer, and the calls before it', () => {
  expect(newToolResults(request)).toEqual([
    { toolUseId: 'toolu_1', text: 'a file', isError: false },
    { toolUseId: 'toolu_2', text: 'refused', isError: true },
  ]);
  expect(toolCallsSoFar(request)).toEqual([{ id: 'toolu_1', name: 'Bash', input: { command: 'ls' } }]);
});

const asked = (content: string, system: string, tools: readonly string[]): ModelRequest => ({
  model: 'opus',
  messages: [{ role: 'user', content }],
  system,
  tools: tools.map((name) => ({ name })),
});

test.each<[RequestKind, ModelRequest]>([
  ['main', asked('hello', 'You are an interactive agent', ['Agent', 'Bash'])],
  ['subagent', asked('help', 'x-anthropic-billing-header: cc_is_subagent=true;', ['Read'])],
  ['compaction', asked('CRITICAL: Respond with TEXT ONLY. Do NOT call any tools.', 'You are', ['Bash'])],
  ['auxiliary', asked('<session>\nhello\n</session>', 'Generate a concise, sentence-case title', [])],
])('recognises a request of kind %s', (kind, one) => expect(requestKind(one)).toBe(kind));
