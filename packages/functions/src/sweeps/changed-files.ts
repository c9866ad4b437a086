import { execFileSync, type StdioOptions } from 'node:child_process';

/** What git prints, or nothing where it refuses or isn't there. */
export type Git = (...args: string[]) => string | undefined;

const LARGEST_ANSWER = 64 * 1024 * 1024;
const runGit: Git = (...args) => {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: LARGEST_ANSWER, stdio }).trim();
  } catch {
    return undefined;
  }
};

/** The last commit that others have: the named one, else where this branch left `origin/main`, else the last release before this commit. */
const findBase = (git: Git, named: string | undefined): string | undefined => {
  const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (named) {
    const commit = commitOf(named);
    // Somebody who names a commit means it: without it, other calls would be swept than they think.
    if (!commit) throw new Error(`WAYLINE_BASE names no commit of this repository: ${named}`);
    return commit;
  }
  const left = git('merge-base', 'HEAD', 'origin/main');
  if (left && left !== commitOf('HEAD')) return left;
  const release = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  return release ? commitOf(release) : undefined;
};

/** The files that differ from the last commit that others have, also those that nobody has committed. Unknown without git or such a commit. */
export const listChangedFiles = (
  git: Git = runGit,
  named: string | undefined = process.env.WAYLINE_BASE,
): ReadonlySet<string> | 'unknown' => {
  // A copy of the files inside of some other repository is not of that one.
  if (git('rev-parse', '--show-prefix') !== '') return 'unknown';
  const base = findBase(git, named);
  if (!base) return 'unknown';
  const lists = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return new Set(lists.flatMap((list) => (list ?? '').split('\0')).filter(Boolean));
};
