// Stands in for a claude process: runs the hook that each line of standard input names as its child, and lives until its input ends.
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { file, input, environment } = JSON.parse(line);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { input, env: environment, encoding: 'utf8' });
  console.log(JSON.stringify({ exitCode: status, stdout, stderr }));
}
