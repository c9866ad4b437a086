import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { type AskGit, findBase, listChanged } from './changed-files';
import type { Change } from './plan-changed';
import { readSources } from './read-sources';

const MOST_BYTES = 64 * 1024 * 1024;
const git: AskGit = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : undefined;
};

/** What differs in this working tree, and all that is read to find what it reaches. */
export const readChange = (): Change => {
  const base = findBase(git, process.env.WAYLINE_BASE);
  const files = (git('ls-files', '--cached', '--others', '--exclude-standard') ?? '').split('\n').filter(Boolean);
  return { base, changed: listChanged(git, base), sources: readSources(files), files };
};
