import { expect, type Page, type Request } from '@playwright/test';

/** In milliseconds by the clock of the page: longer than anything that the app puts off, such as what React shows a moment later. */
const LONGEST_PAUSE = 500;
/** So many times React may put off what it does to its next turn. */
const TURNS = 4;

/** Waits until code that has arrived has run, and what was to be drawn of it is drawn. */
const drawn = (page: Page, code: readonly string[]) =>
  page.evaluate(`(async () => {
    await Promise.all(${JSON.stringify(code)}.map((url) => import(url)));
    for (let turn = 0; turn < ${TURNS}; turn++)
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(null);
      });
  })()`);

/**
 * Follows what a page, opened after this, fetches: data, and the code of what it opens. Answers how to wait until everything that was
 * done has come to something: nothing is on its way, what arrived is drawn, what was put off has been done, and none of it asked for more.
 * The clock of the page is moved for that, so that nobody waits by the machine's.
 */
export const watchStillness = async (page: Page): Promise<() => Promise<void>> => {
  const waiting = new Set<Request>();
  const code = new Set<string>();
  let arriving: Request | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) arriving = request;
    if (request.resourceType() !== 'ping') waiting.add(request);
  });
  // What a page had asked for is nobody's once another has taken its place; the browser doesn't always say how it ended.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !arriving) return;
    for (const request of waiting) if (request !== arriving) waiting.delete(request);
    arriving = undefined;
  });
  page.on('requestfailed', (request) => {
    waiting.delete(request);
    if (request === arriving) arriving = undefined;
  });
  page.on('requestfinished', (request) => {
    waiting.delete(request);
    if (request.resourceType() === 'script') code.add(request.url());
  });
  await page.clock.install();
  return async () => {
    do {
      await expect.poll(() => [...waiting].map((request) => request.url())).toEqual([]);
      const arrived = [...code];
      code.clear();
      await drawn(page, arrived);
      await page.clock.runFor(LONGEST_PAUSE);
      await drawn(page, []);
    } while (waiting.size + code.size > 0);
  };
};
