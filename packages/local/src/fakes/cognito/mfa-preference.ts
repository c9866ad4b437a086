import type { Input } from '../input';
import type { PoolUser } from './pool-user';
import { invalidParameter } from './refusals';
import type { UserPool } from './user-pool';

/** Switches the second factor on or off; on only once an authenticator has been proved. */
export const setTotp = (pool: Pick<UserPool, 'save'>, user: PoolUser, input: Input) => {
  const totp_on = input.inside('SoftwareTokenMfaSettings').flag('Enabled');
  if (totp_on && !user.totp) {
    throw invalidParameter('User has not verified software token mfa');
  }
  pool.save({ ...user, totp_on });
  return {};
};
