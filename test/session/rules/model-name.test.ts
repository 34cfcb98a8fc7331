import { expect, it } from 'vitest';
import { modelName } from '../../../src/session/claude-settings.ts';

it.each([
  ['claude-opus-5-5', 'Claude Opus 5.5'],
  ['claude-sonnet-5', 'Claude Sonnet 5'],
  ['claude-opus-5-5[1m]', 'Claude Opus 5.5'],
  ['claude-haiku-4-5-20251001', 'Claude Haiku 4.5'],
  ['claude-sonnet-4-20250514', 'Claude Sonnet 4'],
  ['us.anthropic.claude-opus-4-6-v1:0', 'Claude Opus 4.6'],
  ['claude-3-5-sonnet-20241022', 'Claude'],
  ['claude-opus', 'Claude'],
  ['<synthetic>', 'Claude'],
  ['', 'Claude'],
])('%s is named %s below a commit', (model, name) => {
  expect(modelName(model)).toBe(name);
});
