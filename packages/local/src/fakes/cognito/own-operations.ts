import type { Input, Operation } from '../input';
import { ServiceError } from '../service-error';
import { setTotp } from './mfa-preference';
import { tooOften, wrongSignIn } from './refusals';
import { newTotpSecret, totpMatches } from './totp';
import type { UserPool } from './user-pool';
import { ownView } from './user-view';

/** What an access token with the scope for it does: look at the account and change it, set up the second factor, sign out everywhere. */
export const ownOperations = (pool: UserPool): Record<string, Operation> => {
  const bearer = (input: Input) => pool.sessions.bearer(input.text('AccessToken'));
  return {
    GetUser: (input) => ownView(bearer(input)),
    GlobalSignOut: (input) => {
      pool.sessions.signOutEverywhere(bearer(input));
      return {};
    },
    ChangePassword: (input) => {
      const user = bearer(input);
      const password = input.text('ProposedPassword');
      if (pool.passwords.isLocked(user)) throw tooOften();
      if (!pool.passwords.matches(user, input.text('PreviousPassword'))) throw wrongSignIn();
      pool.passwords.set(user, password);
      return {};
    },
    AssociateSoftwareToken: (input) => {
      const totp_pending = newTotpSecret();
      pool.save({ ...bearer(input), totp_pending });
      return { SecretCode: totp_pending };
    },
    VerifySoftwareToken: (input) => {
      const { totp_pending, ...user } = bearer(input);
      if (!totpMatches(totp_pending, input.text('UserCode'), pool.now())) {
        throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
      }
      pool.save({ ...user, totp: totp_pending });
      return { Status: 'SUCCESS' };
    },
    UpdateUserAttributes: (input) => {
      const user = bearer(input);
      const { email, ...others } = input.attributes('UserAttributes');
      const moved = email === undefined ? user : pool.rename(user, email);
      pool.save({ ...moved, attributes: { ...moved.attributes, ...others } });
      return {};
    },
    DeleteUser: (input) => {
      pool.erase(bearer(input));
      return {};
    },
    SetUserMFAPreference: (input) => setTotp(pool, bearer(input), input),
  };
};
