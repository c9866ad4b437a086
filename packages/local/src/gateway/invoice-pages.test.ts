import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenLocally } from '../fakes/http-listener';
import { pageEndpoint } from './endpoint-pages';
import type { Handlers } from './handlers';
import { httpApi } from './http-api';
import { matchRoute } from './route-table';

const TOKEN = 'a'.repeat(43);
const at = (address: string) => new URL(address, 'http://localhost:3000');
/** The operation that answers an address of a page. */
const answering = (method: string, address: string) =>
  matchRoute(method, pageEndpoint(at(address))?.address.pathname ?? '')?.route.contract.id;
const ADDRESSES = [`/invoice/web/${TOKEN}`, `/invoices/pay/${TOKEN}/`, `/client_invoice/invoice/${TOKEN}/usr_1`];

describe('where an invoice is paid online', () => {
  it.each(ADDRESSES)('R-SHELL-023 is where it is read: %s', (address) => {
    expect(answering('GET', address)).toBe('public.invoice.page');
    expect(answering('POST', address)).toBe('public.invoice.pay');
    expect(answering('GET', `${address}?pdf`)).toBe('public.invoice.pdf');
    expect(answering('POST', `${address}?paid`)).toBe('public.invoice.pay');
    expect(answering('GET', `${address}?reminders`)).toBe('public.invoice.reminders');
    expect(answering('POST', `${address}?reminders`)).toBe('public.invoice.stop-reminders');
  });
  it('is told of who comes back from paying', () => {
    const { address } = pageEndpoint(at(`/invoice/web/${TOKEN}?paid`)) ?? {};
    expect([address?.pathname, address?.searchParams.has('paid')]).toEqual([
      `/services/public/api/v1/invoices/${TOKEN}`,
      true,
    ]);
  });
  it('is no link where there is none, however it is asked', () => {
    for (const method of ['GET', 'POST'])
      expect(matchRoute(method, '/services/public/api/v1/invoices/-')?.params).toEqual({ token: '-' });
    expect(pageEndpoint(at('/invoice/web/short?pdf'))?.address.pathname).toBe('/services/public/api/v1/invoices/-');
  });
});

describe('what reaches the operation', () => {
  const reached: unknown[] = [];
  const handlers: Handlers = {
    of: async (name) => async (event) => {
      const { body, isBase64Encoded, pathParameters, queryStringParameters } = event as Record<string, unknown>;
      reached.push({ name, body, isBase64Encoded, pathParameters, queryStringParameters });
      return { statusCode: 200, headers: { 'content-type': 'text/html' }, body: 'page' };
    },
    version: () => '1',
    stop: async () => {},
  };
  let writes = 0;
  const api = httpApi(handlers, () => {
    writes += 1;
  });
  let server: Awaited<ReturnType<typeof listenLocally>>;
  beforeAll(async () => {
    server = await listenLocally((request, response) => {
      const page = pageEndpoint(at(request.url ?? '/'));
      if (page) void api(request, response, page.address);
    });
  });
  afterAll(() => server.stop());

  it('is what the form holds, as a browser sends it, and what is written is heard of', async () => {
    const form = new URLSearchParams({ pays: 'other', amount: '1.000,50 €', by: 'card' });
    const answer = await fetch(`${server.endpoint}/invoice/web/${TOKEN}`, { method: 'POST', body: form });
    expect([answer.status, await answer.text()]).toEqual([200, 'page']);
    expect(reached).toEqual([
      {
        ...{ name: 'accounting/pay-invoice', body: form.toString(), isBase64Encoded: false },
        ...{ pathParameters: { token: TOKEN }, queryStringParameters: undefined },
      },
    ]);
    expect(writes).toBe(1);
  });
  it('is that somebody paid, and that somebody wants it on paper', async () => {
    reached.length = 0;
    for (const query of ['?paid', '?pdf']) await fetch(`${server.endpoint}/invoice/web/${TOKEN}${query}`);
    expect(reached).toMatchObject([
      { name: 'accounting/invoice-page', queryStringParameters: { paid: '' } },
      { name: 'accounting/public-invoice-pdf', pathParameters: { token: TOKEN } },
    ]);
    expect(writes).toBe(1);
  });
});
