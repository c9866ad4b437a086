import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ResourceServerScope,
  UserPool,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito';
import { Duration } from 'aws-cdk-lib/core';
import { type StackContext, use } from 'sst/constructs';
import { Mail } from './mail';
import { removalOf } from './removal';
import { settingsOf } from './settings';

/** Who may sign in: the user pool, the web client, and the machine client behind public pages. */
export function Identity({ app, stack }: StackContext) {
  const settings = settingsOf(app);
  const { configurationSetName } = use(Mail);
  const pool = new UserPool(stack, 'Users', {
    userPoolName: app.logicalPrefixedName('users'),
    featurePlan: FeaturePlan.ESSENTIALS,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    selfSignUpEnabled: true,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true }, fullname: { mutable: true } },
    passwordPolicy: {
      minLength: 10,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: false,
      tempPasswordValidity: Duration.days(3),
    },
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    email: settings.codesBySes
      ? UserPoolEmail.withSES({
          fromEmail: settings.mailFrom,
          fromName: settings.providerName,
          sesVerifiedDomain: settings.domain,
          sesRegion: app.region,
          configurationSetName,
        })
      : UserPoolEmail.withCognito(),
    deletionProtection: settings.lasting,
    removalPolicy: removalOf(settings),
  });
  const web = pool.addClient('Web', {
    userPoolClientName: 'web',
    authFlows: { userPassword: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
    refreshTokenRotationGracePeriod: Duration.seconds(30),
  });
  const scope = new ResourceServerScope({ scopeName: 'read', scopeDescription: 'Read what public pages show' });
  const server = pool.addResourceServer('PublicPages', { identifier: 'public', scopes: [scope] });
  const publicPages = pool.addClient('PublicPagesClient', {
    userPoolClientName: 'public-pages',
    generateSecret: true,
    oAuth: { flows: { clientCredentials: true }, scopes: [OAuthScope.resourceServer(server, scope)] },
    enableTokenRevocation: true,
    accessTokenValidity: Duration.hours(1),
  });
  const domain = pool.addDomain('Tokens', { cognitoDomain: { domainPrefix: app.logicalPrefixedName(app.account) } });
  stack.addOutputs({
    UserPoolId: pool.userPoolId,
    ClientId: web.userPoolClientId,
    PublicClientId: publicPages.userPoolClientId,
  });
  return {
    pool,
    clientId: web.userPoolClientId,
    publicClientId: publicPages.userPoolClientId,
    tokenUrl: `${domain.baseUrl()}/oauth2/token`,
  };
}
