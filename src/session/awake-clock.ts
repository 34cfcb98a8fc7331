/** The clock is read every half second; on a busy machine a few seconds may pass. */
const longestTickMilliseconds = 10_000;

/**
 * A clock, in milliseconds, that does not count the sleep of the machine or a stop of this process. The monotonic clock of some
 * systems counts both; a gap between two readings shows them. Must be read at every tick.
 */
export class AwakeClock {
  readonly #steady: () => number;
  #last: number;
  #time = 0;

  constructor(steady = () => performance.now()) {
    this.#steady = steady;
    this.#last = steady();
  }

  /** The time since the clock was created. */
  read(): number {
    const steady = this.#steady();
    const passed = steady - this.#last;
    this.#last = steady;
    if (passed < longestTickMilliseconds) this.#time += passed;
    return this.#time;
  }
}

/**
 * Returns a function that says for how long a value has not changed. File times are only compared with each other, because clocks
 * are set and machines sleep.
 */
export function stopwatch(): (value: number, at: number) => number {
  let known: number | undefined;
  let since = 0;
  return (value, at) => {
    if (value !== known) since = known === undefined ? 0 : at;
    known = value;
    return at - since;
  };
}
