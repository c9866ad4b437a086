import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { s3Files } from '@wayline/core/files/s3-files';
import { renderLinkGone } from '@wayline/pages/link-gone/link-gone-document';
import { clock } from './clock';
import { openDataDir } from './data-dir';
import { createTable } from './database/create-table';
import { startDatabase } from './database/engine';
import { startSweeper } from './database/expiry-sweeper';
import { fileCheckpoint } from './database/file-checkpoint';
import { pollStream } from './database/stream-poller';
import { withDeadLetters } from './dead-letters';
import { DEMO_COMPANIES, DEMO_PASSWORD } from './demo/people';
import { seedDemo } from './demo/seed';
import { FILES_BUCKET, setEnvironment, TABLE_NAME } from './environment';
import { buildHandlers } from './gateway/handlers';
import { httpApi } from './gateway/http-api';
import { webSocketApi } from './gateway/sockets';
import { staticSite } from './gateway/static-site';
import { schedule, streamConsumers } from './jobs';
import { localRoutes } from './local-routes';
import { deliverCodes } from './mails';
import { startStandins } from './standins/aws-server';
import { fileStore } from './standins/store';
import { tableDefinition } from './table-definition';

export type ProductOptions = {
  root: string;
  dataDir: string;
  port: number;
  fresh?: boolean;
  webDir: string;
  pagesDir: string;
};
const SOCKETS = '/live';

const listen = async (port: number, serve: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(serve);
  server.listen(port);
  const failed = once(server, 'error').then(([error]: { code?: string; message: string }[]) => {
    throw new Error(
      error?.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another with PORT=3001 npm start.`
        : (error?.message ?? 'The server did not start.'),
    );
  });
  await Promise.race([once(server, 'listening'), failed]);
  failed.catch(() => {});
  return server;
};

/** The whole product on this machine: table, stand-ins, handlers, sockets, jobs and pages on one port. */
export const startProduct = async (options: ProductOptions) => {
  if (options.fresh) rmSync(options.dataDir, { recursive: true, force: true });
  const data = openDataDir(options.dataDir);
  const origin = `http://localhost:${options.port}`;
  process.env.LOG_FILE = path.join(data, 'requests.log');
  let serve: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    response.writeHead(503).end();
  const server = await listen(options.port, (request, response) => serve(request, response));
  const database = await startDatabase({
    file: path.join(data, 'table.db'),
    onExit: (code) => {
      console.error(`The table engine ended (code ${code}). Start Wayline again; nothing that was saved is lost.`);
      process.exit(1);
    },
  });
  const standins = await startStandins({ dataDir: data, now: clock.now, deliverCodes });
  setEnvironment({
    origin,
    table: TABLE_NAME,
    databaseEndpoint: database.endpoint,
    standins: standins.env,
    jwks: standins.jwks,
    poolId: standins.poolId,
    clientId: standins.clientId,
    publicClientId: standins.publicClient.id,
    cognito: standins.endpoint,
  });
  const [handlers] = await Promise.all([
    buildHandlers(options.root, path.join(options.root, 'node_modules/.cache/wayline/handlers'), !options.fresh),
    createTable(database.endpoint, tableDefinition(TABLE_NAME)),
  ]);
  await seedDemo(TABLE_NAME, standins, fileStore(path.join(data, 'marks')));
  const stream = await pollStream({
    endpoint: database.endpoint,
    table: TABLE_NAME,
    checkpoint: fileCheckpoint(path.join(data, 'stream-position')),
    deliver: withDeadLetters(streamConsumers(handlers), path.join(data, 'dead-letters.jsonl')),
  });
  const jobs = schedule(handlers);
  const sweeper = startSweeper(database.endpoint, TABLE_NAME, clock.now);
  const sockets = webSocketApi(server, SOCKETS, handlers);
  const api = httpApi(handlers, stream.nudge);
  const own = localRoutes({ box: standins.box, runDueWork: jobs.run });
  const site = staticSite({
    app: options.webDir,
    pages: options.pagesDir,
    files: s3Files(FILES_BUCKET),
    linkGone: async () => renderLinkGone(),
    config: () => ({
      ws_url: `${origin.replace('http', 'ws')}${SOCKETS}`,
      demo: true,
      accounts: DEMO_COMPANIES.flatMap((c) =>
        c.people.map((p) => ({
          email: p.email,
          password: DEMO_PASSWORD,
          name: `${p.first_name} ${p.last_name}`,
          role: p.roles[0],
          company: c.company_name,
        })),
      ),
    }),
  });
  const route = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname.startsWith('/@connections/')) return sockets.manage(request, response, url);
    if (await own(request.method ?? 'GET', url, response)) return undefined;
    if (url.pathname.startsWith('/services/')) return api(request, response, url);
    return site(response, url, request.headers.host ?? 'localhost', String(request.headers['accept-encoding'] ?? ''));
  };
  serve = (request, response) => {
    route(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  return {
    origin,
    box: standins.box,
    stop: async () => {
      sockets.stop();
      server.closeAllConnections();
      server.close();
      await jobs.stop();
      await stream.stop();
      sweeper.stop();
      await handlers.stop();
      await standins.stop();
      await database.stop();
    },
  };
};
