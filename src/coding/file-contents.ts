import { lstat, mkdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file, or the target of a symbolic link. */
export type Content = { bytes: Buffer; mode: number } | { link: string };

/** The content of a path; undefined for a missing file, and for a submodule, which is a folder. */
export async function contentOf(path: string): Promise<Content | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isSymbolicLink() === true) return { link: await readlink(path) };
  return found?.isFile() === true ? { bytes: await readFile(path), mode: found.mode } : undefined;
}

/** Writes files into a folder, replacing existing ones. */
export async function copyInto(contents: ReadonlyMap<string, Content>, folder: string): Promise<void> {
  for (const [file, content] of contents) {
    await clearWay(folder, file.split('/'));
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    if ('link' in content) await symlink(content.link, target);
    else await writeFile(target, content.bytes, { mode: content.mode });
  }
}

/** Removes whatever is at a file's path: writing through a link would change a file outside of the checkout. */
async function clearWay(folder: string, parts: readonly string[]): Promise<void> {
  for (let length = 1; length <= parts.length; length += 1) {
    const path = join(folder, ...parts.slice(0, length));
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined) return;
    if (found.isDirectory() && length < parts.length) continue;
    await rm(path, { recursive: true });
    return;
  }
}
