/** The wishes of a person, or of the system, that a run ends. */
export interface Signals {
  /** Aborted by the first SIGINT: the iteration is finished. */
  soon: AbortSignal;
  /** Aborted by the second, and by SIGTERM and SIGHUP: what has been done is kept, and the iteration can go on. */
  now: AbortSignal;
  /** Leaves signals to Node again. */
  stop: () => void;
}

/** Acts on the signals that this process gets from now on. */
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
