import { escapeMarkup } from '../escape-markup';
import type { Input } from '../input';
import { ServiceError } from '../service-error';
import type { Outbox } from './outbox';
import { refuseIfAsked } from './refusals';

const E164 = /^\+[1-9]\d{6,14}$/;
const SUBJECT = 60;

const keep = (box: Outbox, from: string, to: string, text: string, refusal: string): string => {
  refuseIfAsked(box);
  if (!E164.test(to))
    throw new ServiceError(refusal, `Invalid parameter: PhoneNumber Reason: ${to} is not valid to publish to`);
  return box.add({ kind: 'sms', from, to: [to], subject: text.slice(0, SUBJECT), html: '', text });
};

/** SendTextMessage of AWS End User Messaging. */
export const sendTextMessage = (box: Outbox, input: Input) => {
  const from = input.maybe('OriginationIdentity') ?? 'Wayline';
  return {
    MessageId: keep(box, from, input.text('DestinationPhoneNumber'), input.text('MessageBody'), 'ValidationException'),
  };
};

/** SNS's Publish to a phone number; its protocol is a form that is answered in XML. */
export const publish = (box: Outbox, form: URLSearchParams): string => {
  if (form.get('Action') !== 'Publish' || !form.has('PhoneNumber')) {
    throw new ServiceError('InvalidAction', 'Only Publish to a phone number is simulated locally.');
  }
  const id = keep(box, 'Wayline', form.get('PhoneNumber') ?? '', form.get('Message') ?? '', 'InvalidParameter');
  return `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${id}</MessageId></PublishResult><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></PublishResponse>`;
};

/** What SNS answers to what it refuses. */
export const snsRefusal = (error: ServiceError): string =>
  `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${error.code}</Code><Message>${escapeMarkup(error.message)}</Message></Error><RequestId>local</RequestId></ErrorResponse>`;
