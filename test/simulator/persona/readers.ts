import type { GoalReading } from '../../../src/research/rules/hand-in.ts';
import { readingOf } from '../../support/reading.ts';
import { offeredTools, stepsOf, toldIn } from '../conversation.ts';
import type { ModelReply, ModelRequest } from '../model-types.ts';
import { answerTo, call, handsIn, read, shown } from './actions.ts';

/** The assignment in an agent's task, which has this letter. */
const assignmentIn = (told: string, letter: string): string =>
  new RegExp(`\\[(i\\d+-[${letter}]\\d+)\\]`).exec(told)?.[1] ?? '';

/** A goal-reader's model: each sentence of the goal that asks is a question. */
export function goalReader(request: ModelRequest, said: Partial<GoalReading> = {}): ModelReply {
  const task = toldIn(stepsOf(request));
  const goal = (/## Goal\n\n((?:>.*\n?)+)/.exec(task)?.[1] ?? '').replace(/^> ?/gm, '').trim();
  return handsIn({ ...readingOf(assignmentIn(task, 'g'), goal), ...said });
}

/** A repo-analyst's model: lists the sources, reads one, and hands in a line it really read. */
export function repoAnalyst(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const tools = offeredTools(request);
  const answerOf = (tool: string) =>
    answerTo(
      steps,
      steps.find((step) => step.kind === 'called' && step.name === tool),
    );
  const listed = answerOf('Glob');
  if (listed === undefined && tools.includes('Glob')) return call('Glob', { pattern: 'src/**/*.js' });
  const file = /\bsrc\/[\w/.-]+\.js\b/.exec(listed ?? '')?.[0] ?? 'package.json';
  const content = answerOf('Read');
  if (content === undefined && tools.includes('Read')) return read(file);
  const quote = /^\s*\d+[\t→](export .+)$/m.exec(content ?? '')?.[1];
  const text = `The repository exports its limiter from ${file}.`;
  const claims = quote === undefined ? [] : [{ text, quote, importance: 'supporting', source: { file } }];
  const assignment = assignmentIn(toldIn(steps), 'a');
  return handsIn({ assignment, summary: `Read ${file}.`, claims, contradictions: [], questions: [] });
}

/** A verifier's model: supports what stands word for word in the passages of its task. */
export function claimVerifier(request: ModelRequest): ModelReply {
  const task = toldIn(stepsOf(request));
  const claims = task.split(/^## /m).flatMap((section) => {
    const page = section.replace(/^(?!> ).*$/gm, '').replace(/^> /gm, '');
    const listed = section.matchAll(/^- (C\d+): “.*”\n {2}quoted for it: (?:\(1\) )?“(.*?)”/gm);
    return [...listed].map(([, claim = '', quote = '']) => ({ claim, quote, page }));
  });
  const verdicts = claims.map(({ claim, quote, page }) => {
    const [, term] = /^searched for '(.*?)'/.exec(quote) ?? [];
    if (term !== undefined)
      return { claim, verdict: 'supported', searched: [term], reason: 'A search there finds nothing, too.' };
    return page.replace(/\s+/g, ' ').includes(quote)
      ? { claim, verdict: 'supported', quote, reason: 'The page says it in these words.' }
      : { claim, verdict: 'unverified', reason: 'The page does not decide it.' };
  });
  return handsIn({ assignment: assignmentIn(task, 'vw'), verdicts });
}

