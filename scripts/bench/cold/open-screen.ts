import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { OWNER } from '../running-product';
import type { ColdProduct } from './product';

/** Fast 4G as Chromium's own tools have it: 9 and 1.5 Mbit/s, of which nine tenths arrive, and 165 ms there and back. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 165,
};
const SLOWER = 4;
const LONGEST = 60_000;
const OPTIONS = { ignoreHTTPSErrors: true, serviceWorkers: 'block', viewport: { width: 1440, height: 900 } } as const;

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

export type Opened = { shown: number; files: number; calls: number; kilobytes: number; last: string };

/** What a browser keeps of somebody who has signed in. */
export const signInOnce = async (browser: Browser, { origin }: ColdProduct): Promise<Stored> => {
  const context = await browser.newContext(OPTIONS);
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  const stored = await context.storageState();
  await context.close();
  return stored;
};

type Noted = Omit<Opened, 'shown'> & { at: number };
declare global {
  interface Window {
    tellOpened: (noted: Noted) => void;
  }
}

/** Notes in every document when `selector` stands in it, and what was asked for until then. The app may open its page at another address. */
const noteWhenShown = (wanted: string) => {
  const note = () => {
    const now = performance.now();
    const asked = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
    const isCall = ({ name }: PerformanceEntry) => new URL(name).pathname.startsWith('/services');
    const before = asked.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= now);
    const last = [...before].sort((a, b) => b.startTime - a.startTime)[0];
    window.tellOpened({
      at: performance.timeOrigin + now,
      files: asked.filter((entry) => !isCall(entry)).length,
      calls: asked.filter(isCall).length,
      kilobytes: before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      last: last ? `${new URL(last.name).pathname.slice(-40)} at ${last.startTime.toFixed(0)}` : '',
    });
  };
  const look = () => requestAnimationFrame(document.querySelector(wanted) ? note : look);
  look();
};

const giveUp = async (address: string): Promise<never> => {
  await wait(LONGEST, undefined, { ref: false });
  throw new Error(`${address} was not shown within ${LONGEST} ms.`);
};

/** Opens an address in a browser that has nothing but what is stored, on a slow processor and network. Milliseconds until the frame after `selector` stands. */
export const openCold = async (
  browser: Browser,
  address: string,
  selector: string,
  storageState?: Stored,
): Promise<Opened> => {
  const context = await browser.newContext({ ...OPTIONS, ...(storageState && { storageState }) });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', FAST_4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const told = new Promise<Noted>((resolve) => void page.exposeFunction('tellOpened', resolve));
    await page.addInitScript(noteWhenShown, selector);
    const started = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    const { at, ...opened } = await Promise.race([told, giveUp(address)]);
    return { ...opened, shown: at - started };
  } finally {
    await context.close();
  }
};
