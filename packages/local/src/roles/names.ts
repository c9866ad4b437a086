import { addressIn } from '@wayline/core/areas/messaging/mail-sender';
import type { Targets } from '../../../../stacks/rights';

const arn = (service: string, rest: string) => `arn:aws:${service}:local:000000000000:${rest}`;

/** What things of this machine would be called at AWS. */
export const ARN = {
  table: (name: string) => arn('dynamodb', `table/${name}`),
  key: (id: string) => arn('kms', `key/${id}`),
  pool: (id: string) => arn('cognito-idp', `userpool/${id}`),
  bucket: (name: string) => `arn:aws:s3:::${name}`,
  secret: (name: string, mark: string) => arn('secretsmanager', `secret:${name}-${mark}`),
  sender: (address: string) => arn('ses', `identity/${address.split('@')[1]}`),
  /** The set that the sender's mails go through. */
  mailSet: arn('ses', 'configuration-set/local'),
  socket: (method: string, id: string) => arn('execute-api', `sockets/local/${method}/@connections/${id}`),
};

const unset = (name: string): never => {
  throw new Error(`A role was asked for before ${name} was set.`);
};

/** What the rights of this process's functions are about, from the same settings that lead the functions there. */
export const targetsHere = (env: NodeJS.ProcessEnv = process.env): Targets => {
  const setting = (name: string) => env[name] ?? unset(name);
  const secret = (name: string) => ({ name, arn: ARN.secret(name, '??????') });
  const tableArn = ARN.table(setting('TABLE_NAME'));
  const mailFrom = addressIn(setting('MAIL_FROM'));
  return {
    tableArn,
    streamArn: `${tableArn}/stream/local`,
    sealKeyArn: ARN.key(setting('SEAL_KEY_ID')),
    userPoolArn: ARN.pool(setting('USER_POOL_ID')),
    filesArn: ARN.bucket(setting('FILES_BUCKET')),
    mailFrom,
    mailArns: [ARN.sender(mailFrom), ARN.mailSet],
    smsPoolArn: undefined,
    stripeKeys: secret(env.STRIPE_KEYS ?? 'stripe'),
    ...(env.SUPPORT_CHAT && { supportChat: secret(env.SUPPORT_CHAT) }),
    live: { endpoint: setting('WS_API_ENDPOINT'), connectionsArn: ARN.socket('*', '*') },
  };
};
