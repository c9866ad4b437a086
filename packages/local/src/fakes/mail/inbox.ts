import type { ServerResponse } from 'node:http';
import { inboxPage, messageHtml, messagePage } from './inbox-page';
import type { Outbox } from './outbox';

const HTML = 'text/html; charset=utf-8';
const MESSAGE = /^\/inbox\/([\w-]+)(\/html)?$/;
/** A mail is shown, never run. */
const STILL = { 'content-security-policy': "script-src 'none'; frame-ancestors 'self'" };

/** Answers `/inbox`, its messages, and `/inbox/messages.json?to=&since=` (an address, an instant). True when it answered. */
export const inbox =
  (box: Outbox) =>
  (url: URL, response: ServerResponse): boolean => {
    const send = (type: string, body: string, headers: Record<string, string> = {}) => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body);
      return true;
    };
    const { pathname, searchParams } = url;
    if (pathname === '/inbox') return send(HTML, inboxPage(box));
    if (pathname === '/inbox/messages.json') {
      const found = box.list(searchParams.get('to') ?? undefined, searchParams.get('since') ?? undefined);
      return send('application/json', JSON.stringify(found));
    }
    const [, id = '', framed] = MESSAGE.exec(pathname) ?? [];
    const message = id ? box.find(id) : undefined;
    if (!message) return false;
    return framed ? send(HTML, messageHtml(message), STILL) : send(HTML, messagePage(message));
  };
