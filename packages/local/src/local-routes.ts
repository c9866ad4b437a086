import type { ServerResponse } from 'node:http';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { openApiOf } from '@wayline/core/kernel/openapi';
import { clock } from './clock';
import { inboxPage, messageHtml, messagePage } from './standins/mail/inbox-page';
import type { Outbox } from './standins/mail/outbox';

type Tools = { box: Outbox; runDueWork: () => Promise<unknown> };
const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body);
};
const HTML = 'text/html; charset=utf-8';

/** What exists on this machine only: the inbox, the clock, and the description of the endpoints. True when it answered. */
export const localRoutes =
  ({ box, runDueWork }: Tools) =>
  async (method: string, url: URL, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = url;
    if (pathname === '/services/openapi.json') {
      send(response, 200, 'application/json', JSON.stringify(openApiOf(ALL_CONTRACTS, '0.1.0')));
      return true;
    }
    if (pathname === '/inbox/messages.json') {
      send(response, 200, 'application/json', JSON.stringify(box.list(searchParams.get('to') ?? undefined)));
      return true;
    }
    if (pathname === '/inbox') {
      send(response, 200, HTML, inboxPage(box));
      return true;
    }
    const [, id = '', part] = /^\/inbox\/([\w-]+)(\/html)?$/.exec(pathname) ?? [];
    const message = id && box.find(id);
    if (message) {
      const strict = { 'content-security-policy': "script-src 'none'" };
      send(response, 200, HTML, part ? messageHtml(message) : messagePage(message), part ? strict : {});
      return true;
    }
    if (pathname === '/local/clock' && method === 'POST') {
      clock.advance(Number(searchParams.get('minutes') ?? 0) * 60_000);
      await runDueWork();
      send(response, 200, 'application/json', JSON.stringify({ now: new Date(clock.now()).toISOString() }));
      return true;
    }
    return false;
  };
