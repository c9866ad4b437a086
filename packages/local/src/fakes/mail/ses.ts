import type { Input } from '../input';
import { ServiceError } from '../service-error';
import type { Attachment, Outbox } from './outbox';
import { refuseIfAsked } from './refusals';

const MOST_RECIPIENTS = 50;

const refuse = (message: string): never => {
  throw new ServiceError('BadRequestException', message);
};

const attachmentOf = (item: Input): Attachment => ({
  name: item.text('FileName'),
  type: item.maybe('ContentType') ?? 'application/octet-stream',
  data: item.text('RawContent'),
  ...(item.maybe('ContentId') && { content_id: item.text('ContentId') }),
});

const recipients = (input: Input) => {
  const destination = input.inside('Destination');
  const [to, cc, bcc] = [
    destination.list('ToAddresses'),
    destination.list('CcAddresses'),
    destination.list('BccAddresses'),
  ];
  const count = to.length + cc.length + bcc.length;
  if (count === 0) return refuse('At least one recipient is needed.');
  if (count > MOST_RECIPIENTS) return refuse('Recipient count exceeds 50.');
  return { to, ...(cc.length > 0 && { cc }), ...(bcc.length > 0 && { bcc }) };
};

/** SES's SendEmail: simple contents are kept in the outbox; raw and template mails are not simulated. */
export const sendEmail = (box: Outbox, input: Input) => {
  refuseIfAsked(box);
  const content = input.inside('Content');
  if (content.has('Raw') || content.has('Template')) return refuse('Raw and template mails are not simulated locally.');
  const simple = content.inside('Simple');
  const body = simple.inside('Body');
  const html = body.inside('Html').maybe('Data') ?? '';
  const text = body.inside('Text').maybe('Data') ?? '';
  if (!html && !text) return refuse('A mail needs a body.');
  const attachments = simple.items('Attachments').map(attachmentOf);
  const MessageId = box.add({
    kind: 'email',
    from: input.text('FromEmailAddress'),
    ...recipients(input),
    subject: simple.inside('Subject').text('Data'),
    html,
    text,
    reply_to: input.list('ReplyToAddresses')[0],
    tags: input.attributes('EmailTags'),
    ...(attachments.length > 0 && { attachments }),
  });
  return { MessageId };
};
