import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { enterLine } from './enter-line.ts';
import { startProgram, type Terminal } from './terminal.ts';

const waitLimit = 700;

/** A stand-in for the input box of claude that loses what comes too early, and tells what was sent to it. */
const program = `
const [lostTexts, lostEnters, ends] = process.argv.slice(1).map(Number);
let [text, sent, texts, enters] = ['', '', 0, 0];
const draw = () => process.stdout.write('\\x1b[2J\\x1b[H❯ earlier\\nsent: ' + sent + '\\n────\\n❯ ' + text + '\\n────\\n');
process.stdin.setRawMode(true).on('data', (data) => {
  const keys = data.toString();
  if (keys === '\\x15') text = '';
  else if (keys !== '\\r') text = (texts += 1) <= lostTexts ? '' : text + keys;
  else if ((enters += 1) > lostEnters) {
    if (ends) process.exit();
    [sent, text] = [sent + '[' + text + ']', ''];
  }
  draw();
});
draw();
`;

async function withBox(numbers: readonly [number, number, number], use: (terminal: Terminal) => Promise<void>) {
  const command = [process.execPath, '-e', program, ...numbers.map(String)] as const;
  const environment = { PATH: process.env.PATH ?? '' };
  const terminal = await startProgram({ command, cwd: tmpdir(), environment, columns: 80, rows: 10 });
  try {
    await terminal.waitFor('❯ earlier');
    await use(terminal);
  } finally {
    await terminal.dispose();
  }
}

test.each([
  ['what nothing is lost of', 0, 0],
  ['a text that was lost', 1, 0],
  ['an Enter that was lost', 0, 1],
  ['both', 1, 2],
])('a line is sent once: %s', async (_, lostTexts, lostEnters) => {
  await withBox([lostTexts, lostEnters, 0], async (terminal) => {
    await enterLine(terminal, '/exit', waitLimit);
    expect(await terminal.screen()).toContain('sent: [/exit]\n');
    await enterLine(terminal, 'earlier', waitLimit);
    expect(await terminal.screen()).toContain('sent: [/exit][earlier]\n');
  });
});

test('a line that ends the program has been sent', async () => {
  await withBox([0, 0, 1], (terminal) => enterLine(terminal, '/exit', waitLimit));
});

test('a line that never arrives is an error that shows the screen', async () => {
  await withBox([99, 0, 0], async (terminal) => {
    await expect(enterLine(terminal, '/exit', waitLimit)).rejects.toThrow(/could not be sent: \/exit\n❯ earlier/);
  });
});
