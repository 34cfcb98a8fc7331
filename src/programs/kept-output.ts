const headBytes = 64 * 1024;
/** The end of a log says what went wrong. */
const tailBytes = 192 * 1024;

/** The beginning and the end of a stream of any length, in bounded memory. */
export class KeptOutput {
  bytes = 0;
  readonly #head: Buffer[] = [];
  #headLeft = headBytes;
  #tail: Buffer[] = [];
  #tailLength = 0;

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    const first = chunk.subarray(0, this.#headLeft);
    if (first.length > 0) this.#head.push(Buffer.from(first));
    this.#headLeft -= first.length;
    const rest = chunk.subarray(first.length);
    if (rest.length === 0) return;
    this.#tail.push(rest);
    this.#tailLength += rest.length;
    // Not at every chunk: many small ones would copy it each time.
    if (this.#tailLength > 2 * tailBytes) this.#cutTail();
  }

  /** What was kept, as text, with a line that says how much is left out. */
  text(): string {
    const tail = this.#cutTail();
    const omitted = this.bytes - (headBytes - this.#headLeft) - tail.length;
    if (omitted === 0) return Buffer.concat([...this.#head, tail]).toString('utf8');
    const head = Buffer.concat(this.#head).toString('utf8');
    return `${head}\n[... ${omitted} bytes left out ...]\n${tail.toString('utf8')}`;
  }

  #cutTail(): Buffer {
    const tail = Buffer.concat(this.#tail).subarray(-tailBytes);
    this.#tail = [tail];
    this.#tailLength = tail.length;
    return tail;
  }
}
