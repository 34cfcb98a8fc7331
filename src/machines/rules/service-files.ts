/** A run that the system starts again after a reboot or a crash. */
export interface Service {
  /** Its name in systemd or launchd. */
  id: string;
  workflow: string;
  folder: string;
  /** The command line. */
  words: readonly string[];
  /** The PATH with claude, git and node. No other variable is stored, because a key must not be in such a file. */
  path: string;
}

/** The pause before a restart, which limits how often a failing run is tried. */
const pauseSeconds = 300;

/** The systemd user unit of a service. */
export function systemdUnit({ workflow, folder, words, path }: Service): string {
  return `# Written by \`autonomous-workflow run ${workflow} --install-service\`; removed with --uninstall-service.
# Variables for claude, such as a key, are in the environment file below, which only you may read; a login needs none.
[Unit]
Description=autonomous-workflow run ${unspecified(workflow)}
StartLimitIntervalSec=0

[Service]
Type=exec
WorkingDirectory=${unspecified(folder)}
Environment=${quoted(`PATH=${path}`)}
EnvironmentFile=-%E/autonomous-workflow/environment
ExecStart=${words.map((word) => quoted(word).replaceAll('$', '$$$$')).join(' ')}
# A run that can continue later ends with 75, which counts as a failure, so that systemd starts it again.
# The workflow ended by a budget (2), needs you (3), or the run was asked to end (130).
SuccessExitStatus=2 3 130
Restart=on-failure
RestartSec=${pauseSeconds}
RestartPreventExitStatus=4
KillMode=mixed
TimeoutStopSec=120

[Install]
WantedBy=default.target
`;
}

/** The project of a service, from the text of its file; undefined when it names none. */
export function folderOfService(text: string): string | undefined {
  const unit = /^WorkingDirectory=(.*)$/m.exec(text)?.[1];
  if (unit !== undefined) return unit.replaceAll('%%', '%');
  const plist = /<key>WorkingDirectory<\/key>\s*<string>([^<]*)<\/string>/.exec(text)?.[1];
  return plist?.replace(/&(?:amp|lt|gt|quot);/g, (one) => entities[one] ?? one);
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A percent sign would begin a specifier. */
const unspecified = (text: string): string => text.replaceAll('%', '%%');
const quoted = (text: string): string => `"${unspecified(text).replace(/[\\"]/g, '\\$&')}"`;

/** The launchd property list of a service. */
export function launchdPlist({ id, workflow, folder, words, path }: Service): string {
  const text = (value: string) => `<string>${escaped(value)}</string>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<!-- Written by autonomous-workflow run ${escaped(workflow)} with install-service; no key belongs in here. -->
<plist version="1.0">
  <dict>
    <key>Label</key>
    ${text(id)}
    <key>WorkingDirectory</key>
    ${text(folder)}
    <key>ProgramArguments</key>
    <array>
      ${words.map(text).join('\n      ')}
    </array>
    <key>EnvironmentVariables</key>
    <dict>
      <key>PATH</key>
      ${text(path)}
    </dict>
    <key>RunAtLoad</key>
    <true/>
    <key>KeepAlive</key>
    <dict>
      <key>SuccessfulExit</key>
      <false/>
    </dict>
    <key>ThrottleInterval</key>
    <integer>${pauseSeconds}</integer>
    <key>ExitTimeOut</key>
    <integer>120</integer>
  </dict>
</plist>
`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[one] ?? ''};`);
