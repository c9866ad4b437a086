import {
  BadRequestException,
  MessageRejected,
  SESv2Client,
  SendEmailCommand,
  type SendEmailCommandInput,
  SendingPausedException,
  TooManyRequestsException,
} from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestFakes, type TestFakes } from '../test-fakes';

let t: TestFakes;
let ses: SESv2Client;
beforeAll(async () => {
  t = await startTestFakes();
  ses = new SESv2Client(t.options('SESV2'));
});
afterAll(() => t.stop());

const mail: SendEmailCommandInput = {
  FromEmailAddress: 'Wayline <hello@wayline.test>',
  Destination: { ToAddresses: ['Olivia Vale <Olivia@client.test>'], CcAddresses: ['adrian@client.test'] },
  ReplyToAddresses: ['advisor@wayline.test'],
  Content: {
    Simple: {
      Subject: { Data: 'Your trip' },
      Body: { Html: { Data: '<p>Hello</p>' }, Text: { Data: 'Hello' } },
      Attachments: [{ FileName: 'trip.ics', ContentType: 'text/calendar', RawContent: Buffer.from('BEGIN:VCALENDAR') }],
    },
  },
  EmailTags: [{ Name: 'mail', Value: 'mai_1' }],
};
const send = (changes: Partial<SendEmailCommandInput> = {}) => ses.send(new SendEmailCommand({ ...mail, ...changes }));

describe('a mail', () => {
  it('lands in the outbox with everything that was in it', async () => {
    const { MessageId = '' } = await send();
    expect(t.box.find(MessageId)).toMatchObject({
      kind: 'email',
      from: 'Wayline <hello@wayline.test>',
      to: ['Olivia Vale <Olivia@client.test>'],
      cc: ['adrian@client.test'],
      subject: 'Your trip',
      html: '<p>Hello</p>',
      text: 'Hello',
      reply_to: 'advisor@wayline.test',
      tags: { mail: 'mai_1' },
      attachments: [
        { name: 'trip.ics', type: 'text/calendar', data: Buffer.from('BEGIN:VCALENDAR').toString('base64') },
      ],
    });
  });

  it('needs somebody to go to, fifty at most, a subject and a body', async () => {
    const many = Array.from({ length: 51 }, (_, i) => `p${i}@client.test`);
    const refused = [
      send({ Destination: {} }),
      send({ Destination: { ToAddresses: many } }),
      send({ Content: { Simple: { Subject: { Data: '' }, Body: { Text: { Data: 'x' } } } } }),
      send({ Content: { Simple: { Subject: { Data: 'x' }, Body: {} } } }),
    ];
    for (const attempt of refused) await expect(attempt).rejects.toBeInstanceOf(BadRequestException);
  });

  it('is not simulated raw or from a template', async () => {
    await expect(send({ Content: { Raw: { Data: Buffer.from('x') } } })).rejects.toThrow('not simulated locally');
    await expect(send({ Content: { Template: { TemplateName: 'x' } } })).rejects.toThrow('not simulated locally');
  });

  it('is refused as often as a test asks, under the name it asks for', async () => {
    const before = t.box.list().length;
    t.box.refuseNext('MessageRejected', 'TooManyRequestsException', 'SendingPausedException');
    await expect(send()).rejects.toBeInstanceOf(MessageRejected);
    await expect(send()).rejects.toBeInstanceOf(TooManyRequestsException);
    await expect(send()).rejects.toBeInstanceOf(SendingPausedException);
    expect(t.box.list()).toHaveLength(before);
    await send();
    expect(t.box.list()).toHaveLength(before + 1);
  });
});
