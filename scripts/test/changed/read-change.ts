import process from 'node:process';
import { askGit, findFork, listChanged } from './changed-files';
import type { Change } from './plan-changed';
import { readSources } from './read-sources';

/** What differs in this working tree from where the branch left main, or from HEAD where there is no main; and all that is read to find what it reaches. */
export const readChange = (): Change => {
  const base = findFork(askGit, process.env.WAYLINE_BASE) ?? 'HEAD';
  const files = (askGit('ls-files', '--cached', '--others', '--exclude-standard') ?? '').split('\n').filter(Boolean);
  return { base, changed: listChanged(askGit, base), sources: readSources(files), files };
};
