import { expect, type Page, type Request } from '@playwright/test';

/** In milliseconds: what is on its way is mostly there by the next look. */
const OFTEN = [20, 50, 100];

/** Every text on a page as somebody sees it or hears it read: words, names of controls, hints in fields, the title. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    // A key is called what is printed on it.
    const technical = 'script, style, code, pre, kbd, .ag-hidden';
    const texts = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility() || element.closest(technical)) continue;
      if (node instanceof Element) for (const name of said) texts.add(node.getAttribute(name) ?? '');
      else texts.add(node.textContent ?? '');
    }
    return [...texts].map((text) => text.trim()).filter(Boolean);
  });

/** Follows what a page asks for: everything that the server has told it, and whether an answer or code is still to come. */
export const listenTo = (page: Page) => {
  const heard = new Set<string>();
  const waiting = new Set<Request>();
  const keep = (value: unknown): void => {
    if (typeof value === 'string') heard.add(value.trim());
    else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) keep(one);
  };
  page.on('request', (request) => request.resourceType() !== 'ping' && waiting.add(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('requestfinished', async (request) => {
    const response = request.url().includes('/services/') ? await request.response() : null;
    // The answer to a page that has been left has no body any more.
    if (response?.headers()['content-type']?.includes('json')) keep(await response.json().catch(() => undefined));
    waiting.delete(request);
  });
  /** Waits until nothing is on its way. */
  const waitForAnswers = () =>
    expect.poll(() => [...waiting].map((request) => request.url()), { intervals: OFTEN }).toEqual([]);
  return { heard, waitForAnswers };
};
