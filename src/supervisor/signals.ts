/** Requests of a person, or of the system, to end a run. */
export interface Signals {
  /** Aborted by the first SIGINT: the iteration is finished first. */
  soon: AbortSignal;
  /** Aborted by the second, and by SIGTERM and SIGHUP: work is kept, and the iteration can be continued. */
  now: AbortSignal;
  /** Restores Node's own handling of signals. */
  stop: () => void;
}

/** Handles the signals of this process from now on. */
export function listenToSignals(asked: (when: 'after the iteration' | 'now') => void): Signals {
  const [soon, now] = [new AbortController(), new AbortController()];
  const atOnce = () => {
    if (now.signal.aborted) return;
    asked('now');
    now.abort();
    soon.abort();
  };
  const onInterrupt = () => {
    if (soon.signal.aborted) {
      atOnce();
      return;
    }
    asked('after the iteration');
    soon.abort();
  };
  process.on('SIGINT', onInterrupt).on('SIGTERM', atOnce).on('SIGHUP', atOnce);
  return {
    soon: soon.signal,
    now: now.signal,
    stop: () => process.off('SIGINT', onInterrupt).off('SIGTERM', atOnce).off('SIGHUP', atOnce),
  };
}
