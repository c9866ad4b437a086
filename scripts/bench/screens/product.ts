import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../chromium-path.mjs';

const PORT = 3188;
const ADDRESS = `http://localhost:${PORT}`;
const EMAIL = 'owner@demo.wayline.test';
const PASSWORD = 'Wayline-demo-1';

/** The product as `npm start` runs it, with data of its own, until it answers. */
const startProduct = async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'wayline-screens-'));
  const env = { ...process.env, PORT: String(PORT), WAYLINE_DATA: data, WAYLINE_FRESH: '1' };
  const child = spawn('node', ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready.`)));
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready after') && resolve());
  });
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
};

const post = async <T>(at: string, body: unknown, token?: string): Promise<T> => {
  const answer = await fetch(`${ADDRESS}${at}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

const signedIn = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ baseURL: ADDRESS, viewport: { width: 1440, height: 900 } });
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  return page;
};

/** A running product, a page of its owner in it, and the way to its endpoints. */
export const openProduct = async () => {
  const stopProduct = await startProduct();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const { access_token } = await post<{ access_token: string }>('/services/users/login', {
    email: EMAIL,
    password: PASSWORD,
  });
  const page = await signedIn(browser);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    /** How long the page's main thread has worked so far. Milliseconds. */
    worked: async () => {
      const { metrics } = await tools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    },
    send: <T>(at: string, body: unknown) => post<T>(at, body, access_token),
    /** Whom the product takes its sockets for, and where it opens them. */
    token: access_token,
    live: `${ADDRESS.replace('http', 'ws')}/live`,
    /** Makes the processor of the page so many times slower. */
    slow: (rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate }),
    stop: async () => {
      await browser.close();
      await stopProduct();
    },
  };
};
export type Product = Awaited<ReturnType<typeof openProduct>>;
