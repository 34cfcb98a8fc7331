import { run } from './entry.ts';
import { text } from './input.ts';

/** ralph-wiggum is the former name of ralph-loop. */
const ours = /^(?:autonomous-workflow:|ralph-(?:loop|wiggum):ralph-loop$)/;

run((input) => {
  const command = text(input.command_name ?? input.tool_input?.skill);
  if (!ours.test(command)) return undefined;
  return import('./on-command.ts').then(({ onCommand }) => onCommand(input));
});
