import type { ServerResponse } from 'node:http';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { toOpenApi } from '@wayline/core/openapi';
import { clock } from './clock';
import type { Texts } from './fakes/dns/dns-answer';
import { inbox } from './fakes/mail/inbox';
import type { Outbox } from './fakes/mail/outbox';
import type { Refused } from './roles/refusal-log';

/** A year at a time: far enough for every rule, and never out of the calendar by a slip. */
const MOST_MINUTES = 366 * 24 * 60;

const sendJson = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

type Own = {
  box: Outbox;
  runDueWork: () => Promise<unknown>;
  demoComplete: () => boolean;
  /** What a deployment ends with. */
  deploy: () => Promise<unknown>;
  /** The texts under names, as the domain name system has them here. */
  names: Texts;
  /** What functions were refused for their roles since the start. */
  refused: () => readonly Refused[];
};
/**
 * What exists on this machine only: the inbox, the clock, the records of names, the end of a deployment, the description of the endpoints,
 * what functions were refused for their roles, and whether the demo is complete, for whoever has to wait for that. True when it answered.
 */
export const localRoutes = ({ box, runDueWork, demoComplete, deploy, names, refused }: Own) => {
  const mailbox = inbox(box);
  return async (method: string, url: URL, response: ServerResponse): Promise<boolean> => {
    if (url.pathname === '/services/openapi.json') {
      sendJson(response, toOpenApi(ALL_CONTRACTS, '0.1.0'));
      return true;
    }
    if (url.pathname === '/local/demo' && method === 'GET') {
      const complete = demoComplete();
      sendJson(response, { complete }, complete ? 200 : 503);
      return true;
    }
    if (url.pathname === '/local/refusals' && method === 'GET') {
      sendJson(response, refused());
      return true;
    }
    if (url.pathname === '/local/deployment' && method === 'POST') {
      await deploy();
      sendJson(response, { deployed: true });
      return true;
    }
    if (url.pathname === '/local/dns' && method === 'POST') {
      const name = (url.searchParams.get('name') ?? '').toLowerCase();
      names.set(name, url.searchParams.getAll('text'));
      sendJson(response, { name, texts: names.get(name) });
      return true;
    }
    if (url.pathname === '/local/clock' && method === 'POST') {
      const minutes = Number(url.searchParams.get('minutes') ?? 0);
      if (!(minutes >= 0 && minutes <= MOST_MINUTES)) {
        sendJson(response, { message: `minutes must be a number from 0 to ${MOST_MINUTES}.` }, 400);
        return true;
      }
      clock.advance(minutes * 60_000);
      await runDueWork();
      sendJson(response, { now: new Date(clock.now()).toISOString() });
      return true;
    }
    return method === 'GET' && mailbox(url, response);
  };
};
