import type { Operation } from '../input';
import { deliveryTo } from './codes';
import { checkPolicy } from './pool-user';
import { wrongCode } from './refusals';
import type { UserPool } from './user-pool';

/** A forgotten password. Who has no account, is disabled or has no confirmed address is answered like everyone, and gets no mail. */
export const passwordOperations = (pool: UserPool): Record<string, Operation> => ({
  ForgotPassword: (input) => {
    const name = input.text('Username');
    const user = pool.find(name);
    const reachable = user?.enabled && user.email_verified && user.status === 'CONFIRMED';
    return { CodeDeliveryDetails: reachable ? pool.codes.send(user, 'forgot') : deliveryTo(name) };
  },
  ConfirmForgotPassword: (input) => {
    const user = pool.find(input.text('Username'));
    if (!user?.enabled) throw wrongCode();
    const password = checkPolicy(input.text('Password'));
    pool.passwords.set(pool.codes.take(user, 'forgot', input.text('ConfirmationCode')), password);
    return {};
  },
});
