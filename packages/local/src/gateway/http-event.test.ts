import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { httpEvent } from './http-event';

const request = {
  method: 'GET',
  headers: { cookie: 'a=1', 'x-twice': ['a', 'b'] },
  socket: {},
} as unknown as IncomingMessage;
const eventOf = (search: string) =>
  httpEvent(request, new URL(`http://local/a${search}`), { key: 'GET /a', params: {} }, Buffer.alloc(0));

it('joins what is asked twice, whatever it is called', () => {
  expect(eventOf('?a=1&b=2&a=3').queryStringParameters).toEqual({ a: '1,3', b: '2' });
  expect(eventOf('?constructor=1').queryStringParameters).toEqual({ constructor: '1' });
  expect(eventOf('').queryStringParameters).toBeUndefined();
});

it('carries headers as the gateway does: cookies apart, repeated ones joined', () => {
  expect(eventOf('').headers).toEqual({ 'x-twice': 'a,b' });
});
