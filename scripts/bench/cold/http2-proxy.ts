import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Headers that belong to a connection, which HTTP/2 refuses. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** A certificate for this machine that nobody trusts. */
const makeCertificate = (): { key: Buffer; cert: Buffer } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayline-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, '-subj', '/CN=localhost'], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const forward = (port: number, agent: Agent) => (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  const to = request({ port, agent, method: asked.method, path: asked.url, headers }, (from) => {
    const kept = Object.entries(from.headers).filter(([name]) => !OF_CONNECTION.has(name));
    answer.writeHead(from.statusCode ?? 502, Object.fromEntries(kept));
    from.pipe(answer.stream);
  });
  to.on('error', () => answer.stream.close());
  asked.pipe(to);
};

/** Serves a product over HTTP/2, as the content network does. */
export const startHttp2Proxy = async (port: number) => {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(makeCertificate(), forward(port, agent));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `https://localhost:${at.port}`,
    stop: () => {
      agent.destroy();
      server.close();
    },
  };
};
