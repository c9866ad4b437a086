import type { Operation } from '../input';
import { ServiceError } from '../service-error';
import { adminOperations } from './admin-operations';
import { ownOperations } from './own-operations';
import { passwordOperations } from './password-operations';
import { CLIENT_ID, POOL_ID } from './pool';
import { signInOperations } from './sign-in-operations';
import { signUpOperations } from './sign-up-operations';
import type { UserPool } from './user-pool';

/** Lets only requests through that name our own client or pool. */
const guarded = (
  operations: Record<string, Operation>,
  field: string,
  ours: string,
  what: string,
): Record<string, Operation> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, run]): [string, Operation] => [
      name,
      (input) => {
        const asked = input.text(field);
        if (asked !== ours) throw new ServiceError('ResourceNotFoundException', `${what} ${asked} does not exist.`);
        return run(input);
      },
    ]),
  );

/** The operations of the user pool that Wayline calls, each as Cognito answers or refuses it. */
export const operations = (pool: UserPool): Record<string, Operation> => {
  const signIn = signInOperations(pool);
  const byClients = { ...signUpOperations(pool), ...passwordOperations(pool), ...signIn.forClients };
  const byAdmins = { ...adminOperations(pool), ...signIn.forAdmins };
  return {
    ...ownOperations(pool),
    ...guarded(byClients, 'ClientId', CLIENT_ID, 'User pool client'),
    ...guarded(byAdmins, 'UserPoolId', POOL_ID, 'User pool'),
  };
};
