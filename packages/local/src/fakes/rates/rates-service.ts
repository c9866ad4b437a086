import type { IncomingMessage, ServerResponse } from 'node:http';
import { REFERENCE_RATES } from './reference-rates';

const PATH = /^\/v1\/(latest|\d{4}-\d{2}-\d{2})$/;

/** What the public service of exchange rates answers for a day: the rates of that day, or of the last one before it. */
const ratesOf = (asked: string) =>
  asked === 'latest' ? REFERENCE_RATES.at(-1) : REFERENCE_RATES.findLast(({ date }) => date <= asked);

/** Speaks as api.frankfurter.dev does, of a handful of real days. */
export const ratesService = () => (request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '/', 'http://local');
  const asked = PATH.exec(pathname)?.[1];
  const found = asked && ratesOf(asked);
  const body = found ? { amount: 1, base: 'EUR', ...found } : { message: 'not found' };
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
