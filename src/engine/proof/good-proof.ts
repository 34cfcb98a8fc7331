/** Whether the run that a proof tells of ended well, and nothing was found since that takes its weight away. */
export function isGoodProof({
  exit_code,
  void_reason,
}: {
  exit_code: number | null;
  void_reason?: string | undefined;
}): boolean {
  return exit_code === 0 && void_reason === undefined;
}
