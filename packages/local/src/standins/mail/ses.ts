import { ServiceError } from '../service-error';
import type { Outbox } from './outbox';

type Text = { Data?: string };
type SendEmail = {
  FromEmailAddress?: string;
  Destination?: { ToAddresses?: string[] };
  ReplyToAddresses?: string[];
  Content?: { Simple?: { Subject?: Text; Body?: { Html?: Text; Text?: Text } } };
};

/** SES's SendEmail: simple contents are kept in the outbox; raw and template mails are not simulated. */
export const sendEmail = (box: Outbox, input: SendEmail) => {
  const simple = input.Content?.Simple;
  if (!simple) throw new ServiceError('BadRequestException', 'Only simple mails are simulated locally.');
  const to = input.Destination?.ToAddresses ?? [];
  if (to.length === 0 || !simple.Subject?.Data)
    throw new ServiceError('BadRequestException', 'A mail needs an address and a subject.');
  const id = box.add({
    kind: 'email',
    from: input.FromEmailAddress ?? '',
    to,
    subject: simple.Subject.Data,
    html: simple.Body?.Html?.Data ?? '',
    text: simple.Body?.Text?.Data ?? '',
    reply_to: input.ReplyToAddresses?.[0],
  });
  return { MessageId: id };
};

/** A text message, by either of the services that send them. */
export const sendSms = (box: Outbox, to: string, text: string) => ({
  MessageId: box.add({ kind: 'sms', from: 'Wayline', to: [to], subject: text.slice(0, 60), html: '', text }),
});
