import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
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

/** On the path of every turn, every tool or every iteration; each about 3 % above its size. Exceeded: see CONTRIBUTING.md. */
const limits: Readonly<Record<string, number>> = {
  'hooks/on-verify-state.cjs': 217_500,
  'hooks/on-guard.cjs': 106_000,
  'hooks/on-watch.cjs': 237_500,
  'hooks/on-wait-for-api.cjs': 188_000,
  'hooks/on-agents-answered.cjs': 21_100,
  'hooks/guard-shell.cjs': 66_200,
  'bin/autonomous-workflow': 374_000,
  'bin/record.cjs': 1_435_000,
  'bin/board-page.js': 95_500,
  'bin/board-page.css': 9_000,
};

describe('the page of the board', () => {
  it('is in no bundle of a hook, and holds preact and uPlot and no other package', () => {
    expect(packagesOf(named('bin/board-page.js'))).toEqual(new Set(['preact', 'uplot']));
    for (const [name, { inputs }] of Object.entries(description.bundles)) {
      if (!name.startsWith('bin/') && name !== 'hooks/pane.mjs')
        expect(
          Object.keys(inputs).filter((file) => file.startsWith('src/board/')),
          name,
        ).toEqual([]);
    }
  });
});

describe('the pane', () => {
  it('is one small file that needs no package and nothing of Node', () => {
    const pane = named('hooks/pane.mjs');
    expect(packagesOf(pane)).toEqual(new Set());
    expect(pane.bytes).toBeLessThanOrEqual(32_300);
    expect(readFileSync(join(pluginRoot, 'hooks/pane.mjs'), 'utf8')).not.toMatch(/^import |\bnode:/m);
  });
});

describe('the bundles of every turn', () => {
  it('of which one begins each hook are a dozen files of the source and no package', () => {
    expect(entries()).toHaveLength(12);
    for (const entry of entries()) {
      expect(packagesOf(named(entry)), entry).toEqual(new Set());
      expect(named(entry).bytes, entry).toBeLessThanOrEqual(17_000);
    }
  });

  it('for the end of a turn and for tools hold no package', () => {
    for (const name of ['hooks/on-verify-state.cjs', 'hooks/on-guard.cjs', 'hooks/guard-shell.cjs']) {
      expect(packagesOf(named(name)), name).toEqual(new Set());
    }
  });

  it('for the frequent commands hold commander and no other package', () => {
    expect(packagesOf(named('bin/autonomous-workflow.cjs'))).toEqual(new Set(['commander']));
  });

  it('for record hold nothing that starts programs, speaks HTTP or reads pages', () => {
    const packages = packagesOf(named('bin/record.cjs'));
    for (const absent of ['execa', 'htmlparser2', 'tough-cookie', 'https-proxy-agent', 'commander'])
      expect(packages).not.toContain(absent);
  });

  it.each(Object.entries(limits))('%s stays below %i bytes', (name, most) => {
    const bundle = description.bundles[name] ?? named(`${name}.cjs`);
    expect(bundle.bytes).toBeLessThanOrEqual(most);
  });
});

describe('what is loaded later', () => {
  it('is there: every module in the file that is asked for it, every bundle in its folder', () => {
    const require = createRequire(import.meta.url);
    let asked = 0;
    for (const folder of ['hooks', 'bin']) {
      for (const name of readdirSync(join(pluginRoot, folder))) {
        const text = readFileSync(join(pluginRoot, folder, name), 'utf8');
        for (const [, file = '', module] of text.matchAll(/require\("\.\/([\w-]+\.cjs)"\)(?:\["([^"]+)"\]\(\))?/g)) {
          asked += 1;
          const place = join(pluginRoot, folder, file);
          if (module === undefined) expect(readdirSync(join(pluginRoot, folder)), name).toContain(file);
          else expect((require(place) as Record<string, unknown>)[module], `${name}: ${module}`).toBeTypeOf('function');
        }
      }
    }
    expect(asked).toBeGreaterThan(50);
  });

  it('is asked for only on the path of a turn, of a tool or of a frequent command: elsewhere imports are static', () => {
    const frequent = [...entries(), ...Object.keys(limits), 'bin/autonomous-workflow.cjs'];
    const onPath = new Set(frequent.flatMap((name) => Object.keys(description.bundles[name]?.inputs ?? {})));
    const sources = readdirSync(join(pluginRoot, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `src/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts'));
    const lazy = sources.filter((file) =>
      /(?<!typeof )\bimport\('\./.test(readFileSync(join(pluginRoot, file), 'utf8')),
    );
    expect(lazy.filter((file) => !onPath.has(file))).toEqual([]);
  });
});
