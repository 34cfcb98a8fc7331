import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { Script } from 'node:vm';

/** The modules of a bundle by the names of their files; each is evaluated when it is asked for. */
type Bundle = Record<string, () => unknown>;

/** Processes take different ways through a bundle: each of the first ones adds what it had to compile. */
const learningProcesses = 20;

/**
 * Loads another bundle of the plugin. Compiling it costs a third of what a hook takes, so what V8 has compiled is kept in the user's cache
 * folder, for each program that loads it, and used by the next process; without a cache folder, or with another Node, it is compiled anew.
 * The last byte of what is kept counts the processes that have added to it.
 * @param file the bundle: a function, after the mark of its content, as scripts/build.mjs writes it.
 */
export function loadBundle(file: string, load: NodeJS.Require): Bundle {
  const loaded = load.cache[file];
  if (loaded !== undefined) return loaded.exports as Bundle;
  // The bundles hold nothing beyond ASCII, which is read fastest so.
  const source = readFileSync(file, 'latin1');
  const place = placeOf(file, source.slice(2, 18));
  const kept = place === undefined ? undefined : readOrNothing(place);
  const cachedData = kept?.subarray(0, -1);
  const script = new Script(source, { filename: file, ...(cachedData !== undefined && { cachedData }) });
  const module = { id: file, filename: file, exports: {} as Bundle } as unknown as NodeJS.Module;
  // Its modules ask for the same parts of Node a hundred times, which takes Node a millisecond.
  const parts = new Map<string, unknown>();
  const loadOnce = (name: string): unknown => {
    if (!parts.has(name)) parts.set(name, load(name));
    return parts.get(name);
  };
  const require = Object.assign(loadOnce, { cache: load.cache });
  (script.runInThisContext() as (...words: unknown[]) => void)(module.exports, require, module, file, dirname(file));
  // Where every bundle of the process finds it.
  load.cache[file] = module;
  // At the end of the process, so that what it has used is compiled in it.
  const known = script.cachedDataRejected === false ? (kept?.at(-1) ?? 0) : 0;
  if (place !== undefined && known < learningProcesses) process.once('exit', () => keep(place, script, known + 1));
  return module.exports as Bundle;
}

/** Where the compiled bundle lies for this program; undefined for an account without a home. */
function placeOf(file: string, mark: string): string | undefined {
  const { XDG_CACHE_HOME = '', HOME = '', USERPROFILE = '' } = process.env;
  const folder = isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(HOME === '' ? USERPROFILE : HOME, '.cache');
  if (!isAbsolute(folder)) return undefined;
  const [bundle, program] = [file, process.argv[1] ?? ''].map((path) => basename(path, '.cjs'));
  return join(folder, 'autonomous-workflow', `${program}-${bundle}-${process.version}-${process.arch}-${mark}.bin`);
}

function readOrNothing(place: string): Buffer | undefined {
  try {
    return readFileSync(place);
  } catch {
    return undefined;
  }
}

/** Keeps what is compiled, in place of that of an earlier version. It only saves time, so what cannot be written is left. */
function keep(place: string, script: Script, processes: number): void {
  try {
    const [folder, name] = [dirname(place), basename(place)];
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const temporary = `${place}.${process.pid}`;
    writeFileSync(temporary, Buffer.concat([script.createCachedData(), Buffer.of(processes)]), { mode: 0o600 });
    renameSync(temporary, place);
    const own = name.slice(0, -'0123456789abcdef.bin'.length);
    for (const other of readdirSync(folder))
      if (other !== name && other.startsWith(own)) rmSync(join(folder, other), { force: true });
  } catch {
    return;
  }
}
