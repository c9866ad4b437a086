/** What an AWS account allows, and has used of it. */
export type Account = {
  /** Functions that may run at once. */
  concurrency: number;
  roles: number;
  rolesQuota: number;
  /** Whether SES has left its sandbox. */
  mailsAnyone: boolean;
};
type Plan = { rolesNeeded: number; firstTime: boolean; lasting: boolean; codesBySes: boolean };
type Verdict = { stop: string[]; warn: string[] };

/** Sockets, jobs and stream consumers run beside the calls of people: with fewer, calls are turned away. */
const LEAST_CONCURRENCY = 50;
const GOOD_CONCURRENCY = 1_000;

const rolesVerdict = ({ roles, rolesQuota }: Account, { rolesNeeded, firstTime }: Plan): string[] =>
  firstTime && roles + rolesNeeded > rolesQuota
    ? [
        `This stage needs ${rolesNeeded} IAM roles, and the account has room for ${rolesQuota - roles}. Ask for a higher quota "Roles per account", or remove a stage.`,
      ]
    : [];

const mailVerdict = ({ mailsAnyone }: Account, { codesBySes }: Plan): Verdict => {
  if (mailsAnyone) return { stop: [], warn: [] };
  return codesBySes
    ? { stop: ['WAYLINE_CODES_BY_SES is yes, but SES is in its sandbox: no one could sign up.'], warn: [] }
    : { stop: [], warn: ['SES is in its sandbox: mail reaches only addresses that you verify in SES.'] };
};

/** Whether a stage fits into the account: what stops a deployment, and what one should know. */
export const judgeAccount = (account: Account, plan: Plan): Verdict => {
  const { concurrency } = account;
  const mail = mailVerdict(account, plan);
  const few = `Only ${concurrency} functions can run at once. Ask Lambda for the quota "Concurrent executions": ${GOOD_CONCURRENCY}.`;
  const tooFew = concurrency < LEAST_CONCURRENCY;
  return {
    stop: [...(tooFew && plan.lasting ? [few] : []), ...rolesVerdict(account, plan), ...mail.stop],
    warn: [...((tooFew && !plan.lasting) || (!tooFew && concurrency < GOOD_CONCURRENCY) ? [few] : []), ...mail.warn],
  };
};
