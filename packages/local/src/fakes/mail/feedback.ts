import type { OutboxMessage } from './outbox';

/** The configuration set under which every mail leaves here. */
export const MAIL_CONFIGURATION_SET = 'local-wayline-mail';

type Happened = { type: string; detail: (emailAddress: string) => object };
/** The addresses of the mail service's own simulator at which it bounces or is complained about; a label (`bounce+anna@`) makes them many. */
const SIMULATED: Record<string, Happened> = {
  bounce: {
    type: 'Email Bounced',
    detail: (emailAddress) => ({
      eventType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [
          {
            emailAddress,
            action: 'failed',
            status: '5.1.1',
            diagnosticCode: 'smtp; 550 5.1.1 user unknown',
          },
        ],
      },
    }),
  },
  complaint: {
    type: 'Email Complaint Received',
    detail: (emailAddress) => ({
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress }], complaintFeedbackType: 'abuse' },
    }),
  },
};
const SIMULATOR = /^(bounce|complaint)(?:\+[\w.-]+)?@simulator\.amazonses\.com$/i;

/** What the mail service publishes of a mail that it sent, as events of the account's bus; nothing for one that arrives. */
export const toMailEvents = ({ id, at, to, tags = {} }: Pick<OutboxMessage, 'id' | 'at' | 'to' | 'tags'>) =>
  to.flatMap((address) => {
    const happened = SIMULATED[SIMULATOR.exec(address)?.[1]?.toLowerCase() ?? ''];
    if (!happened) return [];
    const published = Object.entries(tags).map(([name, value]) => [name, [value]]);
    return [
      {
        source: 'aws.ses',
        'detail-type': happened.type,
        detail: {
          ...happened.detail(address),
          mail: {
            messageId: id,
            timestamp: at,
            destination: to,
            tags: { ...Object.fromEntries(published), 'ses:configuration-set': [MAIL_CONFIGURATION_SET] },
          },
        },
      },
    ];
  });
