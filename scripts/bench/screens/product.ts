import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../chromium-path.mjs';
import { OWNER, postTo, signOwnerIn, startProduct } from '../running-product';

const PORT = 3188;
const ADDRESS = `http://localhost:${PORT}`;

const signedIn = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ baseURL: ADDRESS, viewport: { width: 1440, height: 900 } });
  await page.goto('/login');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  return page;
};

/** A running product, a page of its owner in it, and the way to its endpoints. */
export const openProduct = async () => {
  const stopProduct = await startProduct('.', PORT);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const access_token = await signOwnerIn(PORT);
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
    send: postTo(PORT, access_token),
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
