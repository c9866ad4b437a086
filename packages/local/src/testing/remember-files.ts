import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file by when and how it was written last. */
const stampOf = (file: string): string => {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
};
const stampsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), stampOf(file)]),
  );

/** Remembers the files of a folder, in a copy beside it. What it returns puts back those that were changed since. */
export const rememberFiles = (folder: string): (() => void) => {
  const copy = `${folder}-remembered`;
  mkdirSync(folder, { recursive: true });
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const held = stampsIn(folder);
  return () => {
    const now = stampsIn(folder);
    for (const name of now.keys()) if (!held.has(name)) rmSync(path.join(folder, name));
    for (const [name, stamp] of held) {
      if (now.get(name) === stamp) continue;
      const file = path.join(folder, name);
      cpSync(path.join(copy, name), file);
      held.set(name, stampOf(file));
    }
  };
};
