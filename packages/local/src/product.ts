import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { s3Files } from '@wayline/core/areas/files/s3-files';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { getEndpointPath } from '@wayline/core/contract/contract';
import { openTable } from '@wayline/core/store/client';
import { noteMissedChanges } from '@wayline/core/store/projection-check';
import { LINK_GONE } from '@wayline/pages/link-gone/link-gone-document';
import { clock } from './clock';
import { migrationMark, openDataDir } from './data-dir';
import { startSweeper } from './database/expiry-sweeper';
import { fileCheckpoint } from './database/file-checkpoint';
import { pollStream } from './database/stream-poller';
import { deadLetters } from './dead-letters';
import { DEMO_ACCOUNTS } from './demo/accounts';
import { planInBackground } from './demo/plan-in-background';
import { FILES_BUCKET, TABLE_NAME } from './environment';
import { layFoundation } from './foundation';
import { pageEndpoint } from './gateway/endpoint-pages';
import { httpApi } from './gateway/http-api';
import { listen } from './gateway/listen';
import { formHeaders, pageHeaders } from './gateway/security-headers';
import { webSocketApi } from './gateway/sockets';
import { staticSite } from './gateway/static-site';
import { afterDeployment, migrateInBackground, schedule, streamConsumers, timeUntilEnd } from './jobs';
import { localRoutes } from './local-routes';
import { mailFeedback } from './mail-feedback';
import { buildSite } from './site-build';

export type ProductOptions = {
  root: string;
  dataDir: string;
  port: number;
  /** Forgets what the data folder holds. */
  fresh: boolean;
  /** Bundles the handlers again whenever a source changes. */
  watch?: boolean;
  /** Gives every function the rights of its deployed role and no others. */
  roles?: boolean;
  /** Lets indexes lag, refuses some transactions, and gives every function modules of its own, as AWS does. */
  likeAws?: boolean;
};
const SOCKETS = '/live';
/** Where Stripe's stand-in tells what happened, as Stripe is told to when Wayline is deployed. */
const WEBHOOK = getEndpointPath(subscriptionContracts['users.stripe-webhook']);

/** The whole product on this machine: table, stand-ins, handlers, sockets, jobs and pages on one port. */
export const startProduct = async ({
  root,
  port,
  fresh,
  watch = false,
  roles = false,
  likeAws = false,
  ...options
}: ProductOptions) => {
  const origin = `http://localhost:${port}`;
  let serve: RequestListener = (_request, response) => response.writeHead(503).end();
  // The port comes first: whoever holds it may be using the data folder.
  const server = await listen(port, (request, response) => serve(request, response));
  const data = openDataDir(options.dataDir, fresh);
  const at = (name: string) => path.join(data, name);
  process.env.LOG_FILE = at('requests.log');
  const [{ handlers, refused, standins, database, demo, back }, { webDir, pagesDir }] = await Promise.all([
    layFoundation({ root, data, port, origin, watch, roles, likeAws }),
    buildSite(root),
  ]);
  let nudge = () => {};
  const time = timeUntilEnd();
  const jobs = schedule(handlers, time.limit);
  const sweeper = startSweeper(database.endpoint, TABLE_NAME, clock.now);
  const sockets = webSocketApi(server, SOCKETS, handlers);
  const api = httpApi(handlers, () => nudge());
  let trips: ReturnType<typeof planInBackground> | undefined;
  const runDueWork = () => {
    standins.stripe.catchUp();
    return jobs.run();
  };
  const own = localRoutes({
    box: standins.box,
    runDueWork,
    demoComplete: () => trips?.done() ?? false,
    deploy: () => afterDeployment(handlers, time.limit),
    names: standins.names,
    refused,
  });
  const site = staticSite({
    app: webDir,
    pages: pagesDir,
    files: s3Files(FILES_BUCKET),
    filesOrigin: standins.endpoints.S3,
    linkGone: async () => LINK_GONE,
    config: () => ({ ws_url: `${origin.replace('http', 'ws')}${SOCKETS}`, demo: true, accounts: DEMO_ACCOUNTS }),
  });
  const route = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname.startsWith('/@connections/')) return sockets.manage(request, response, url);
    if (await own(request.method ?? 'GET', url, response)) return undefined;
    if (url.pathname.startsWith('/services/')) return api(request, response, url);
    const page = pageEndpoint(url);
    if (page) {
      const headers = page.kind === 'form' ? formHeaders(standins.endpoints.S3) : pageHeaders();
      response.setHeaders(new Headers(headers));
      return api(request, response, page.address);
    }
    return site(response, url, request.headers.host ?? 'localhost', String(request.headers['accept-encoding'] ?? ''));
  };
  serve = (request, response) => {
    route(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  // Telling open sockets asks our own address for them, so it begins once that is served.
  const migration = migrateInBackground(handlers, migrationMark(data), time.limit);
  const letters = deadLetters(streamConsumers(handlers), at('dead-letters.jsonl'));
  const undelivered = await letters.retry();
  const stream = await pollStream({
    endpoint: database.endpoint,
    table: TABLE_NAME,
    checkpoint: fileCheckpoint(at('stream-position')),
    deliver: letters.deliver,
    onGap: async () => {
      console.error(
        'Changes were lost before they were read. Everything that is kept from them is checked and put right.',
      );
      await noteMissedChanges(openTable(TABLE_NAME), new Date(clock.now()).toISOString());
    },
  });
  nudge = stream.nudge;
  const feedback = mailFeedback(handlers, standins.box);
  standins.pool.triggers.preSignUp = async (event) => (await handlers.of('jobs/pre-sign-up'))(event);
  standins.stripe.hooks.deliverTo(`${origin}${WEBHOOK}`);
  // Nobody waits for them: the demo has trips already, and these come one after the other while it is looked at.
  trips = planInBackground(handlers, demo);
  return {
    origin,
    /** How many changes were given up on earlier and could not be delivered now either. */
    undelivered,
    stop: async () => {
      time.end();
      server.closeAllConnections();
      server.close();
      await trips?.stop();
      await feedback.stop();
      await migration.done();
      await sockets.stop();
      await jobs.stop();
      await stream.stop();
      await sweeper.stop();
      await handlers.stop();
      await back?.();
      await standins.stop();
      await database.stop();
    },
  };
};
