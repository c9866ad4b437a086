/** Answers a question about the history, as `git` does; undefined where there is no history to ask. */
export type Git = (...args: string[]) => string | undefined;
export type OldPicture = { file: string; changes: number };

/** So many changes of what a picture shows may pass before it is called old: most are too small to see. */
export const MOST_CHANGES = 40;

/**
 * The pictures whose subject has changed more than `MOST_CHANGES` times since they were made. A picture that is not committed yet is new,
 * and where the history is cut off nothing is known.
 */
export const findOldPictures = (pictures: ReadonlyMap<string, readonly string[]>, git: Git): OldPicture[] =>
  [...pictures].flatMap(([file, sources]) => {
    const made = git('log', '-1', '--format=%H', '--', file)?.trim();
    if (!made || git('status', '--porcelain', '--', file)?.trim()) return [];
    const changes = Number(git('rev-list', '--count', `${made}..HEAD`, '--', ...sources) ?? 0);
    return changes > MOST_CHANGES ? [{ file, changes }] : [];
  });
