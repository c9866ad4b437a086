import { gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { jsonAnswer } from './answer';
import { compressAnswer } from './compress-answer';

const asking = (accepted?: string) =>
  ({ headers: accepted ? { 'accept-encoding': accepted } : {} }) as unknown as APIGatewayProxyEventV2;
const long = jsonAnswer({ text: 'A trip to Oslo. '.repeat(500) });

it('compresses a long answer for whoever reads gzip', () => {
  const { body = '', isBase64Encoded, headers } = compressAnswer(asking('br, gzip'), long);
  expect(isBase64Encoded).toBe(true);
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' });
  expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(long.body);
});
it('leaves a short answer, one for somebody else, and a file as they are', () => {
  const short = jsonAnswer({ ok: true });
  expect(compressAnswer(asking('gzip'), short)).toBe(short);
  expect(compressAnswer(asking('br'), long)).toBe(long);
  expect(compressAnswer(asking(), long)).toBe(long);
  const file = { ...long, isBase64Encoded: true };
  expect(compressAnswer(asking('gzip'), file)).toBe(file);
});
