import { existsSync, lstatSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { folderOfService, launchdPlist, systemdUnit } from '../../../src/machines/rules/service-files.ts';
import { cliFile } from '../../support/project.ts';
import { folder, projectWithWorkflow } from '../../support/feature-project.ts';

const service = {
  id: 'autonomous-workflow-x-1',
  workflow: 'x',
  folder: '/home/me/50 % "mine" & <more>',
  words: ['/usr/bin/node', '/opt/a b/bin', 'run', 'x', 'a$b\\c"d%e'],
  path: '/opt/my bin:/usr/bin',
};

describe('run --unless-ended', () => {
  it('ends with success where the workflow has ended before, so that no system starts it again', async () => {
    const project = await projectWithWorkflow();
    const file = `${folder}/x-state.md`;
    project.write(
      file,
      project.read(file).replace('status: in_progress', 'status: stopped\nend_reason: max_iterations'),
    );
    const run = await project.cli('run', 'x', '--unless-ended', '--json');
    expect(run.exitCode, run.stdout + run.stderr).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({ why: 'over', end_reason: 'max_iterations', exit_code: 0 });
  });
});

describe('run --install-service', () => {
  it.runIf(process.platform === 'linux')(
    'writes an enabled unit without any key, and takes it away again',
    async () => {
      const [project, name] = [await projectWithWorkflow(), 'x'];
      const home = project.outside('configuration');
      const run = (...words: string[]) =>
        execaSync(process.execPath, [cliFile, 'run', name, ...words, '--json'], {
          cwd: project.root,
          reject: false,
          extendEnv: false,
          env: { ...project.environment, XDG_CONFIG_HOME: home, ANTHROPIC_API_KEY: 'sk-never-written' },
        });
      const installed = run('--install-service', '--max-wait', '60', '--remote', 'origin');
      expect(installed.exitCode, installed.stdout + installed.stderr).toBe(0);
      const { file, commands } = JSON.parse(installed.stdout) as { file: string; commands: string[] };
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(`"run" "${name}" "--unless-ended" "--remote" "origin" "--max-wait" "60"`);
      expect(text).toContain(`WorkingDirectory=${project.root}`);
      expect(text).not.toContain('sk-never');
      const link = join(home, 'systemd', 'user', 'default.target.wants', file.split('/').at(-1) ?? '');
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
      expect(join(link, '..', readlinkSync(link))).toBe(file);
      expect(commands).toContain('systemctl --user daemon-reload');
      const verified = execaSync('systemd-analyze', ['--user', 'verify', file], { reject: false });
      // Where systemd is not installed nothing was verified, and the rule below is all there is.
      if (verified.code !== 'ENOENT') expect(verified.stderr).not.toContain(file);
      expect(run('--install-service').exitCode).toBe(0);
      expect(run('--uninstall-service').exitCode).toBe(0);
      expect([existsSync(file), existsSync(link)]).toEqual([false, false]);
      const none = run('--uninstall-service');
      expect(none.exitCode).toBe(1);
      expect(none.stdout).toContain('There is no service');

      const dropped = run('--install-service', '--max-cost', '3', '--take-over');
      expect(dropped.exitCode).toBe(2);
      expect(dropped.stdout).toContain('received --max-cost, --take-over');
      expect(existsSync(file)).toBe(false);

      // The service of a project that is not there any more, and of a workflow that this one does not have.
      expect(run('--install-service').exitCode).toBe(0);
      const old = '/gone/50 % of it';
      const id = createHash('sha256').update(old).digest('hex').slice(0, 8);
      const lone = join(dirname(file), `autonomous-workflow-x-${id}.service`);
      writeFileSync(lone, systemdUnit({ id, workflow: name, folder: old, words: ['node'], path: '' }));
      project.write(`${folder}/x-state.md`, project.read(`${folder}/x-state.md`).replace('in_progress', 'complete'));
      const ended = run('--install-service');
      expect(ended.exitCode).toBe(1);
      expect(ended.stdout).toContain('has ended');
      rmSync(join(project.root, folder), { recursive: true });
      for (const one of [file, lone]) {
        const removed = run('--uninstall-service');
        expect(removed.exitCode, removed.stdout).toBe(0);
        expect(existsSync(one)).toBe(false);
      }
      expect(run('--uninstall-service').exitCode).toBe(1);
      rmSync(home, { recursive: true });
    },
  );

  it('quotes what systemd would read as its own', () => {
    const unit = systemdUnit(service);
    expect(unit).toContain('ExecStart="/usr/bin/node" "/opt/a b/bin" "run" "x" "a$$b\\\\c\\"d%%e"');
    expect(unit).toContain('WorkingDirectory=/home/me/50 %% "mine" & <more>');
    expect(unit).toContain('Environment="PATH=/opt/my bin:/usr/bin"');
  });

  it('says of which project it is', () => {
    for (const text of [systemdUnit(service), launchdPlist(service)])
      expect(folderOfService(text)).toBe(service.folder);
  });

  const python = execaSync('python3', ['--version'], { reject: false });
  it.skipIf(python.exitCode !== 0)(
    'writes a property list that says the same (skipped only where there is no python3)',
    () => {
      const read =
        'import json, plistlib, sys; print(json.dumps(plistlib.loads(sys.stdin.buffer.read(), fmt=plistlib.FMT_XML)))';
      const { stdout } = execaSync('python3', ['-c', read], { input: launchdPlist(service) });
      expect(JSON.parse(stdout)).toEqual({
        Label: service.id,
        WorkingDirectory: service.folder,
        ProgramArguments: service.words,
        EnvironmentVariables: { PATH: service.path },
        RunAtLoad: true,
        KeepAlive: { SuccessfulExit: false },
        ThrottleInterval: 300,
        ExitTimeOut: 120,
      });
    },
  );
});
