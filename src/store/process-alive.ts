/** Whether a process of this machine runs, as far as we may know. */
export function isAlive(pid: number): boolean {
  // Zero and negative numbers would ask about groups of processes.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
