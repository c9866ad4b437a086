import type { Adapter, Contract } from '@wayline/core/contract/contract';
import type { CallId } from '@wayline/core/contracts';
import type { IndexName } from '@wayline/core/store/definition';
import type { StageOutputs } from './stage-outputs';

/** What a function is about to do; its rights and its settings follow from this and from nothing else. */
export type Needs = {
  table?: 'read' | 'write';
  indexes?: readonly IndexName[];
  stream?: boolean;
  /** Goes through the whole table: only what deletes all of a company, and what brings older data up to date. */
  whole?: boolean;
  uses?: readonly Adapter[];
  /** Whether the adapters may change what they reach, or only read it. */
  writes?: boolean;
  /** Calls of Cognito that need a right; signing in and up are calls anyone may make. */
  accounts?: readonly string[];
  verifies?: 'user';
  /** Hears of mails that did not arrive. */
  mailFeedback?: boolean;
  /** Its pages may be shown by other websites. */
  framed?: boolean;
  /** Signs for a user towards the support chat. */
  chat?: boolean;
};
/** What rights name of a stage. */
export type Targets = Pick<
  StageOutputs,
  | 'tableArn'
  | 'streamArn'
  | 'sealKeyArn'
  | 'userPoolArn'
  | 'filesArn'
  | 'mailFrom'
  | 'mailArns'
  | 'smsPoolArn'
  | 'stripeKeys'
  | 'supportChat'
  | 'live'
>;
export type Right = {
  actions: string[];
  resources: string[];
  conditions?: Record<string, Record<string, string | string[]>>;
};

/** The only endpoints that act on an account other than by its own password or token. */
export const ACCOUNT_RIGHTS: Partial<Record<CallId, readonly string[]>> = {
  'users.sign-up': ['cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'],
  'users.forgot-password': ['cognito-idp:AdminGetUser'],
  'users.reset-password': [
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminUserGlobalSignOut',
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminSetUserPassword',
  ],
  'users.settings.two-step-auth.get': ['cognito-idp:AdminGetUser'],
  'users.settings.two-step-auth.begin': ['cognito-idp:AdminInitiateAuth'],
  'users.settings.two-step-auth': [
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminInitiateAuth',
    'cognito-idp:AdminSetUserMFAPreference',
  ],
  'users.email-change.begin': ['cognito-idp:AdminGetUser'],
  'users.email-change.confirm': [
    'cognito-idp:AdminUpdateUserAttributes',
    'cognito-idp:AdminUserGlobalSignOut',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminDeleteUser',
  ],
  'users.login.recovery-code': ['cognito-idp:AdminGetUser', 'cognito-idp:AdminSetUserMFAPreference'],
  'users.logout': ['cognito-idp:AdminUserGlobalSignOut'],
  'users.status.set': ['cognito-idp:AdminEnableUser', 'cognito-idp:AdminDisableUser'],
  'users.change-status': ['cognito-idp:AdminEnableUser', 'cognito-idp:AdminDisableUser'],
  'users.bulk-delete': ['cognito-idp:AdminDeleteUser'],
  'users.single-delete': ['cognito-idp:AdminDeleteUser'],
  'users.closing.set': ['cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'],
  'users.invitations.accept': [
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminDeleteUser',
  ],
};

/** The endpoints that sign for a user towards the support chat. */
export const SIGNS_FOR_CHAT: readonly CallId[] = ['users.current.get', 'misc.shell.get'];

/** A GET never writes, so it may not. `effect` does not tell: signing up is repeatable by nature and writes all the same. */
export const getContractNeeds = (contract: Contract): Needs => {
  const writes = contract.method !== 'GET';
  return {
    table: writes ? 'write' : 'read',
    indexes: ['list'],
    uses: contract.uses ?? [],
    writes,
    accounts: ACCOUNT_RIGHTS[contract.id as CallId] ?? [],
    ...(contract.access.kind === 'signed_in' && { verifies: 'user' as const }),
    framed: contract.framed ?? false,
    chat: SIGNS_FOR_CHAT.includes(contract.id as CallId),
  };
};

