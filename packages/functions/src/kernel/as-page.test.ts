import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { asPage, goneAsPage } from './as-page';

const event = {} as APIGatewayProxyEventV2;
const answered =
  (statusCode: number, type = 'application/json'): (() => Promise<APIGatewayProxyStructuredResultV2>) =>
  async () => ({ statusCode, headers: { 'content-type': type, 'cache-control': 'no-store' }, body: '{}' });
const HTML = 'text/html; charset=utf-8';

it.each([
  [400, 404],
  [404, 404],
  [413, 413],
  [500, 500],
])('answers a person by a page whatever the kernel refuses: %i as %i', async (refused, statusCode) => {
  const headers = { 'content-type': HTML, 'cache-control': 'no-store' };
  expect(await asPage(answered(refused), () => 'gone')(event)).toEqual({ statusCode, headers, body: 'gone' });
});
it('leaves a page as it is', async () => {
  expect(await asPage(answered(409, HTML), () => 'gone')(event)).toMatchObject({ statusCode: 409, body: '{}' });
});
it('answers by a page where nothing is, and leaves other refusals', async () => {
  const handle = (status: number) => goneAsPage(answered(status), 'gone')(event);
  expect(await handle(400)).toMatchObject({ statusCode: 404, headers: { 'content-type': HTML }, body: 'gone' });
  expect(await handle(404)).toMatchObject({ statusCode: 404, body: 'gone' });
  expect(await handle(429)).toMatchObject({ statusCode: 429, body: '{}' });
});
