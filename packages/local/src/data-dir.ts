import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileStore } from './fakes/store';

const BEGUN = ['table.db', 'table.db-wal', 'table.db-shm', 'stream-position', 'users'];
const MARKS = 'marks';
const SEEDED = 'demo-seeded';
const PLANNED = 'demo-trips';
const MIGRATED = 'migrated-by';
/** From which day the days of the demo's trips are counted, and whether all of them are planned. */
type Planning = { today: string; done: boolean };

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
  return {
    seeded,
    /** Says that the demo is laid out, and that its trips are to be planned from that day on. */
    done: (today: string) => {
      marks.put(PLANNED, { today, done: false } satisfies Planning);
      marks.put(SEEDED, new Date().toISOString());
    },
    /** From which day trips are still to be planned; undefined when all are, or when the data is older than they. */
    toPlan: () => {
      const planning = marks.get<Planning>(PLANNED);
      return planning && !planning.done ? planning.today : undefined;
    },
    planned: (today: string) => marks.put(PLANNED, { today, done: true } satisfies Planning),
  };
};
export type DemoMark = ReturnType<typeof demoMark>;

/** Which version of the migrations has gone through the data of the folder, or is on its way: the table itself keeps how far it has come. */
export const migrationMark = (dir: string) => {
  const marks = fileStore(path.join(dir, MARKS));
  return {
    isBy: (version: string): boolean => marks.get(MIGRATED) === version,
    begun: (version: string) => marks.put(MIGRATED, version),
  };
};
