import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { parse } from 'yaml';

/** The expression that names the workflow of a job. */
export const nameOfJob = "inputs.name || format('issue-{0}', github.event.issue.number)";

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface WorkflowFile {
  jobs: Record<string, { env?: Record<string, string>; steps: Step[] }>;
}

/** The surroundings of a job: what GitHub gives it, and the programs of this machine. */
export interface JobRequest {
  /** The file of the workflow. */
  file: string;
  job: string;
  /** The address of the repository that `actions/checkout` clones. */
  repository: string;
  /** `${{ … }}` by what stands inside. */
  expressions: Record<string, string>;
  environment: Record<string, string>;
  /** Folders before those of PATH. */
  programs: string[];
}

export interface JobEnd {
  isGreen: boolean;
  output: string;
  summary: string;
  /** Of all steps, as `steps.<id>.outputs.<name>`. */
  outputs: Record<string, string>;
  /** The clone. */
  folder: string;
}

/** Runs the steps of a job of a GitHub workflow on this machine: in their order, in the shell and with the options that GitHub uses. */
export async function runGithubJob(request: JobRequest, clone: string): Promise<JobEnd> {
  const workflow = parse(readFileSync(request.file, 'utf8')) as WorkflowFile;
  const temporary = mkdtempSync(join(tmpdir(), 'workflow-job-'));
  const place = (name: string) => join(temporary, name);
  const outputs: Record<string, string> = {};
  const fill = (text: string) =>
    text.replace(
      /\$\{\{ *(.+?) *\}\}/g,
      (_, expression: string) => request.expressions[expression] ?? outputs[expression] ?? '',
    );
  const end: JobEnd = { isGreen: true, output: '', summary: '', outputs, folder: clone };
  try {
    for (const name of ['path', 'summary']) writeFileSync(place(name), '');
    for (const step of workflow.jobs[request.job]?.steps ?? []) {
      if (!isDue(step.if, outputs, end.isGreen)) continue;
      if (step.uses?.startsWith('actions/checkout@') === true) {
        await execa('git', ['clone', '--quiet', request.repository, clone], { env: request.environment });
      }
      if (step.run === undefined) continue;
      writeFileSync(place('outputs'), '');
      writeFileSync(place('step.sh'), fill(step.run));
      const variables = Object.entries({ ...workflow.jobs[request.job]?.env, ...step.env }).map(([key, value]) => [
        key,
        fill(value),
      ]);
      const added = readFileSync(place('path'), 'utf8')
        .split('\n')
        .filter((line) => line !== '');
      const { exitCode, all } = await execa('bash', ['--noprofile', '--norc', '-eo', 'pipefail', place('step.sh')], {
        cwd: clone,
        all: true,
        reject: false,
        extendEnv: false,
        env: {
          ...request.environment,
          PATH: [...added, ...request.programs, request.environment.PATH].join(delimiter),
          GITHUB_OUTPUT: place('outputs'),
          GITHUB_PATH: place('path'),
          GITHUB_STEP_SUMMARY: place('summary'),
          GITHUB_REF_NAME: 'main',
          RUNNER_TEMP: temporary,
          ...(Object.fromEntries(variables) as Record<string, string>),
        },
      });
      end.output += `${all}\n`;
      for (const line of readFileSync(place('outputs'), 'utf8').split('\n')) {
        const [name = '', value = ''] = line.split('=');
        if (name !== '') outputs[`steps.${step.id ?? ''}.outputs.${name}`] = value;
      }
      if (exitCode !== 0) end.isGreen = false;
    }
    return { ...end, summary: readFileSync(place('summary'), 'utf8') };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The conditions that our own files use: an output of a step, and `always()`. */
function isDue(condition: string | undefined, outputs: Record<string, string>, isGreen: boolean): boolean {
  const parts = (condition ?? '').split('&&').map((part) => part.trim());
  if (!isGreen && !parts.includes('always()')) return false;
  return parts.filter((part) => part !== '' && part !== 'always()').every((part) => (outputs[part] ?? '') !== '');
}

/** A program in a folder, as a shell script. */
export function script(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}
