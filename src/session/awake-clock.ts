/** A tick takes half a second, and a few seconds on a busy machine. */
const longestTickMilliseconds = 10_000;

/**
 * A clock, in milliseconds, that stands still while the machine sleeps or this process is stopped. The steady clock of some systems
 * goes on then; a gap between two readings shows it. It is read at every tick.
 */
export class AwakeClock {
  readonly #steady: () => number;
  #last: number;
  #time = 0;

  constructor(steady = () => performance.now()) {
    this.#steady = steady;
    this.#last = steady();
  }

  /** The time since it was made. */
  read(): number {
    const steady = this.#steady();
    const passed = steady - this.#last;
    this.#last = steady;
    if (passed < longestTickMilliseconds) this.#time += passed;
    return this.#time;
  }
}

/** Says how long a value has stayed the same. Times of files are only compared with each other: clocks are set, machines sleep. */
export function stopwatch(): (value: number, at: number) => number {
  let known: number | undefined;
  let since = 0;
  return (value, at) => {
    if (value !== known) since = known === undefined ? 0 : at;
    known = value;
    return at - since;
  };
}
