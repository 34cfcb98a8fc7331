/** The agents that a text says to start, each with its prompt. */
export function namedAgents(text: string): [type: string, prompt: string][] {
  const found = text.matchAll(
    /[Ss]tart (?:a new|the) agent `autonomous-workflow:([\w-]+)` with this prompt and nothing else: `([^`]+)`/g,
  );
  return [...found].map(([, type = '', prompt = '']) => [type, prompt]);
}

/** The first agent that a command says to start. */
export function namedAgent(text: string): [type: string, prompt: string] | undefined {
  return namedAgents(text)[0];
}
