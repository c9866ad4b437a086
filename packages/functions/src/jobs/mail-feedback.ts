import { readFeedback } from '@wayline/core/areas/messaging/mail-feedback';
import { takeFeedback } from '@wayline/core/areas/messaging/take-feedback';
import { tripBounceWrites } from '@wayline/core/areas/trip/reminders/mail-bounces';
import { log } from '@wayline/core/base/log';
import type { EventBridgeEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { setting } from '../kernel/environment';

/**
 * A mail bounced or was complained about, as SES publishes it. Safe to repeat: the service may say it twice. What comes from elsewhere, or
 * from another configuration set of the account, is refused.
 */
export const handler = async ({ source, detail }: EventBridgeEvent<string, unknown>) => {
  if (source !== 'aws.ses') throw new Error('An event of another service was refused.');
  const feedback = readFeedback(detail, setting('MAIL_CONFIGURATION_SET'));
  const { table, newId, now } = baseDeps();
  const kept = feedback
    ? await takeFeedback({ table, newId, now: now(), bounceWrites: tripBounceWrites }, feedback)
    : 0;
  log.info('mail feedback', { mail: feedback?.mail, recipients: feedback?.recipients.length ?? 0, kept });
  return { kept };
};
