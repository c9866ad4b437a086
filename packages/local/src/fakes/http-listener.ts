import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** As patient as the real services: a client that was busy for some seconds must not find its connection gone while it uses it. */
const IDLE_MS = 60_000;

/** Serves on a free port of this machine only. */
export const listenLocally = async (serve: RequestListener) => {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
    // Node would write the machine's time, by which the SDK sets its own clock, also where that of a test stands still.
    response.setHeader('date', new Date().toUTCString());
    serve(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    /** By number, not by name: only then does the SDK's S3 client put the bucket into the path. */
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
