import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { pluginRoot } from '../support/project.ts';

type Handler = ($: object, event: object, next: (event: object) => Promise<unknown>) => Promise<unknown>;
interface Module {
  register: (on: (name: string, ...rest: unknown[]) => { catch: (handler: Handler) => void }) => void;
}

/** The handlers of the shipped module, each copy of it with a memory of its own. */
async function handlers(copy: string): Promise<Map<string, Handler>> {
  const file = pathToFileURL(join(pluginRoot, 'hooks', 'pane.mjs')).href;
  const { register } = (await import(/* @vite-ignore */ `${file}?${copy}`)) as Module;
  const found = new Map<string, Handler>();
  register((name, ...rest) => {
    const hook = rest.at(-1) as Handler;
    found.set(name, hook);
    return {
      // As Claude Code runs it: after a failure, with the reason.
      catch: (handler) => {
        found.set(name, ($, event, next) =>
          hook($, event, next).catch((error: unknown) =>
            handler($, event, Object.assign(next, { error: { kind: 'throw', message: String(error) } })),
          ),
        );
      },
    };
  });
  return found;
}

async function sessionWith($: object, copy: string): Promise<unknown[]> {
  const found = await handlers(copy);
  const answers: unknown[] = [];
  for (const name of names)
    answers.push(await found.get(name)?.($, { name }, (event) => Promise.resolve({ passed: event })));
  return answers;
}

const names = [
  'session.start',
  'prompt.submit',
  'prompt.submit',
  'tool.call',
  'agent.report',
  'classic.Stop',
  'classic.UserPromptSubmit',
];
const untouched = names.map((name) => ({
  passed: { name },
}));

it('goes on without the pane where the interface of Claude Code has changed, and says so once', async () => {
  const said: string[] = [];
  expect(await sessionWith({ ui: { log: (text: string) => said.push(text) } }, 'log')).toEqual(untouched);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    /^A part of the pane of autonomous-workflow does not work .*\/autonomous-workflow:status has the same information\.$/,
  );
});

it('goes on where not even that can be said', async () => {
  expect(await sessionWith({}, 'nothing')).toEqual(untouched);
});
