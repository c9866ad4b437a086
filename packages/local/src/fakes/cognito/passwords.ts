import { ServiceError } from '../service-error';
import type { Directory } from './directory';
import { LOCK_MS, MOST_TRIES } from './pool';
import { checkPolicy, hashPassword, type PoolUser, samePassword } from './pool-user';
import { disabled, notAuthorized, wrongSignIn } from './refusals';

/** Checks and sets passwords. A few wrong ones in a row lock the user for a while. */
export const passwords = (directory: Directory, now: () => number) => {
  const isLocked = (user: PoolUser) => user.locked_until > now();
  /** Whether the password is the user's; a wrong one is counted. */
  const matches = (user: PoolUser, password: string): boolean => {
    if (samePassword(password, user.password)) {
      if (user.failures > 0) directory.save({ ...user, failures: 0, locked_until: 0 });
      return true;
    }
    const failures = user.failures + 1;
    const full = failures >= MOST_TRIES;
    directory.save({ ...user, failures: full ? 0 : failures, locked_until: full ? now() + LOCK_MS : 0 });
    return false;
  };
  return {
    isLocked,
    matches,
    /** The user who signs in; refuses with NotAuthorizedException or UserNotConfirmedException. */
    signIn: (name: string, password: string): PoolUser => {
      const user = directory.find(name);
      if (!user) throw wrongSignIn();
      if (isLocked(user)) throw notAuthorized('Password attempts exceeded');
      if (!matches(user, password)) throw wrongSignIn();
      if (!user.enabled) throw disabled();
      if (user.status === 'UNCONFIRMED') throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
      if (user.temporary_until && user.temporary_until < now()) {
        throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
      }
      return directory.must(user.sub);
    },
    /** A new password that meets the policy. Sessions stay, as they do at Cognito: ending them is a call of its own. */
    set: (user: PoolUser, password: string, changes: Partial<PoolUser> = {}): PoolUser => {
      const { temporary_until: _until, ...rest } = user;
      return directory.save({
        ...rest,
        password: hashPassword(checkPolicy(password)),
        failures: 0,
        locked_until: 0,
        ...changes,
      });
    },
  };
};
export type Passwords = ReturnType<typeof passwords>;
