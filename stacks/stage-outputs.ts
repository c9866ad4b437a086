import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { ArnFormat, Stack } from 'aws-cdk-lib/core';
import { use } from 'sst/constructs';
import { Data } from './data';
import { Files } from './files';
import { Mail } from './mail';
import type { Settings } from './settings';
import { formPolicy } from './web-headers';

/** Names and addresses of what functions reach. */
export type StageOutputs = {
  tableName: string;
  tableArn: string;
  streamArn: string;
  sealKeyArn: string;
  userPoolId: string;
  userPoolArn: string;
  clientId: string;
  accountClientId: string;
  filesBucket: string;
  filesArn: string;
  mailFrom: string;
  mailArns: string[];
  /** Under which name the mail service says what became of mails. */
  mailConfigurationSet: string;
  smsPoolArn: string | undefined;
  ratesUrl: string;
  /** Names of companies that the content network answers, set apart by commas. */
  clientHosts?: string;
  /** Under what content policy pages are served that other websites may show. */
  framedPolicy: string;
  /** The secret with the keys of the payment service: its name, and its ARN up to the six signs that Secrets Manager adds to it. */
  stripeKeys: { name: string; arn: string };
  /** The secret shared with the support chat, likewise; where there is one. */
  supportChat?: { name: string; arn: string };
  origin: string;
  providerName: string;
  version: string;
  live?: { endpoint: string; connectionsArn: string };
};

/** What the identity stack stands for. */
export type IdentityOutputs = Pick<StageOutputs, 'clientId' | 'accountClientId'> & {
  pool: IUserPool;
};

/** The places of this stage, gathered from the stacks that hold state; `live` once the realtime stack stands. */
export const getStageOutputs = (
  settings: Settings,
  { pool, ...identity }: IdentityOutputs,
  live?: StageOutputs['live'],
): StageOutputs => {
  const { table, sealKey } = use(Data);
  const { files } = use(Files);
  const secret = (name: string) => ({
    name,
    arn: Stack.of(table).formatArn({
      service: 'secretsmanager',
      resource: 'secret',
      resourceName: `${name}-??????`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
  });
  return {
    tableName: table.tableName,
    tableArn: table.tableArn,
    streamArn: table.tableStreamArn ?? '',
    sealKeyArn: sealKey.keyArn,
    userPoolId: pool.userPoolId,
    userPoolArn: pool.userPoolArn,
    ...identity,
    filesBucket: files.bucketName,
    filesArn: files.bucketArn,
    mailFrom: settings.mailFrom,
    mailArns: use(Mail).arns,
    mailConfigurationSet: use(Mail).configurationSetName,
    smsPoolArn: settings.smsPoolArn,
    ratesUrl: settings.ratesUrl,
    clientHosts: settings.clientHosts,
    framedPolicy: formPolicy(files.bucketRegionalDomainName),
    stripeKeys: secret(settings.stripeSecret),
    ...(settings.supportChat && { supportChat: secret(settings.supportChat.secret) }),
    origin: settings.origin,
    providerName: settings.providerName,
    version: settings.version,
    live,
  };
};
