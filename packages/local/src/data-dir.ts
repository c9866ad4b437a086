import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileStore } from './standins/store';

const BEGUN = ['table.db', 'table.db-wal', 'table.db-shm', 'stream-position', 'users'];
const MARKS = 'marks';
const SEEDED = 'demo-seeded';

/** Forgets what the folder holds, unless that is somebody else's. */
const empty = (dir: string) => {
  const names = readdirSync(dir);
  const isOurs = names.length === 0 || names.includes(MARKS) || names.includes('table.db');
  if (!isOurs)
    throw new Error(
      `${dir} holds other things than Wayline's, which will not be deleted. Choose another WAYLINE_DATA.`,
    );
  for (const name of names) rmSync(path.join(dir, name), { recursive: true, force: true });
};

/** Where local mode keeps everything; with `fresh` whatever was there is forgotten. Throws one sentence when nothing can be written or forgotten there. */
export const openDataDir = (folder: string, fresh: boolean): string => {
  const dir = path.resolve(folder);
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch {
    throw new Error(`Wayline cannot write to ${dir}. Choose another folder with WAYLINE_DATA=/path npm start.`);
  }
  if (fresh) empty(dir);
  return dir;
};

/**
 * Whether the folder has its demo data, or is to be given it. Nobody is served before that is done, so what a first start left that was
 * ended half way is nobody's work, and is removed.
 */
export const demoMark = (dir: string) => {
  const marks = fileStore(path.join(dir, MARKS));
  const seeded = marks.keys(SEEDED).length > 0;
  if (!seeded) for (const name of BEGUN) rmSync(path.join(dir, name), { recursive: true, force: true });
  return { seeded, done: () => marks.put(SEEDED, new Date().toISOString()) };
};
