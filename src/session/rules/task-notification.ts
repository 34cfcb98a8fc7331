/**
 * The ids of the background tasks that a prompt from Claude Code reports as completed; empty for a prompt of the user. The prompt
 * also has the agents' answers, in which such notifications do not count.
 */
export function endedTasks(prompt: string): string[] {
  const news = prompt.replace(/<(result|summary)>[\s\S]*?<\/\1>/g, '');
  return [...news.matchAll(/<task-notification>([\s\S]*?)<\/task-notification>/g)].flatMap(([, one = '']) => {
    const [, id] = /<task-id>([^<]+)<\/task-id>/.exec(one) ?? [];
    return id !== undefined && one.includes('<status>completed</status>') ? [id] : [];
  });
}

/** Whether a prompt consists only of notifications about completed background tasks. */
export function isNewsAlone(prompt: string): boolean {
  const news = prompt.replace(/<(result|summary)>[\s\S]*?<\/\1>/g, '');
  const others = news.replace(/<task-notification>([\s\S]*?)<\/task-notification>/g, (whole, one: string) =>
    one.includes('<status>completed</status>') ? '' : whole,
  );
  return others.trim() === '';
}
