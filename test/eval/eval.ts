import { readFileSync } from 'node:fs';
import { jsonOf } from '../../src/base/json.ts';
import { judges, scoresOf } from './judges.ts';

/**
 * Asks a model, by the prompts that are shipped, about labelled sets, and prints how far it agrees: `npm run eval [-- judge …]`. The Messages
 * API is that of ANTHROPIC_BASE_URL, with ANTHROPIC_API_KEY; EVAL_MODEL names the model.
 */
const api = process.env.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com';
const model = process.env.EVAL_MODEL ?? 'claude-sonnet-4-5';

interface Reply {
  content?: { type: string; text?: string }[];
  error?: { message: string };
}

async function ask(system: string, task: string): Promise<unknown> {
  const response = await fetch(`${api}/v1/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'anthropic-version': '2023-06-01',
      'x-api-key': process.env.ANTHROPIC_API_KEY ?? '',
    },
    body: JSON.stringify({
      model,
      max_tokens: 16_000,
      system,
      messages: [{ role: 'user', content: `${task}\n\nYou have no tools: answer with the JSON document alone.` }],
    }),
  });
  const reply = (await response.json()) as Reply;
  if (reply.error !== undefined) throw new Error(reply.error.message);
  const read = jsonOf((reply.content ?? []).map(({ text = '' }) => text).join(''));
  return read.ok ? read.value : undefined;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in judges));
if (unknown.length > 0) {
  throw new Error(`no judge is called ${unknown.join(', ')}: expected ${Object.keys(judges).join(', ')}`);
}
for (const [name, judgeOf] of Object.entries(judges)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { agent, lists, catches, read } = judgeOf();
  const [, , system = ''] = readFileSync(new URL(`../../agents/${agent}.md`, import.meta.url), 'utf8').split(/^---$/m);
  const replies = new Map<string, unknown>();
  for (const { list, task } of lists) replies.set(list.id, await ask(system, task));
  const { outcomes, failed } = read(replies);
  const { items, missing, ...shares } = scoresOf(outcomes, catches);
  const printed = Object.entries(shares).map(([what, share]) => `${what} ${(100 * share).toFixed(1)} %`);
  process.stdout.write(
    `${name}: ${items} items; ${printed.join(', ')} (of ${catches.join(', ')}); ${missing} without an answer, ${failed} of ${lists.length} lists failed their controls\n`,
  );
  for (const { item, is, said } of outcomes)
    if (said !== is) process.stdout.write(`  ${is}, said ${said ?? 'nothing'}: ${item.slice(0, 160)}\n`);
}
