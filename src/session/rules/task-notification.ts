/**
 * The ids of the background tasks that a prompt of Claude Code's says have completed; none in a prompt of the user. Whatever stands in
 * the answer of an agent, which the prompt holds too, is no news of another.
 */
export function endedTasks(prompt: string): string[] {
  const news = prompt.replace(/<(result|summary)>[\s\S]*?<\/\1>/g, '');
  return [...news.matchAll(/<task-notification>([\s\S]*?)<\/task-notification>/g)].flatMap(([, one = '']) => {
    const [, id] = /<task-id>([^<]+)<\/task-id>/.exec(one) ?? [];
    return id !== undefined && one.includes('<status>completed</status>') ? [id] : [];
  });
}

/** Whether a prompt holds nothing but the news of background tasks that have completed. */
export function isNewsAlone(prompt: string): boolean {
  const news = prompt.replace(/<(result|summary)>[\s\S]*?<\/\1>/g, '');
  const others = news.replace(/<task-notification>([\s\S]*?)<\/task-notification>/g, (whole, one: string) =>
    one.includes('<status>completed</status>') ? '' : whole,
  );
  return others.trim() === '';
}
