import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';
import { cliFile } from './project.ts';

/** A board as a process of its own, with the built CLI. */
export interface ServedBoard {
  address: string;
  port: number;
  end: () => Promise<void>;
}

/** Serves the board of a folder; it ends with the test at the latest. */
export async function serveBoard(cwd: string, env: Record<string, string> = {}): Promise<ServedBoard> {
  const board = execa(process.execPath, [cliFile, 'board', '--json'], { cwd, env, extendEnv: false, reject: false });
  onTestFinished(() => void board.kill('SIGKILL'));
  let said = '';
  for await (const part of board.stdout.setEncoding('utf8')) {
    said += part as string;
    if (said.trimEnd().endsWith('}')) break;
  }
  if (said === '') throw new Error((await board).stderr);
  const { address, port } = JSON.parse(said) as ServedBoard;
  const end = async () => {
    board.kill('SIGTERM');
    await board;
  };
  return { address, port, end };
}

export interface Reply {
  code: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Asks as any program may: with whatever headers, which a browser would not let a page set. */
export async function askBoard(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const sent = request(address, { method, headers, setHost: headers.Host === undefined });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part as string;
  return { code: response.statusCode ?? 0, headers: response.headers, text };
}
