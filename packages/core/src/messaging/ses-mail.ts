import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Mailer } from './mail';

/** Sends through SES; throws what SES refuses, for the outbox to judge. */
export const sesMailer = (from: string, client = new SESv2Client({})): Mailer => ({
  send: async ({ to, subject, html, text, reply_to, id }) => {
    const answer = await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [...to] },
        ...(reply_to && { ReplyToAddresses: [reply_to] }),
        Content: { Simple: { Subject: { Data: subject }, Body: { Html: { Data: html }, Text: { Data: text } } } },
        EmailTags: [{ Name: 'mail', Value: id }],
      }),
    );
    return { provider_id: answer.MessageId ?? '' };
  },
});
