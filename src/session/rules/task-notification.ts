/** A background task that is over. */
export interface EndedTask {
  id: string;
  /** False for one that failed, or was stopped. */
  isComplete: boolean;
}

/** The end of a background task. */
const over = /<status>(completed|failed|killed|stopped|cancelled)<\/status>/;

/** The answers of agents, which may hold anything. */
const answers = /<(result|summary)>[\s\S]*?<\/\1>/g;
const notification = /<task-notification>([\s\S]*?)<\/task-notification>/g;
/** The report of an agent in auto mode. Claude Code indents each line of it, so that only its own end stands at the beginning of a line. */
const handBack = /^<agent-message from="([^"]+)">\n[\s\S]*?\n<\/agent-message>/gm;

/** The agents and other background tasks that a prompt from Claude Code reports as over; empty for a prompt of the user. */
export function endedTasks(prompt: string): EndedTask[] {
  const handedBack = [...prompt.matchAll(handBack)].map(([, id = '']) => ({ id, isComplete: true }));
  const news = prompt.replace(handBack, '').replace(answers, '');
  const notified = [...news.matchAll(notification)].flatMap(([, one = '']) => {
    const [, id] = /<task-id>([^<]+)<\/task-id>/.exec(one) ?? [];
    const [, end] = over.exec(one) ?? [];
    return id === undefined || end === undefined ? [] : [{ id, isComplete: end === 'completed' }];
  });
  return [...handedBack, ...notified];
}

/** Whether a prompt consists only of such reports. */
export function isNewsAlone(prompt: string): boolean {
  const news = prompt.replace(handBack, '').replace(answers, '');
  return news.replace(notification, (whole, one: string) => (over.test(one) ? '' : whole)).trim() === '';
}

/** Whether the tool's answer is about an agent in the background; one in the foreground has ended when the tool answers. */
export function isLaunch(response: unknown): boolean {
  const { isAsync, status } = (response ?? {}) as Record<string, unknown>;
  return isAsync === true || status === 'async_launched';
}

/**
 * The ids of running subagents and workflows among the background tasks. Background shells, such as a dev server, are not waited
 * for.
 */
export function agentTasks(tasks: unknown): string[] {
  if (!Array.isArray(tasks)) return [];
  return tasks.flatMap(
    (task: { id?: unknown; type?: unknown; status?: unknown; agent_type?: unknown } | null, index) => {
      if (task === null || typeof task !== 'object') return [];
      const isAgent = typeof task.agent_type === 'string' || /agent|workflow/.test(String(task.type));
      if (!isAgent || /^(?:completed|failed|killed|stopped|cancelled)$/.test(String(task.status))) return [];
      return [typeof task.id === 'string' ? task.id : `task ${index + 1}`];
    },
  );
}
