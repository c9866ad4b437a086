import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  UserPool,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as Lambda, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Duration } from 'aws-cdk-lib/core';
import { type App, type Stack, type StackContext, use } from 'sst/constructs';
import { JOB_NEEDS } from './functions';
import { createLogGroup, getFunctionName, lambdaFrom } from './lambda';
import { Mail } from './mail';
import { getRemovalPolicy } from './removal';
import { readStageSettings } from './settings';
import { getStageOutputs } from './stage-outputs';
import { TOKEN_SCOPES_CODE } from './token-scopes';

/**
 * Takes the right to change the account out of every token that a browser gets. Without it a token from an open screen moves the address
 * and switches the second factor off at Cognito itself, past the password that we ask for.
 */
const tokenScopes = (app: App, stack: Stack, log: LogGroup, parameter: string) => {
  const logging = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [log.logGroupArn],
  });
  const reading = new PolicyStatement({
    actions: ['ssm:GetParameter'],
    resources: [stack.formatArn({ service: 'ssm', resource: 'parameter', resourceName: parameter.slice(1) })],
  });
  return new Lambda(stack, 'TokenScopes', {
    functionName: getFunctionName(app, 'people/token-scopes'),
    runtime: Runtime.NODEJS_22_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromInline(TOKEN_SCOPES_CODE),
    memorySize: 128,
    timeout: Duration.seconds(5),
    logGroup: log,
    environment: { ACCOUNT_CLIENT: parameter },
    role: new Role(stack, 'TokenScopesRole', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { rights: new PolicyDocument({ statements: [logging, reading] }) },
    }).withoutPolicyUpdates(),
  });
};

/** Asked before an account is opened. */
export const PRE_SIGN_UP = { handler: 'jobs/pre-sign-up', needs: JOB_NEEDS['jobs/pre-sign-up'] };
/** Seconds that Cognito waits for a trigger. */
const COGNITO_WAITS = 5;

/** What signing up writes, and no more: Cognito lets a client without this list write every attribute. */
const WRITTEN = new ClientAttributes().withStandardAttributes({ email: true, fullname: true });

/** Who may sign in: the user pool, the web client, and the client for changes to an account. */
export function Identity({ app, stack }: StackContext) {
  const settings = readStageSettings(app);
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
    removalPolicy: getRemovalPolicy(settings),
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
    writeAttributes: WRITTEN,
  });
  // Signs in by the product's own rights only, to set up a second factor. Its tokens keep the scope, and never leave the function.
  const account = pool.addClient('Account', {
    userPoolClientName: 'account',
    authFlows: { adminUserPassword: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(5),
    idTokenValidity: Duration.minutes(5),
    refreshTokenValidity: Duration.hours(1),
    writeAttributes: WRITTEN,
  });
  const log = createLogGroup(app, stack, 'identity');
  const parameter = `/${app.name}/${app.stage}/account-client`;
  new StringParameter(stack, 'AccountClientId', { parameterName: parameter, stringValue: account.userPoolClientId });
  pool.addTrigger(
    UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
    tokenScopes(app, stack, log, parameter),
    LambdaVersion.V2_0,
  );
  stack.addOutputs({
    UserPoolId: pool.userPoolId,
    ClientId: web.userPoolClientId,
  });
  const places = {
    pool,
    clientId: web.userPoolClientId,
    accountClientId: account.userPoolClientId,
  };
  const plan = { ...PRE_SIGN_UP, at: getStageOutputs(settings, places), log, seconds: COGNITO_WAITS };
  pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, lambdaFrom(app, stack, plan));
  return places;
}
