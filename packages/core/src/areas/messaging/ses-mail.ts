import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { type Mailer, MaybeSent } from './mail';
import { fromAddress } from './mail-sender';

/** Nothing reached the service; any other failure without its answer may have come after it took the mail. */
const NEVER_ARRIVED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'CredentialsProviderError']);

const answered = (error: unknown) =>
  error instanceof Error &&
  '$metadata' in error &&
  Boolean((error.$metadata as { httpStatusCode?: number }).httpStatusCode);
const neverArrived = (error: unknown) =>
  error instanceof Error &&
  [error.name, 'code' in error ? error.code : ''].some((name) => NEVER_ARRIVED.has(String(name)));

/**
 * Sends through SES; throws what SES refuses, for the outbox to judge, and `MaybeSent` when no answer came. One attempt: the outbox
 * tries again, and the SDK would repeat a mail whose answer was lost.
 */
export const sesMailer = (from: string, client = new SESv2Client({ maxAttempts: 1 })): Mailer => ({
  send: async ({ to, subject, html, text, reply_to, from_name, id, company_id }) => {
    try {
      const answer = await client.send(
        new SendEmailCommand({
          FromEmailAddress: fromAddress(from, from_name),
          Destination: { ToAddresses: [...to] },
          ...(reply_to && { ReplyToAddresses: [reply_to] }),
          Content: { Simple: { Subject: { Data: subject }, Body: { Html: { Data: html }, Text: { Data: text } } } },
          // By these a bounce finds its way back to the mail.
          EmailTags: [{ Name: 'mail', Value: id }, ...(company_id ? [{ Name: 'company', Value: company_id }] : [])],
        }),
      );
      return { provider_id: answer.MessageId ?? '' };
    } catch (error) {
      if (answered(error) || neverArrived(error)) throw error;
      throw new MaybeSent('The email service didn’t answer.', { cause: error });
    }
  },
});
