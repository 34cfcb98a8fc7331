import { setTimeout as sleep } from 'node:timers/promises';

/** Lets the requests to one host run one at a time, with a pause between them. */
export type HostTurns = <T>(host: string, request: () => Promise<T>) => Promise<T>;

/** @param pauseMilliseconds from the end of a request to the beginning of the next one to the same host. */
export function hostTurns(pauseMilliseconds: number): HostTurns {
  const last = new Map<string, Promise<number>>();
  return async (host, request) => {
    const before = last.get(host);
    let finish: (at: number) => void = () => undefined;
    last.set(host, new Promise((resolve) => (finish = resolve)));
    try {
      const wait = before === undefined ? 0 : (await before) + pauseMilliseconds - performance.now();
      if (wait > 0) await sleep(wait);
      return await request();
    } finally {
      finish(performance.now());
    }
  };
}
