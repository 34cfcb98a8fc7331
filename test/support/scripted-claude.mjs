// A stand-in for claude under `run` with the goal “How?”, for measures: it does the work of an iteration by the shipped hooks and CLI.
// Its researchers all find the same two new claims, on one of twenty pages: what they find is not
// measured, and recording thousands of sources would take longer than all else. Variables: PLUGIN, HAND_IN (a hand-in with
// ASSIGNMENT, NUMBER and PAGE in it).
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { PLUGIN, HAND_IN } = process.env;
const session = process.argv[process.argv.indexOf('--session-id') + 1];
const name = readdirSync('docs')
  .find((folder) => folder.startsWith('research-'))
  .replace('research-', '');
const base = join('docs', `research-${name}`);
const runtime = () => JSON.parse(readFileSync(join(base, '.runtime', 'session', 'iteration.json'), 'utf8'));
const { iteration } = runtime();

function run(program, input, ...words) {
  const { status, stderr } = spawnSync(process.execPath, [join(PLUGIN, program), ...words], {
    input: JSON.stringify({ session_id: session, cwd: process.cwd(), ...input }),
    encoding: 'utf8',
    env: { ...process.env, CLAUDE_CODE_SESSION_ID: session, CLAUDECODE: '1' },
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`);
}

/** An agent of this kind works on an assignment. */
function works({ id, agent }, handIn, ending = 'json') {
  const own = { agent_id: `agent-${id}`, agent_type: `autonomous-workflow:${agent}` };
  const file_path = join(process.cwd(), base, 'wave', `${id}.${ending}`);
  const tool_input = { subagent_type: own.agent_type, description: 'Work', prompt: `[${id}] Work.` };
  run('hooks/guard.cjs', { hook_event_name: 'PreToolUse', tool_name: 'Agent', tool_input });
  run('hooks/guard.cjs', { hook_event_name: 'PreToolUse', tool_name: 'Write', tool_input: { file_path }, ...own });
  writeFileSync(file_path, handIn);
  run('hooks/hand-in.cjs', { hook_event_name: 'SubagentStop', ...own });
}

const assigned = (kind) => runtime().assignments.filter(({ agent }) => agent === kind);
const question = { text: 'How?', quote: 'How?', addressee: 'web', options: [] };
for (const one of assigned('goal-reader')) {
  works(
    one,
    JSON.stringify({ assignment: one.id, title: 'Asked', language: 'en', questions: [question], left_out: [] }),
  );
  run('bin/autonomous-workflow', {}, 'record');
}
for (const one of assigned('researcher')) {
  const handIn = readFileSync(HAND_IN, 'utf8').replaceAll('ASSIGNMENT', one.id).replaceAll('NUMBER', String(iteration));
  works(one, handIn.replaceAll('PAGE', String(iteration % 20)));
}
run('bin/autonomous-workflow', {}, 'record');
for (const one of assigned('report-writer')) {
  works(one, '# Key Findings\n\nSomething was found [@C001].\n', 'md');
  run('bin/autonomous-workflow', {}, 'record');
}
const result = { type: 'result', subtype: 'success', is_error: false, result: 'Done.', total_cost_usd: 0.01 };
process.stdout.write(`${JSON.stringify(result)}\n`);
