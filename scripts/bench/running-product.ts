import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whom the demo opens everything to. */
export const OWNER = { email: 'owner@demo.wayline.test', password: 'Wayline-demo-1' };

/** The product of a checkout as `npm start` runs it, with data of its own, once it answers; the answer stops it. */
export const startProduct = async (folder: string, port: number): Promise<() => Promise<void>> => {
  const data = mkdtempSync(path.join(tmpdir(), 'wayline-bench-'));
  const env = { ...process.env, PORT: String(port), WAYLINE_DATA: data, WAYLINE_FRESH: '1' };
  const child = spawn('node', ['scripts/start.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product of ${folder} ended with ${code} before it was ready.`)));
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready after') && resolve());
  });
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
};

export type PostTo = <T>(at: string, body: unknown) => Promise<T>;
/** Posts to the endpoints of a running product, by their address behind `/services`; a refusal is thrown. */
export const postTo =
  (port: number, token?: string): PostTo =>
  async (at, body) => {
    const answer = await fetch(`http://localhost:${port}/services${at}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

/** Signs the owner in; the answer is their access token. */
export const signOwnerIn = async (port: number): Promise<string> =>
  (await postTo(port)<{ access_token: string }>('/users/login', OWNER)).access_token;
