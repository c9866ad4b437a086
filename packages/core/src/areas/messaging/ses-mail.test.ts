import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, describe, expect, it } from 'vitest';
import { MaybeSent, toMailId } from './mail';
import { sesMailer } from './ses-mail';

const mail = {
  id: toMailId(`rmd_${'0'.repeat(26)}`),
  to: ['guest@wayline.test'],
  subject: 'A reminder',
  html: '<p>Hello</p>',
  text: 'Hello',
};
let stop = async () => {};
afterEach(() => stop());

/** A mail service that answers in one way, and how often it was asked. */
const service = async (answer: RequestListener) => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    request.on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { endpoint, asked: () => asked };
};
const send = (endpoint: string) => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new SESv2Client({ endpoint, region: 'eu-west-1', credentials, maxAttempts: 1 });
  return sesMailer('Wayline <no-reply@wayline.test>', client).send(mail);
};

describe('sending through the mail service', () => {
  it('a mail that it refused has not left', async () => {
    const { endpoint } = await service((_, answer) => {
      answer.writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': 'MessageRejected' }).end('{}');
    });
    await expect(send(endpoint)).rejects.toMatchObject({ name: 'MessageRejected' });
  });

  it('a mail whose answer is lost may have left, and is not repeated', async () => {
    const { endpoint, asked } = await service((request) => request.socket.destroy());
    await expect(send(endpoint)).rejects.toBeInstanceOf(MaybeSent);
    expect(asked()).toBe(1);
  });

  it('a mail that reached nobody has not left', async () => {
    const { endpoint } = await service(() => {});
    await stop();
    stop = async () => {};
    await expect(send(endpoint)).rejects.not.toBeInstanceOf(MaybeSent);
  });
});
