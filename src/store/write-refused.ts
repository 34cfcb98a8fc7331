/** Whether the system refused to write: the user may look at a project that they must not change. */
export function isWriteRefused(error: unknown): boolean {
  return /^(?:EACCES|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '');
}
