import type { Result } from '../base/result';
import type { Committer } from '../store/commit';
import type { Actor } from './actor';

/** Answers that nothing had to be done, through a commit: a repetition of the request that did it is told what was told then. */
export const commitUnchanged = <T>(
  { actor, commit }: { actor: Actor; commit: Committer },
  action: string,
  answer: T,
): Promise<Result<T>> => commit({ writes: [], audit: { subject: actor.user_id, action }, answer });
