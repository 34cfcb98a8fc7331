/** The agent that a command says to start, with its prompt. */
export function namedAgent(text: string): [type: string, prompt: string] | undefined {
  const [, type, prompt] =
    /[Ss]tart (?:a new|the) agent `autonomous-workflow:([\w-]+)` with this prompt and nothing else: `([^`]+)`/.exec(
      text,
    ) ?? [];
  return type === undefined || prompt === undefined ? undefined : [type, prompt];
}
