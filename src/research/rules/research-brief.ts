import type { Outlook } from './outlook.ts';
import {
  type BriefInput,
  goal,
  redirection,
  problemsToFix,
  boundaries,
  shorten,
  heading,
  sentence,
  reportPath,
  agentSteps,
  whenAllAnswered,
} from '../../loop/rules/brief.ts';
import { isSearching, isWriting, shownVerdict } from '../../loop/rules/iteration.ts';
import { counted, quotedWords } from '../../base/text.ts';
import { isRecorded } from '../../loop/rules/state.ts';
import { lacksAgents } from '../../loop/rules/verify.ts';
import { excerpt } from '../../base/errors.ts';

/** A brief with what steers the research. */
export interface ResearchBriefInput extends BriefInput {
  outlook: Outlook;
  /** A sentence on which parts of a long report to read, after a blank. */
  parts?: string | undefined;
}

/** An open question in a line, with its urgency, and who else is asked. */
export function describeQuestion({ id, priority, text, escalated, addressee }: Outlook['questions'][number]): string {
  const code = addressee === 'code' ? ', about the code' : '';
  return `- ${id} (${priority}${code}${escalated === true ? ', the user is asked' : ''}): ${quotedWords(text)}`;
}

/** The task of Claude in the iteration in progress: complete, so that nothing else need be remembered. */
export function composeBrief(input: ResearchBriefInput): string {
  const { state } = input;
  const material = [goal(input)];
  if (input.redirects.length > 0) material.push(redirection(input));
  material.push(soFar(input));
  if (input.problems.length > 0) material.push(problemsToFix(input));
  const instructions: string[] = [];
  if (isSearching(state) && (!isRecorded(state) || lacksAgents(input))) instructions.push(searchSteps(input));
  else if (!isWriting(state)) instructions.push(reportStep(input));
  if (isWriting(state)) instructions.push(writingSteps(input));
  if (input.acceptance !== undefined) instructions.push(input.acceptance);
  instructions.push(boundaries(input));
  return shorten(heading(input), material, instructions);
}

function soFar({ state, outlook: { questions, checks, warnings } }: ResearchBriefInput): string {
  const verdict = shownVerdict(state);
  const lines = [
    `${counted(state.findings_count, 'finding')} from ${counted(state.sources_cited, 'source')}.${verdict === null ? '' : ` ${sentence(excerpt(verdict))}`}`,
  ];
  if (checks !== '') lines.push(sentence(excerpt(checks)));
  lines.push(...warnings.map((warning) => `- ${excerpt(warning)}`));
  lines.push(...questions.map(describeQuestion));
  const heading = questions.length === 0 ? '## So far' : '## So far, with the open questions';
  return `${heading}\n\n${lines.join('\n')}`;
}

function searchSteps(input: ResearchBriefInput): string {
  const { state, folder } = input;
  const report = reportPath(state, folder);
  return [
    '## Steps',
    '',
    ...agentSteps(input),
    `2. ${whenAllAnswered} It stores what they found and prints the new findings with their citation keys.`,
    `3. Work these findings into ${report}, by theme: what is claimed, on which evidence, how sure. Cite with \\citep{key}, only keys that \`record\` printed, and put \\claim{C001} beside the citation in the sentence that states finding C001.${input.parts ?? ''}`,
    ...(isWriting(state) ? [] : ['4. End your turn. The next brief comes by itself.']),
  ].join('\n');
}

function reportStep({ state, folder }: ResearchBriefInput): string {
  return [
    '## Steps',
    '',
    `1. Iteration ${state.iteration} is recorded. Work its findings into ${reportPath(state, folder)} (\`autonomous-workflow evidence --iteration ${state.iteration}\` lists them).`,
    '2. End your turn. The next brief comes by itself.',
  ].join('\n');
}

function writingSteps(input: ResearchBriefInput): string {
  const { state, folder } = input;
  const verifies = !isSearching(state) && input.assignments.some(({ id }) => !input.finished.has(id));
  return [
    isSearching(state) ? '## Then write up' : '## Steps',
    '',
    `${isSearching(state) ? 'There is one iteration only, so the report is completed in it.' : 'The search is over; start no researchers.'} \`autonomous-workflow evidence\` prints all findings, contradictions and open questions with their citation keys.`,
    '',
    ...(verifies
      ? ['Central claims are verified first:', '', ...agentSteps(input), `2. ${whenAllAnswered} Then:`, '']
      : []),
    `1. Complete ${reportPath(state, folder)} section by section: executive summary, background, findings by theme, analysis across them, open questions, methodology (the macros \\nSources, \\nFindings, \\nIterations and their like for counts). \`autonomous-workflow report pack --about Key-Findings\` prints what a section is written from; other words find a theme.`,
    '   Every finding: its sentence, \\citep{key}\\claim{C001}. Numbers as quotes have them, rounded at most; your own with the formula, which code computes: \\derived[3600*24/2]{43,200}. Every open contradiction in a contested environment, both sides cited, with \\contradiction{X001}. The open questions are printed by code in their section: write there what was searched for them. What `report pack` says is marked deserves distrust: word it as such.',
    '2. Run `autonomous-workflow report check` and fix what it names. Then run `autonomous-workflow compile`. Fix what it names, or give the `autonomous-workflow:latex-compiler` agent that task, until it reports a PDF or that no TeX is installed.',
    `3. Run \`autonomous-workflow record\`${isRecorded(state) ? ' again if you changed anything' : ''}. Do what it leaves to you, such as having the report judged by a critic. If it asks for a closing line, end your answer with that line.`,
    '4. End your turn.',
  ].join('\n');
}
