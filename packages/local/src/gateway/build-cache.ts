import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../is-running';

const FILES = 'files.json';
const USERS = 'claimed-by';
type Files = [source: string, file: string][];

const usersOf = (dir: string): number[] => {
  const folder = path.join(dir, USERS);
  return existsSync(folder) ? readdirSync(folder).map(Number) : [];
};
/** What nobody uses any more: builds of other sources, and what builds that were killed have left. */
const clearUnused = (cache: string, current: string) => {
  for (const name of readdirSync(cache)) {
    const dir = path.join(cache, name);
    const [, builder] = /^building-(\d+)$/.exec(name) ?? [];
    const users = builder ? [Number(builder)] : usersOf(dir);
    if (name !== current && !users.some(isRunning)) rmSync(dir, { recursive: true, force: true });
  }
};

/**
 * The folder of `cache` that holds what was built from sources with this fingerprint, built now unless it is there. Built aside and put in
 * place when whole. It stays while a process that has claimed it runs; `release` gives it back.
 */
export const claimBuild = async (
  cache: string,
  fingerprint: string,
  build: (outDir: string) => Promise<Files>,
): Promise<{ dir: string; files: Files; release: () => void }> => {
  const dir = path.join(cache, fingerprint);
  mkdirSync(cache, { recursive: true });
  clearUnused(cache, fingerprint);
  if (!existsSync(dir)) {
    const aside = path.join(cache, `building-${process.pid}`);
    mkdirSync(aside, { recursive: true });
    try {
      const files = await build(aside);
      mkdirSync(path.join(aside, USERS));
      writeFileSync(path.join(aside, FILES), JSON.stringify(files));
      // Another product of the same sources may have been quicker: its build is as good.
      if (!existsSync(dir)) renameSync(aside, dir);
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  }
  const user = path.join(dir, USERS, String(process.pid));
  writeFileSync(user, '');
  return {
    dir,
    files: JSON.parse(readFileSync(path.join(dir, FILES), 'utf8')) as Files,
    release: () => rmSync(user, { force: true }),
  };
};
