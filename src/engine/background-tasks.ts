/** Subagents and workflows among the background tasks; a shell, a dev server say, holds nothing up. */
export function countAgents(tasks: unknown): number {
  if (!Array.isArray(tasks)) return 0;
  return tasks.filter((task: { type?: unknown; status?: unknown; agent_type?: unknown } | null) => {
    if (task === null || typeof task !== 'object') return false;
    const isAgent = typeof task.agent_type === 'string' || /agent|workflow/.test(String(task.type));
    return isAgent && !/^(?:completed|failed|killed|stopped|cancelled)$/.test(String(task.status));
  }).length;
}
