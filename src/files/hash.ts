/** The SHA-256 of a content, in hexadecimal. It loads node:crypto only when needed, which costs a hook 5 ms. */
export function hashOf(content: string | Buffer): string {
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(content).digest('hex');
}
