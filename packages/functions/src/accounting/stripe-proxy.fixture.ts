import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of Stripe on its way. */
export type Seen = { method: string; path: string; body: string };
/** What becomes of it: an answer of our own, the real one, or that it is lost, cut off, or never comes. */
export type Verdict = { status: number; body?: unknown } | 'pass' | 'lost' | 'cut' | 'hang';
/** Stands between Wayline and the stand-in for Stripe, so that calls fail as a test wants them to. */
export const proxyTo = async (upstream: string) => {
  let judge: (seen: Seen) => Verdict | Promise<Verdict> = () => 'pass';
  const seen: Seen[] = [];
  const to = new URL(upstream);
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (c: Buffer) => parts.push(c));
    req.on('end', () => {
      void (async () => {
        const body = Buffer.concat(parts).toString();
        const one = { method: req.method ?? '', path: req.url ?? '', body };
        seen.push(one);
        const verdict = await judge(one);
        if (verdict === 'hang') return;
        if (verdict === 'cut') {
          req.socket.destroy();
          return;
        }
        if (typeof verdict === 'object') {
          res.writeHead(verdict.status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
          res.end(JSON.stringify(verdict.body ?? { error: { type: 'api_error', message: 'down' } }));
          return;
        }
        const out = httpRequest(
          {
            host: to.hostname,
            port: to.port,
            path: req.url,
            method: req.method,
            headers: { ...req.headers, host: to.host },
          },
          (answer) => {
            const got: Buffer[] = [];
            answer.on('data', (c: Buffer) => got.push(c));
            answer.on('end', () => {
              if (verdict === 'lost') {
                req.socket.destroy();
                return;
              }
              res.writeHead(answer.statusCode ?? 500, answer.headers);
              res.end(Buffer.concat(got));
            });
          },
        );
        out.end(body);
      })();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    when: (rule: (seen: Seen) => Verdict | Promise<Verdict>) => {
      judge = rule;
    },
    calm: () => {
      judge = () => 'pass';
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
