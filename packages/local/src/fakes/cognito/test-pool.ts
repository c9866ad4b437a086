import { randomUUID } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { startTestFakes } from '../test-fakes';
import { ACCOUNT_CLIENT_ID, CLIENT_ID, POOL_ID } from './pool';

export const PASSWORD = 'Trusty-horse-7';
export const client = { ClientId: CLIENT_ID };
export const pool = { UserPoolId: POOL_ID };

/** For tests: the user pool behind Cognito's own client, with what every sign-in test does first. */
export const startTestPool = async () => {
  const standins = await startTestFakes();
  const cognito = new CognitoIdentityProviderClient(standins.options('COGNITO_IDENTITY_PROVIDER'));
  const email = () => `person-${randomUUID()}@wayline.test`;
  const signUp = async (Username = email()) => {
    const UserAttributes = [{ Name: 'name', Value: 'Olivia Vale' }];
    const { UserSub = '' } = await cognito.send(
      new SignUpCommand({ ...client, Username, Password: PASSWORD, UserAttributes }),
    );
    return { email: Username, sub: UserSub };
  };
  const member = async () => {
    const user = await signUp();
    const ConfirmationCode = standins.codeFor(user.email);
    await cognito.send(new ConfirmSignUpCommand({ ...client, Username: user.email, ConfirmationCode }));
    return user;
  };
  const enter = (username: string, password = PASSWORD) => {
    const AuthParameters = { USERNAME: username, PASSWORD: password };
    return cognito.send(new InitiateAuthCommand({ ...client, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }));
  };
  return {
    ...standins,
    cognito,
    email,
    signUp,
    member,
    enter,
    /** The tokens of a sign-in that asks for nothing more. */
    signedIn: async (username: string, password = PASSWORD) => {
      const {
        AccessToken = '',
        RefreshToken = '',
        IdToken = '',
      } = (await enter(username, password)).AuthenticationResult ?? {};
      return { AccessToken, RefreshToken, IdToken };
    },
    /** A token that may change the account. */
    accountToken: async (USERNAME: string, password = PASSWORD) => {
      const { AuthenticationResult } = await cognito.send(
        new AdminInitiateAuthCommand({
          ...pool,
          ClientId: ACCOUNT_CLIENT_ID,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD: password },
        }),
      );
      return AuthenticationResult?.AccessToken ?? '';
    },
    renew: (RefreshToken: string) => cognito.send(new GetTokensFromRefreshTokenCommand({ ...client, RefreshToken })),
  };
};
export type TestPool = Awaited<ReturnType<typeof startTestPool>>;
