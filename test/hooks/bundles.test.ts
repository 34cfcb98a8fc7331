import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadBundle } from '../../src/hooks/bundle.ts';
import { pluginRoot } from '../support/project.ts';

interface Bundle {
  bytes: number;
  /** Bytes in the bundle by source file. */
  inputs: Record<string, number>;
}

interface Description {
  bundles: Record<string, Bundle>;
}

let description: Description;

beforeAll(async () => {
  const { stdout } = await execa(process.execPath, ['scripts/build.mjs', '--describe'], { cwd: pluginRoot });
  description = JSON.parse(stdout) as Description;
});

const packagesOf = ({ inputs }: Bundle) =>
  new Set(
    Object.keys(inputs).flatMap(
      (file) => /node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\/(?!node_modules)/.exec(file)?.[1] ?? [],
    ),
  );

const named = (name: string): Bundle => {
  const bundle = description.bundles[name];
  if (bundle === undefined) throw new Error(`There is no bundle ${name}`);
  return bundle;
};

const entries = () => [
  ...new Set(
    Array.from(
      readFileSync(join(pluginRoot, 'hooks/hooks.json'), 'utf8').matchAll(/hooks\/([\w-]+\.cjs)/g),
      ([, name]) => `hooks/${name}`,
    ),
  ),
];

describe('the pane', () => {
  it('is one small file that needs no package and nothing of Node', () => {
    const pane = named('hooks/pane.mjs');
    expect(packagesOf(pane)).toEqual(new Set());
    expect(pane.bytes).toBeLessThanOrEqual(17_000);
    expect(readFileSync(join(pluginRoot, 'hooks/pane.mjs'), 'utf8')).not.toMatch(/^import |\bnode:/m);
  });
});

describe('what is loaded all the time', () => {
  it('is a gate for each hook: a dozen files of the source and no package', () => {
    expect(entries()).toHaveLength(11);
    for (const entry of entries()) {
      expect(packagesOf(named(entry)), entry).toEqual(new Set());
      expect(named(entry).bytes, entry).toBeLessThanOrEqual(15_000);
    }
  });

  it('at the end of a turn and before a tool holds no package', () => {
    expect(packagesOf(named('hooks/turn.cjs'))).toEqual(new Set());
    expect(named('hooks/turn.cjs').bytes).toBeLessThanOrEqual(185_000);
  });

  it('for the frequent commands holds commander and no other package', () => {
    expect(packagesOf(named('bin/autonomous-workflow'))).toEqual(new Set(['commander']));
    expect(named('bin/autonomous-workflow').bytes).toBeLessThanOrEqual(185_000);
  });
});

/** The files of the plugin that a bundle loads, and the modules that it asks one of them for. */
const asked = (name: string) =>
  Array.from(
    readFileSync(join(pluginRoot, name), 'utf8').matchAll(
      /__dirname,\s*["'`](\.[^"'`]+)["'`]\),require\)(?:\[["'`]([^"'`]+)["'`]\])?/g,
    ),
    ([, file = '', module = '']) => ({ file: basename(file), module }),
  );

describe('what is loaded later', () => {
  it('is all of the program, in one file that loads no other: a process that has it outlives an update of the plugin', () => {
    expect(asked('bin/main.cjs')).toEqual([]);
    const others = ['hooks/turn.cjs', 'bin/autonomous-workflow'];
    for (const name of others) expect(new Set(asked(name).map(({ file }) => file))).toEqual(new Set(['main.cjs']));
    for (const name of entries()) {
      const files = asked(name).map(({ file }) => file);
      expect(['main.cjs', 'turn.cjs'], name).toEqual(expect.arrayContaining(files));
      expect(files, name).not.toEqual([]);
    }
  });

  it('has every module that is asked for', () => {
    const require = createRequire(import.meta.url);
    const modules = [...entries(), 'hooks/turn.cjs', 'bin/autonomous-workflow'].flatMap(asked);
    expect(modules.length).toBeGreaterThan(50);
    // Nothing is kept of what is compiled here.
    for (const name of ['HOME', 'USERPROFILE', 'XDG_CACHE_HOME']) vi.stubEnv(name, '');
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const { file, module } of modules) {
      const place = join(pluginRoot, file === 'main.cjs' ? 'bin' : 'hooks', file);
      expect(loadBundle(place, require)[module], module).toBeTypeOf('function');
    }
  });
});