/** A critic's model: reads its task, and rules on each sentence. */
export function reportCritic(request: ModelRequest, rules: (text: string, findings: string) => object): ModelReply {
  const steps = stepsOf(request);
  const told = toldIn(steps);
  const file = /Judge the report of \S+; your task in full: (\S+\.md)/.exec(told)?.[1];
  const task = file === undefined ? told : shown(steps, file);
  if (task === undefined) return read(file ?? '');
  const sentences = [...task.matchAll(/^(\d+)\. [^“\n]*?(?:“.*?”: )?(\[inference\] )?“(.*?)” (\[.*)$/gm)].map(
    ([, number, inference, text = '', findings = '']) => {
      const n = Number(number);
      return { n, ...(inference === undefined ? rules(text, findings) : { carried: 'inference' }) };
    },
  );
  const summary = 'Read the report from its beginning to its end, and its evidence.';
  return handsIn({ assignment: assignmentIn(told, 'k'), summary, sentences, unanswered: [] });
}

/** A judge's model: finds every statement borne out by the first item of the plan, at its best level. */
export function acceptanceJudge(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const told = toldIn(steps);
  const [taskFile = '', folder = ''] = /(docs\/research-[^/\s]+)\/tasks\/i\d+-j\d+\.md/.exec(told) ?? [];
  const task = shown(steps, taskFile);
  if (task === undefined) return read(taskFile);
  const file = `${folder}/${folder.replace('docs/research-', '')}-plan.tex`;
  const plan = shown(steps, file);
  if (plan === undefined) return read(file);
  const at = plan.split('\n').findIndex((line) => line.includes('(P-VIS-001)'));
  const found = { file, line: at + 1, excerpt: plan.split('\n')[at] };
  const answers = [];
  for (const item of task.split(/^## (?=\d+$)/m).slice(1)) {
    const [, n = '', statement = ''] = /^(\d+)\n\n(.*)/.exec(item) ?? [];
    const levels = item.match(/^- \d+: /gm)?.length ?? 0;
    // A control is about a line of some file.
    const [, named, line = ''] = /^(\S+) has this line: (.*)$/.exec(statement) ?? [];
    const text = named === undefined ? plan : shown(steps, named);
    if (text === undefined) return read(named ?? '');
    const isThere = named === undefined || text.includes(line);
    const evidence = named === undefined ? found : { file: named, line: 1, excerpt: line };
    answers.push({
      n: Number(n),
      level: isThere ? levels - 1 : 0,
      reason: 'It stands in the file as it is.',
      evidence: isThere ? [evidence] : [],
    });
  }
  const summary = 'Read the plan from its beginning to its end.';
  return handsIn({ assignment: assignmentIn(told, 'j'), summary, answers });
}

/** A decomposer's model: reads the plan that its task names, and makes a feature of each section that tells of a function. */
export function featureDecomposer(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const task = toldIn(steps);
  const file = /(\S+) is written as prose/.exec(task)?.[1] ?? '';
  const lines = shown(steps, file)?.split('\n');
  if (lines === undefined) return read(file);
  const features: unknown[] = [];
  const left_out: unknown[] = [];
  for (const [, section, from, to] of task.matchAll(/^\s*(S\d+) .*\(lines (\d+)-(\d+)\)/gm)) {
    const text = lines.slice(Number(from) - 1, Number(to)).join(' ');
    const [, name, where, value] = /`(\w+)\(\)` in (\S+) gives (\d+)/.exec(text) ?? [];
    if (name === undefined) left_out.push({ section, why: 'Nothing is built from it.' });
    else
      features.push({
        id: `F00${features.length + 1}`,
        name: `Function ${name} gives ${value}`,
        description: `\`${name}()\` in ${where} gives ${value}, whenever it is called, and nothing else.`,
        component: 'src',
        dependencies: [],
        sections: [section],
      });
  }
  return handsIn({ features, left_out });
}

/** A judge's model: a test that only has another name is the same; all else is weaker, and nobody asked for it. */
export function changeJudge(request: ModelRequest): ModelReply {
  const steps = stepsOf(request);
  const file = /Your task is (\/\S+)/.exec(toldIn(steps))?.[1] ?? '';
  const text = shown(steps, file);
  if (text === undefined) return read(file);
  const [, feature = '', attempt = '', list = ''] =
    /For your hand-in: feature (\S+), attempt (\d+), list (\S+)\./.exec(text) ?? [];
  const items = text.split(/^## \d+$/m).slice(1);
  const answers = items.map((item, at) => {
    const isRenamed = / is gone$/m.test(item) && /^\+.*(?:test\(|def test_)/m.test(item);
    return { n: at + 1, verdict: isRenamed ? 'same' : 'weaker', why: 'The item shows that as it is.' };
  });
  return handsIn({ feature, attempt: Number(attempt), list, answers });
}
