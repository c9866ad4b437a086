import { addressIn } from '@wayline/core/areas/messaging/mail-sender';
import { ARN } from './names';
import type { Ask } from './rights-cover';

type Input = Record<string, unknown>;
type Key = { pk?: string };
type Asks = (input: Input) => Ask[];

const text = (value: unknown) => String(value ?? '');
const leading = (...keys: (Key | undefined)[]) => ({
  'dynamodb:LeadingKeys': keys.flatMap((key) => (key?.pk === undefined ? [] : [key.pk])),
});
const item =
  (action: string): Asks =>
  ({ TableName, Key, Item }) => [
    { action: `dynamodb:${action}`, resource: ARN.table(text(TableName)), context: leading((Key ?? Item) as Key) },
  ];
/** Reads of a table or of one of its indexes, which has rights of its own. */
const rows =
  (action: string): Asks =>
  ({ TableName, IndexName, ExpressionAttributeValues: values }) => [
    {
      action: `dynamodb:${action}`,
      resource: `${ARN.table(text(TableName))}${IndexName ? `/index/${IndexName}` : ''}`,
      context: leading({ pk: (values as Record<string, string> | undefined)?.[':pk'] }),
    },
  ];
const STEPS: Record<string, Asks> = {
  Put: item('PutItem'),
  Update: item('UpdateItem'),
  Delete: item('DeleteItem'),
  ConditionCheck: item('ConditionCheckItem'),
};
const step = ([kind, input]: [string, Input]) => (STEPS[kind] ?? unknown(kind))(input);

const object = (action: string, bucket: unknown, key: unknown): Ask => ({
  action: `s3:${action}`,
  resource: `${ARN.bucket(text(bucket))}/${text(key)}`,
});
const onObject =
  (action: string): Asks =>
  ({ Bucket, Key }) => [object(action, Bucket, Key)];

const sealing =
  (action: string): Asks =>
  ({ KeyId, EncryptionContext }) => [
    {
      action: `kms:${action}`,
      resource: ARN.key(text(KeyId)),
      context: Object.fromEntries(
        Object.entries((EncryptionContext ?? {}) as Record<string, string>).map(([name, value]) => [
          `kms:EncryptionContext:${name}`,
          [value],
        ]),
      ),
    },
  ];

/** A mail asks for its sender, and for the set that the sender's mails go through. */
const mailing: Asks = ({ FromEmailAddress }) => {
  const from = addressIn(text(FromEmailAddress));
  const context = { 'ses:FromAddress': [from] };
  return [ARN.sender(from), ARN.mailSet].map((resource) => ({ action: 'ses:SendEmail', resource, context }));
};
const speaking =
  (method: string): Asks =>
  ({ ConnectionId }) => [{ action: 'execute-api:ManageConnections', resource: ARN.socket(method, text(ConnectionId)) }];

/** Calls of Cognito that anyone may make: a password, a code or a token is what allows them. */
const WITHOUT_RIGHTS = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'AssociateSoftwareToken',
  'VerifySoftwareToken',
];

const COMMANDS: Readonly<Record<string, Asks>> = {
  GetItem: item('GetItem'),
  PutItem: item('PutItem'),
  UpdateItem: item('UpdateItem'),
  DeleteItem: item('DeleteItem'),
  Query: rows('Query'),
  Scan: rows('Scan'),
  BatchGetItem: ({ RequestItems }) =>
    Object.entries(RequestItems as Record<string, { Keys: Key[] }>).map(([table, { Keys }]) => ({
      action: 'dynamodb:BatchGetItem',
      resource: ARN.table(table),
      context: leading(...Keys),
    })),
  TransactWriteItems: ({ TransactItems }) =>
    (TransactItems as Record<string, Input>[]).flatMap((one) => Object.entries(one).flatMap(step)),
  GetObject: onObject('GetObject'),
  PutObject: onObject('PutObject'),
  DeleteObject: onObject('DeleteObject'),
  CopyObject: ({ CopySource, Bucket, Key }) => {
    const [from, ...key] = text(CopySource).split('/').map(decodeURIComponent);
    return [object('GetObject', from, key.join('/')), object('PutObject', Bucket, Key)];
  },
  ListObjectsV2: ({ Bucket }) => [{ action: 's3:ListBucket', resource: ARN.bucket(text(Bucket)) }],
  Decrypt: sealing('Decrypt'),
  GenerateDataKey: sealing('GenerateDataKey'),
  SendEmail: mailing,
  PostToConnection: speaking('POST'),
  DeleteConnection: speaking('DELETE'),
  GetSecretValue: ({ SecretId }) => [
    { action: 'secretsmanager:GetSecretValue', resource: ARN.secret(text(SecretId), 'AbCdEf') },
  ],
  ...Object.fromEntries(WITHOUT_RIGHTS.map((name) => [name, () => []])),
};

const unknown = (name: string): never => {
  throw new Error(
    `Nobody has said yet which rights ${name} asks for; say it in packages/local/src/roles/command-permissions.ts.`,
  );
};

/** What a command of the SDK asks AWS for: each action with its resource. One that nobody has described stops the test. */
export const listCommandPermissions = (name: string, input: object): Ask[] => {
  if (name.startsWith('Admin'))
    return [{ action: `cognito-idp:${name}`, resource: ARN.pool(text((input as Input).UserPoolId)) }];
  return (COMMANDS[name] ?? unknown(name))(input as Input);
};
