import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoProject, pluginFolder } from '../simulator/demo-project.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { startMessagesApi } from '../simulator/messages-api.ts';
import { stepsOf } from '../simulator/persona/conversation.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { requestKind } from '../simulator/request-kind.ts';
import { startTerminal } from '../simulator/terminal-session.ts';

it(
  'a session that waits at a permission prompt of an agent is noted as waiting, in the real claude',
  { timeout: 120_000 },
  async () => {
    const folder = await createDemoProject();
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const api = await startMessagesApi({
      model: (request) => {
        const isAgent = requestKind(request) === 'subagent';
        if (!isAgent || stepsOf(request).some(({ kind }) => kind === 'called')) return researchPersona()(request);
        const input = { url: 'https://example.org/limits', prompt: 'What does it say?' };
        return { content: [{ type: 'tool_use', name: 'WebFetch', input }] };
      },
    });
    onTestFinished(() => api.close());
    const terminal = await startTerminal({
      cwd: folder,
      apiUrl: api.url,
      pluginDirs: [pluginFolder],
      permissionMode: 'default',
      allowedTools: ['Agent'],
    });
    onTestFinished(() => terminal.dispose());
    await enterLine(terminal, "/autonomous-workflow:research 'limits' 'How do limiters compare?' --max-iterations 2");
    await terminal.waitFor('The settings do not allow', 30_000);
    await terminal.waitFor('Do you want to', 60_000);
    const file = join(folder, 'docs/research-limits/journal.jsonl');
    const journal = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    await expect.poll(journal, { timeout: 40_000 }).toContain('a permission that its session asks for');
  },
);
