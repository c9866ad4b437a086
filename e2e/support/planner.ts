import type { Locator, Page } from '@playwright/test';

/** A menu follows its button when the page scrolls: what is out of sight is brought into it before it is pressed, not while. */
const chooseItem = async (page: Page, item: string): Promise<void> => {
  const choice = page.getByRole('menuitem', { name: item, exact: true });
  await choice.scrollIntoViewIfNeeded();
  await choice.click();
};

/** Chooses from the menu of a booking, where it stands first, or of a person. */
export const chooseFor = async (page: Page, name: string, item: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await chooseItem(page, item);
};
/** Chooses from what else can be done with the trip on screen. */
export const chooseMore = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await chooseItem(page, item);
};
/** Begins a booking of some type. */
export const newBooking = async (page: Page, type: string, title: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'New booking' });
  await sheet.getByLabel('Type', { exact: true }).selectOption(type);
  await sheet.getByLabel('Title').fill(title);
  return sheet;
};
