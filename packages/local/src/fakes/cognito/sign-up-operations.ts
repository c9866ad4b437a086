import type { Operation } from '../input';
import { deliveryTo } from './codes';
import { invalidParameter, notToConfirm, staleCode } from './refusals';
import type { UserPool } from './user-pool';

/** Opening an account and confirming its address. An unknown address is answered so that nothing is given away. */
export const signUpOperations = (pool: UserPool): Record<string, Operation> => ({
  SignUp: async (input) => {
    const attributes = input.attributes('UserAttributes');
    await pool.preSignUp('PreSignUp_SignUp', input.text('Username'), attributes);
    const user = pool.create(input.text('Username'), input.text('Password'), attributes, 'UNCONFIRMED');
    return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: pool.codes.send(user, 'signup') };
  },
  ConfirmSignUp: (input) => {
    const user = pool.find(input.text('Username'));
    if (!user) throw staleCode();
    if (user.status !== 'UNCONFIRMED') throw notToConfirm(user.status);
    const rest = pool.codes.take(user, 'signup', input.text('ConfirmationCode'));
    pool.save({ ...rest, status: 'CONFIRMED', email_verified: true });
    return {};
  },
  ResendConfirmationCode: (input) => {
    const user = pool.find(input.text('Username'));
    if (!user) return { CodeDeliveryDetails: deliveryTo(input.text('Username')) };
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    return { CodeDeliveryDetails: pool.codes.send(user, 'signup') };
  },
});
