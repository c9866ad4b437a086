/** Asks git, and answers what it says; undefined where it refuses. */
export type AskGit = (...args: string[]) => string | undefined;

const linesOf = (said: string | undefined): string[] => (said ?? '').split('\n').filter(Boolean);

/**
 * The commit that a change is measured against: the one that `WAYLINE_BASE` names, else where the branch left origin/main, else HEAD, so
 * that on main itself a change is what is not committed.
 */
export const findBase = (git: AskGit, named: string | undefined): string => {
  const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();
  if (named) {
    const base = commitOf(named);
    if (!base) throw new Error(`WAYLINE_BASE is ${named}, which is no commit here.`);
    return base;
  }
  return git('merge-base', 'HEAD', 'origin/main')?.trim() || commitOf('HEAD') || 'HEAD';
};

/** Every file that differs from the base, from the project's root: committed or not, new, or deleted. */
export const listChanged = (git: AskGit, base: string): string[] => {
  const differing = linesOf(git('diff', '--name-only', '--no-renames', base));
  const untracked = linesOf(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...differing, ...untracked])].sort();
};
