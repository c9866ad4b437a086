import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestFakes, type TestFakes } from '../test-fakes';

let t: TestFakes;
beforeAll(async () => {
  t = await startTestFakes();
});
afterAll(() => t.stop());

const sendTextMessage = async (body: object) => {
  const headers = {
    'x-amz-target': 'PinpointSMSVoiceV2.SendTextMessage',
    'content-type': 'application/x-amz-json-1.0',
  };
  const answer = await fetch(t.endpoints.PINPOINT_SMS_VOICE_V2, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { MessageId?: string; __type?: string } };
};
const publish = async (form: Record<string, string>) => {
  const answer = await fetch(t.endpoints.SNS, {
    method: 'POST',
    body: new URLSearchParams({ Version: '2010-03-31', ...form }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    id: /<MessageId>([^<]+)/.exec(text)?.[1] ?? '',
    code: /<Code>([^<]+)/.exec(text)?.[1],
  };
};

it('keeps text messages of End User Messaging', async () => {
  const sent = await sendTextMessage({
    DestinationPhoneNumber: '+12025550123',
    OriginationIdentity: 'WAYLINE',
    MessageBody: 'Your car waits.',
  });
  expect(t.box.find(sent.body.MessageId ?? '')).toMatchObject({
    kind: 'sms',
    from: 'WAYLINE',
    to: ['+12025550123'],
    text: 'Your car waits.',
  });
  const refused = await sendTextMessage({ DestinationPhoneNumber: '202-555', MessageBody: 'x' });
  expect(refused).toMatchObject({ status: 400, body: { __type: 'ValidationException' } });
});

it('keeps text messages of SNS, in its own protocol', async () => {
  const sent = await publish({ Action: 'Publish', PhoneNumber: '+12025550123', Message: 'Gate changed & moved' });
  expect(t.box.find(sent.id)).toMatchObject({ kind: 'sms', to: ['+12025550123'], text: 'Gate changed & moved' });
  expect(await publish({ Action: 'Publish', PhoneNumber: '1', Message: 'x' })).toMatchObject({
    status: 400,
    code: 'InvalidParameter',
  });
  expect(await publish({ Action: 'Subscribe' })).toMatchObject({ status: 400, code: 'InvalidAction' });
});

it('refuses them when a test asks for it', async () => {
  t.box.refuseNext('ThrottlingException');
  expect(await publish({ Action: 'Publish', PhoneNumber: '+12025550123', Message: 'x' })).toMatchObject({
    status: 429,
    code: 'ThrottlingException',
  });
});
