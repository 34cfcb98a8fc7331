// Prints the prompts of the agents on one page, by mode, with their sizes: to be read aloud before a prompt is changed.
import { readFileSync, statSync } from 'node:fs';

const research = ['goal-reader', 'researcher', 'repo-analyst', 'experimenter', 'claim-judge', 'claim-verifier'];
const report = ['report-writer', 'report-critic', 'latex-compiler'];
const plan = ['plan-architect', 'plan-critic'];
const code = ['feature-decomposer', 'plan-critic', 'autonomous-coder', 'change-judge', 'code-reviewer'];
const modes = {
  research: [...research, ...report],
  'research-and-plan': plan,
  implement: [...code, 'acceptance-judge'],
};

const printed = new Set();
for (const [mode, agents] of Object.entries(modes)) {
  console.log(`# ${mode}\n`);
  for (const agent of agents.filter((one) => !printed.has(one))) {
    const file = new URL(`../agents/${agent}.md`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    console.log(`## ${agent} (${statSync(file).size} bytes)\n\n${text.split(/^---$/m).slice(2).join('---').trim()}\n`);
    printed.add(agent);
  }
}
