import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** As patient as CloudFront: a client that was busy for some seconds must not find its connection gone while it uses it. */
const IDLE_MS = 60_000;

/** Serves on a port. Throws one sentence when the port is taken. */
export const listen = async (port: number, serve: RequestListener) => {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, serve);
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${port} is taken. Choose another with PORT=${port + 1} npm start.`) : error;
  }
  return server;
};
