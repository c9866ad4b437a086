import { type AskGit, askGit, findCommit, findFork, listChanged } from '../../../../scripts/test/changed/changed-files';

/** The last commit that others have: the named one, else where this branch left `origin/main`, else the last release before this commit. */
const findBase = (git: AskGit, named: string | undefined): string | undefined => {
  const fork = findFork(git, named);
  if (fork && (named || fork !== findCommit(git, 'HEAD'))) return fork;
  const release = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  return release && findCommit(git, release);
};

/** The files that differ from the last commit that others have, also those that nobody has committed. Unknown without git or such a commit. */
export const listChangedFiles = (
  git: AskGit = askGit,
  named: string | undefined = process.env.WAYLINE_BASE,
): ReadonlySet<string> | 'unknown' => {
  // A copy of the files inside of some other repository is not of that one.
  if (git('rev-parse', '--show-prefix') !== '') return 'unknown';
  const base = findBase(git, named);
  return base ? new Set(listChanged(git, base)) : 'unknown';
};
