import { readFileSync } from 'node:fs';
import { jsonOf } from '../../src/base/json.ts';
import { claimJudgingHandIn, type ClaimJudgingHandIn } from '../../src/research/rules/claim-judging.ts';
import { askedOf, claimSets, rates, scoreClaims, taskOf } from './claims.ts';

/**
 * Asks a model, by the prompt that is shipped, about labelled findings, and prints how far it agrees: `npm run eval`. The Messages API is
 * that of ANTHROPIC_BASE_URL, with ANTHROPIC_API_KEY; EVAL_MODEL names the model.
 */
const api = process.env.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com';
const model = process.env.EVAL_MODEL ?? 'claude-sonnet-4-5';
const [, , system = ''] = readFileSync(new URL('../../agents/claim-judge.md', import.meta.url), 'utf8').split(/^---$/m);

interface Reply {
  content?: { type: string; text?: string }[];
  error?: { message: string };
}

async function ask(task: string): Promise<string> {
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
  return (reply.content ?? []).map(({ text = '' }) => text).join('');
}

for (const [name, set] of claimSets()) {
  const { lists, beside } = askedOf(set);
  const handIns: ClaimJudgingHandIn[] = [];
  for (const list of lists) {
    const given = jsonOf(await ask(taskOf(list, beside)));
    const read = given.ok ? claimJudgingHandIn.safeParse({ ...(given.value as object), assignment: list.id }) : given;
    if ('data' in read && read.success) handIns.push(read.data);
    else handIns.push({ assignment: list.id, answers: [], questions: [] });
  }
  const scores = scoreClaims(set, handIns);
  const { precision, recall, f1 } = rates(scores);
  const figures = [precision, recall, f1].map((one) => one.toFixed(2)).join(', ');
  process.stdout.write(
    `${name}: precision, recall, F1 ${figures}; the right one shown for ${scores.shown} of ${scores.repeats}; ${scores.failed} of ${lists.length} lists failed their controls\n`,
  );
}
