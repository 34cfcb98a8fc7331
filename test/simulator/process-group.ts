/** Kills a process group at once, with everything in it; a group that is already gone is fine. */
export function killGroup(groupId: number | undefined): void {
  if (groupId === undefined) return;
  try {
    process.kill(-groupId, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
