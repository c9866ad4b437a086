import { median } from '../timing';
import type { Product } from './product';

const LIST = '**/services/book/api/v1/company_bookings?*';
const ROUNDS = 5;
const SCREEN = { width: 1440, height: 900 };
/** Screens of the table that one round scrolls over. */
const STEPS = 60;

type Listed = { bookings: { id: string }[]; cursor?: string; total: number };

/** Lets the next lists come with so many rows: those the product answers with, again and again under other ids. */
const answerWith = ({ page }: Product, rows: number) =>
  page.route(LIST, async (route) => {
    const answer = await route.fetch();
    const { bookings, total } = (await answer.json()) as Listed;
    const many = Array.from({ length: rows }, (_, i) => ({
      ...bookings[i % bookings.length],
      id: `bkg_${String(i).padStart(26, '0')}`,
    }));
    await route.fulfill({ response: answer, json: { bookings: many, total } });
  });

/** The work of the page while its table is scrolled over as many screens whatever its length. Milliseconds of its main thread. */
const scroll = async (product: Product) => {
  const before = await product.worked();
  await product.page.evaluate(async (steps) => {
    const hidden = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;
    const scrolls = (element: HTMLElement) => /auto|scroll/.test(getComputedStyle(element).overflowY);
    const view = [...document.querySelectorAll<HTMLElement>('.ag-root-wrapper, .ag-root-wrapper *')]
      .filter(scrolls)
      .reduce((a, b) => (hidden(b) > hidden(a) ? b : a));
    view.scrollTop = 0;
    for (let i = 0; i < steps; i++) {
      view.scrollTop += view.clientHeight;
      await new Promise(requestAnimationFrame);
    }
    if (view.scrollTop === 0) throw new Error('The table did not scroll.');
  }, STEPS);
  return (await product.worked()) - before;
};

const measureRows = async (product: Product, rows: number) => {
  await answerWith(product, rows);
  await product.page.setViewportSize(SCREEN);
  await product.page.goto('/bookings');
  await product.page.locator('.ag-row').first().waitFor();
  await scroll(product);
  const rounds: number[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await scroll(product));
  await product.page.unroute(LIST);
  return median(rounds);
};

/** Scrolling over the bookings table with a thousand rows in it and with fifty thousand. */
export const measureGrid = async (product: Product) => ({
  thousand: await measureRows(product, 1_000),
  fifty: await measureRows(product, 50_000),
});
