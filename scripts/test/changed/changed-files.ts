import { spawnSync } from 'node:child_process';

/** Asks git, and answers what it says; undefined where it refuses, or isn't there. */
export type AskGit = (...args: string[]) => string | undefined;

const MOST_BYTES = 64 * 1024 * 1024;
export const askGit: AskGit = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: MOST_BYTES });
  return status === 0 ? stdout.trim() : undefined;
};

export const findCommit = (git: AskGit, name: string): string | undefined =>
  git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** The commit that a change is measured against: the named one, or where the branch left origin/main; on main itself, that is HEAD. */
export const findFork = (git: AskGit, named: string | undefined): string | undefined => {
  if (!named) return git('merge-base', 'HEAD', 'origin/main');
  const commit = findCommit(git, named);
  // Who names a commit means it: without it, other tests would run than they think.
  if (!commit) throw new Error(`WAYLINE_BASE is ${named}, which is no commit here.`);
  return commit;
};

/** Every file that differs from a commit, from the project's root: committed or not, new, or deleted. */
export const listChanged = (git: AskGit, base: string): string[] => {
  const lists = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(lists.flatMap((list) => (list ?? '').split('\0')).filter(Boolean))].sort();
};