const mayRead = (secret: { arn: string }): Right => ({
  actions: ['secretsmanager:GetSecretValue'],
  resources: [secret.arn],
});

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];
/** A program's key is noted as used, also by what else only reads: in the partitions of those notes and nowhere else. */
const NOTES_OF_KEYS = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['C#*#KEY_USES'] } };
const tableRights = ({ table, indexes = [], stream, whole, verifies }: Needs, at: Targets): Right[] => [
  ...(table ? [{ actions: table === 'write' ? [...READ, ...WRITE] : READ, resources: [at.tableArn] }] : []),
  ...(table && indexes.length > 0
    ? [{ actions: ['dynamodb:Query'], resources: indexes.map((name) => `${at.tableArn}/index/${name}`) }]
    : []),
  ...(table === 'read' && verifies === 'user'
    ? [{ actions: ['dynamodb:PutItem'], resources: [at.tableArn], conditions: NOTES_OF_KEYS }]
    : []),
  ...(whole ? [{ actions: ['dynamodb:Scan'], resources: [at.tableArn] }] : []),
  ...(stream
    ? [
        {
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [at.streamArn],
        },
        { actions: ['dynamodb:ListStreams'], resources: ['*'] },
      ]
    : []),
];

const COMPANIES = 'cmp_*';
const objects = (at: Targets, ...keys: string[]) => keys.map((key) => `${at.filesArn}/${key}`);
/** Listing is what makes S3 say "missing" (404) where it would say "forbidden". */
const listing = (at: Targets): Right => ({ actions: ['s3:ListBucket'], resources: [at.filesArn] });
/** Keys begin with a company or with `published/`. */
const filesRights = (writes: boolean, at: Targets): Right[] => [
  {
    actions: ['s3:GetObject', ...(writes ? ['s3:PutObject', 's3:DeleteObject'] : [])],
    resources: objects(at, COMPANIES, 'published/*'),
  },
  listing(at),
];
/** A form may do what its signer may: put into the waiting room, and nowhere else. Only what takes files in takes them out of there. */
const uploadRights = (takesIn: boolean, at: Targets): Right[] => [
  {
    actions: ['s3:GetObject', 's3:PutObject', ...(takesIn ? ['s3:DeleteObject'] : [])],
    resources: objects(at, 'uploads/*'),
  },
  listing(at),
];
const linkRights = (at: Targets): Right[] => [{ actions: ['s3:GetObject'], resources: objects(at, COMPANIES) }];
/** A sealed field opens only with its company named, and a reader cannot make new keys. */
const sealRights = (writes: boolean, reads: boolean, at: Targets): Right[] => [
  {
    actions: [...(reads ? ['kms:Decrypt'] : []), ...(writes ? ['kms:GenerateDataKey'] : [])],
    resources: [at.sealKeyArn],
    conditions: { Null: { 'kms:EncryptionContext:company': 'false' } },
  },
];
const mailRights = (at: Targets): Right[] => [
  {
    actions: ['ses:SendEmail'],
    resources: at.mailArns,
    conditions: { StringEquals: { 'ses:FromAddress': at.mailFrom } },
  },
  ...(at.smsPoolArn ? [{ actions: ['sms-voice:SendTextMessage'], resources: [at.smsPoolArn] }] : []),
];
const liveRights = (at: Targets): Right[] => {
  if (!at.live) throw new Error('A function that speaks to sockets stands after the realtime stack.');
  return [{ actions: ['execute-api:ManageConnections'], resources: [at.live.connectionsArn] }];
};

/** Everything a function may do, beside writing its log. Mail includes SMS where a pool of numbers is set. */
export const listFunctionRights = (needs: Needs, at: Targets): Right[] => {
  const writes = needs.writes ?? false;
  const perAdapter: Record<Adapter, () => Right[]> = {
    identity: () => [],
    rates: () => [],
    names: () => [],
    payments: () => [mayRead(at.stripeKeys)],
    online: () => [],
    files: () => filesRights(writes, at),
    uploads: () => uploadRights(needs.uses?.includes('files') ?? false, at),
    file_links: () => linkRights(at),
    seal: () => sealRights(writes, true, at),
    mail: () => mailRights(at),
    realtime: () => liveRights(at),
  };
  return [
    ...tableRights(needs, at),
    ...(needs.chat && at.supportChat ? [mayRead(at.supportChat)] : []),
    ...(needs.accounts?.length ? [{ actions: [...needs.accounts], resources: [at.userPoolArn] }] : []),
    ...(needs.uses ?? []).flatMap((name) => perAdapter[name]()),
  ];
};
