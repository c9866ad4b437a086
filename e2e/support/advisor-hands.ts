import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { chooseMore } from './planner';
import { pressWhile } from './press-while';
import type { Random } from './random';

export const STATUSES = ['Researching', 'Booked', 'On Hold', 'On Request', 'Paid'];

/** Saves a dialog; where a colleague has changed the same, chooses one of the two as the dice fall, and saves again. */
const save = async (dialog: Locator, button: string, random: Random) => {
  const stale = dialog.getByRole('button', { name: 'Keep mine' });
  const settled = async () => (await dialog.isHidden()) || (await stale.isVisible());
  for (;;) {
    // A dialog that is saved closes with all that is said in it.
    if (await stale.isVisible())
      await pressWhile(dialog, dialog.getByRole('button', { name: random.of(['Keep mine', 'Take theirs']) }));
    await pressWhile(dialog, dialog.getByRole('button', { name: button }));
    await expect.poll(settled).toBe(true);
    if (await dialog.isHidden()) return;
  }
};

/** Answers a question: whether an entry of a menu was pressed since. */
const listenToMenus = async (page: Page): Promise<() => Promise<boolean>> => {
  const heard = await page.evaluateHandle(() => {
    const presses: Event[] = [];
    const listen = (press: Event) =>
      press.target instanceof Element && press.target.closest('[role="menuitem"]') && presses.push(press);
    addEventListener('click', listen, { capture: true });
    return presses;
  });
  return () => heard.evaluate((presses) => presses.length > 0);
};
/**
 * Chooses from the menu of a booking: a colleague may move the card away under the hand, and its menu with it; then one reaches for it again
 * where it is now. A menu that goes away was either chosen from or lost, and only the entry knows which.
 */
const choose = async (page: Page, title: string, item: string): Promise<void> => {
  const isChosen = await listenToMenus(page);
  const asked = page.locator('[aria-haspopup="menu"][aria-expanded="true"]');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: `Actions for ${title}` })
      .first()
      .click();
    await pressWhile(asked, page.getByRole('menuitem', { name: item, exact: true }));
    expect(await isChosen()).toBe(true);
  }).toPass();
};
/** Opens a dialog from the menu of a booking. */
const open = async (page: Page, title: string, item: string, name: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await choose(page, title, item);
  await expect(dialog).toBeVisible();
  return dialog;
};

/** What an advisor does to a trip in its planner, by hand. Each ends when it is saved, whatever colleagues do meanwhile. */
export const handsOn = (page: Page, random: Random) => ({
  rename: async (name: string) => {
    await chooseMore(page, 'Edit details');
    const dialog = page.getByRole('dialog', { name: 'Trip details' });
    await dialog.getByLabel('Trip name').fill(name);
    await save(dialog, 'Save details', random);
  },
  move: async (title: string, where: 'earlier' | 'later') => {
    const isSave = (request: Request) => request.method() === 'PUT' && request.url().includes('/api/v1/bookings/');
    const answered = page.waitForResponse((response) => isSave(response.request()));
    await Promise.all([answered, choose(page, title, `Move a day ${where}`)]);
  },
  status: async (title: string, status: string) => {
    const dialog = await open(page, title, 'Set status', `Status of ${title}`);
    await dialog.getByLabel('Booking status').selectOption(status);
    await save(dialog, 'Save status', random);
  },
  write: async (title: string, field: string, text: string) => {
    const dialog = await open(page, title, 'Edit', title);
    await dialog.getByLabel(field, { exact: true }).fill(text);
    await save(dialog, 'Save booking', random);
  },
});

/** What the planner says of a trip: its name, and of each booking its first day and its status. */
export const planOn = (page: Page, titles: readonly string[]): Promise<Record<string, string>> =>
  page.evaluate(
    ([named, statuses]) => {
      const plan: Record<string, string> = { trip: document.querySelector('h1')?.textContent ?? '' };
      for (const card of document.querySelectorAll<HTMLElement>('[data-testid^="entry-"]')) {
        const title = named.find((one) => card.innerText.includes(one));
        const day = card.closest('[data-testid^="day-"]')?.getAttribute('data-testid')?.slice('day-'.length);
        if (title) plan[title] ??= `${day} ${statuses.find((one) => card.innerText.includes(one))}`;
      }
      return plan;
    },
    [titles, STATUSES] as const,
  );

/** Looks into the editor of a booking, which may still be told of what a colleague has just saved. */
export const expectWritten = async (page: Page, title: string, written: Readonly<Record<string, string>>) => {
  const dialog = await open(page, title, 'Edit', title);
  for (const [field, text] of Object.entries(written))
    await expect(dialog.getByLabel(field, { exact: true }), `${field} of ${title}`).toHaveValue(text);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
};
