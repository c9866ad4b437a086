import { GetAccountSummaryCommand, IAMClient } from '@aws-sdk/client-iam';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { Account } from './quotas';

/** What the account allows, asked of AWS. */
export const readAccount = async (region: string): Promise<Account> => {
  const [functions, identity, mail] = await Promise.all([
    new LambdaClient({ region }).send(new GetAccountSettingsCommand({})),
    new IAMClient({ region }).send(new GetAccountSummaryCommand({})),
    new SESv2Client({ region }).send(new GetAccountCommand({})),
  ]);
  // The SDK's type knows only some of the names that IAM answers.
  const counts: Record<string, number | undefined> = identity.SummaryMap ?? {};
  return {
    concurrency: functions.AccountLimit?.ConcurrentExecutions ?? 0,
    roles: counts.Roles ?? 0,
    rolesQuota: counts.RolesQuota ?? 0,
    mailsAnyone: mail.ProductionAccessEnabled ?? false,
  };
};

/** The number of the account that the credentials belong to. */
export const readAccountId = async (region: string): Promise<string> => {
  const { Account: id } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
  if (!id) throw new Error('AWS names no account for these credentials.');
  return id;
};
