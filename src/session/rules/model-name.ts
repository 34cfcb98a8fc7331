const families: Record<string, string> = {
  fable: 'Fable',
  mythos: 'Mythos',
  opus: 'Opus',
  sonnet: 'Sonnet',
  haiku: 'Haiku',
};

/** The name of a model as Claude Code writes it below commits, such as `Claude Opus 5.5`; `Claude` for any other. */
export function modelName(model: string): string {
  const [, family = '', major, minor] = /claude-([a-z]+)-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/.exec(model) ?? [];
  const named = families[family];
  if (named === undefined || major === undefined) return 'Claude';
  return `Claude ${named} ${major}${minor === undefined ? '' : `.${minor}`}`;
}
