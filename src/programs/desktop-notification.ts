import { spawn } from 'node:child_process';
import { win32 } from 'node:path';
import type { ChannelOutcome, Notification } from '../base/notice.ts';
import { excerpt } from '../base/errors.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A program with its arguments. Texts are passed as arguments or variables, never as part of a script. */
export interface NotifyCommand {
  program: string;
  arguments: readonly string[];
  /** Variables added to those of this process. */
  environment: Record<string, string>;
}

const defaultTimeLimitMilliseconds = 10_000;
const longestComplaint = 2_000;

const freedesktop = new Set<NodeJS.Platform>(['linux', 'freebsd', 'openbsd', 'netbsd', 'sunos']);

/** A toast's text gets from variables into text nodes, so that neither PowerShell nor XML interprets it. */
const toastScript = [
  "$ErrorActionPreference = 'Stop'",
  '[void][Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications, ContentType = WindowsRuntime]',
  '$content = [Windows.UI.Notifications.ToastNotificationManager]::GetTemplateContent([Windows.UI.Notifications.ToastTemplateType]::ToastText02)',
  "$lines = $content.GetElementsByTagName('text')",
  '[void]$lines.Item(0).AppendChild($content.CreateTextNode($env:AUTONOMOUS_WORKFLOW_TITLE))',
  '[void]$lines.Item(1).AppendChild($content.CreateTextNode($env:AUTONOMOUS_WORKFLOW_TEXT))',
  '$toast = New-Object Windows.UI.Notifications.ToastNotification -ArgumentList $content',
  // Windows shows toasts only for registered programs, so the script uses the id of PowerShell itself.
  "$sender = '{1AC14E77-02E7-4E5D-B744-2EB1AE5198B7}\\WindowsPowerShell\\v1.0\\powershell.exe'",
  '[Windows.UI.Notifications.ToastNotificationManager]::CreateToastNotifier($sender).Show($toast)',
].join('; ');

/** The command that shows a notification on a platform; undefined for an unknown platform. */
export function notifyCommand(
  platform: NodeJS.Platform,
  { title, text, urgency }: Notification,
  environment: Environment,
): NotifyCommand | undefined {
  if (platform === 'darwin') {
    const script = ['on run argv', 'display notification (item 2 of argv) with title (item 1 of argv)', 'end run'];
    return {
      program: 'osascript',
      arguments: [...script.flatMap((line) => ['-e', line]), title, text],
      environment: {},
    };
  }
  if (platform === 'win32') {
    return {
      // An absolute path, because Windows searches the working folder first, which is the project's.
      program: win32.join(environment.SystemRoot ?? 'C:\\Windows', 'System32\\WindowsPowerShell\\v1.0\\powershell.exe'),
      arguments: ['-NoProfile', '-NonInteractive', '-Command', toastScript],
      environment: { AUTONOMOUS_WORKFLOW_TITLE: title, AUTONOMOUS_WORKFLOW_TEXT: text },
    };
  }
  if (!freedesktop.has(platform)) return undefined;
  return {
    program: 'notify-send',
    arguments: ['--app-name=autonomous-workflow', `--urgency=${urgency}`, '--', title, escapeMarkup(text)],
    environment: {},
  };
}

/** Shows a desktop notification within a time limit in milliseconds. Never throws: a failure is in the outcome. */
export async function notifyDesktop(
  notification: Notification,
  platform: NodeJS.Platform = process.platform,
  timeLimitMilliseconds = defaultTimeLimitMilliseconds,
): Promise<ChannelOutcome> {
  const command = notifyCommand(platform, notification, process.env);
  if (command === undefined) return { channel: 'desktop', outcome: 'skipped', detail: `no known way on ${platform}` };
  const why = await complaintOf(command, timeLimitMilliseconds);
  if (why === undefined) return { channel: 'desktop', outcome: 'sent', detail: '' };
  if (why === missing) {
    return { channel: 'desktop', outcome: 'skipped', detail: `${command.program} is not installed` };
  }
  return { channel: 'desktop', outcome: 'failed', detail: `${command.program}: ${excerpt(why)}` };
}

const missing = 'ENOENT';
const graceMilliseconds = 100;

/** Runs the program; undefined when it succeeded, else the reason. */
function complaintOf(command: NotifyCommand, timeLimitMilliseconds: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command.program, command.arguments, {
      env: { ...process.env, ...command.environment },
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    });
    // A timer of our own, because that of spawn keeps running when the program does not exist.
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMilliseconds);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said = (said + chunk).slice(0, longestComplaint)));
    child.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    // A process started meanwhile, such as a message bus, may keep standard error open for days, and execa would wait for it.
    child.once('exit', () => setTimeout(() => child.stderr.destroy(), graceMilliseconds).unref());
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(undefined);
      else resolve(child.killed ? 'no answer in time' : said.trim() || `exit code ${code ?? 'none'}`);
    });
  });
}

/** By the Desktop Notifications Specification, the text below the title may contain markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
