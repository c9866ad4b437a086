import { expect, type Page } from '@playwright/test';

/** Publishes the itinerary on screen, whatever its trip check has found. */
export const publishItinerary = async (page: Page, button = 'Publish'): Promise<void> => {
  const published = page.getByText(/^Published as version \d+$/);
  const anyway = page.getByRole('button', { name: 'Publish anyway' });
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(published.or(anyway).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();
  // The page says so too, and its buttons change, once the itinerary has been read again.
  const version = (await published.textContent())?.match(/\d{1,9}$/)?.[0];
  await expect(page.getByText(`Published, version ${version}`, { exact: true })).toBeVisible();
};
