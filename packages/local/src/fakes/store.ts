import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Where the stand-ins keep what the real services would keep for us. It answers at once, so that reading a record and writing it back
 * are one step and two requests cannot come between each other.
 */
export type Store = {
  get<T>(key: string): T | undefined;
  put(key: string, value: unknown): void;
  remove(key: string): void;
  list<T>(prefix: string): T[];
  keys(prefix: string): string[];
};

const ENDING = '.json';
const LONGEST = 200;
/** A key too long for a file name is kept under its hash: it can be asked for, but is not listed. */
const fileOf = (key: string) => {
  const name = encodeURIComponent(key);
  return `${name.length > LONGEST ? createHash('sha256').update(key).digest('hex') : name}${ENDING}`;
};

const writeThrough = (file: string, text: string) => {
  const handle = openSync(file, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** One JSON file per key; a file is complete or not there, and on the disk when `put` returns. */
export const fileStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true });
  const read = <T>(name: string): T | undefined => {
    try {
      return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
    } catch {
      return undefined;
    }
  };
  const keys = (prefix: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ENDING))
      .map((name) => decodeURIComponent(name.slice(0, -ENDING.length)))
      .filter((key) => key.startsWith(prefix))
      .sort();
  return {
    get: (key) => read(fileOf(key)),
    put: (key, value) => {
      const file = path.join(folder, fileOf(key));
      writeThrough(`${file}.new`, JSON.stringify(value));
      renameSync(`${file}.new`, file);
    },
    remove: (key) => rmSync(path.join(folder, fileOf(key)), { force: true }),
    list: <T>(prefix: string) => keys(prefix).flatMap((key) => read<T>(fileOf(key)) ?? []),
    keys,
  };
};

/** The same, forgotten with the process. */
export const memoryStore = (): Store => {
  const kept = new Map<string, string>();
  const keys = (prefix: string) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort();
  const read = <T>(key: string): T | undefined => {
    const text = kept.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  };
  return {
    get: read,
    put: (key, value) => void kept.set(key, JSON.stringify(value)),
    remove: (key) => void kept.delete(key),
    list: <T>(prefix: string) => keys(prefix).map((key) => read<T>(key) as T),
    keys,
  };
};
