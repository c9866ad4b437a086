import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the stand-ins keep what the real services would keep for us. */
export type Store = {
  get<T>(key: string): T | undefined;
  put(key: string, value: unknown): void;
  remove(key: string): void;
  list<T>(prefix: string): T[];
};

const fileOf = (key: string) => `${encodeURIComponent(key)}.json`;

/** One JSON file per key; a file is complete or not there. */
export const fileStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true });
  const read = <T>(name: string): T | undefined => {
    try {
      return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => read(fileOf(key)),
    put: (key, value) => {
      const file = path.join(folder, fileOf(key));
      writeFileSync(`${file}.new`, JSON.stringify(value));
      renameSync(`${file}.new`, file);
    },
    remove: (key) => rmSync(path.join(folder, fileOf(key)), { force: true }),
    list: <T>(prefix: string) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json') && decodeURIComponent(name).startsWith(prefix))
        .flatMap((name) => read<T>(name) ?? []),
  };
};

/** The same, forgotten with the process. */
export const memoryStore = (): Store => {
  const kept = new Map<string, string>();
  const read = <T>(text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as T));
  return {
    get: (key) => read(kept.get(key)),
    put: (key, value) => void kept.set(key, JSON.stringify(value)),
    remove: (key) => void kept.delete(key),
    list: <T>(prefix: string) =>
      [...kept].filter(([key]) => key.startsWith(prefix)).map(([, text]) => JSON.parse(text) as T),
  };
};
