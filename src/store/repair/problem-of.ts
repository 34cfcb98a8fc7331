/** What reading something fails with; undefined when it can be read. */
export async function problemOf(read: () => unknown): Promise<Error | undefined> {
  try {
    await read();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
