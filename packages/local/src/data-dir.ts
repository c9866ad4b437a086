import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where local mode keeps everything. Throws one sentence when nothing can be written there. */
export const openDataDir = (folder: string): string => {
  const dir = path.resolve(folder);
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
    return dir;
  } catch {
    throw new Error(`Wayline cannot write to ${dir}. Choose another folder with WAYLINE_DATA=/path npm start.`);
  }
};
