import { expect, test } from '@playwright/test';
import { apiAs, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { ADVISOR, openAs, storeSession } from './support/people';

/** Six red dots, wider than high. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEUlEQVR4nGM4ISf3H4YZkDkAmxUME7OZWHkAAAAASUVORK5CYII=',
  'base64',
);

test('R-SHELL-084 R-SHELL-134 R-SHELL-196 a tag of one trip is suggested on the next, until the company deletes it', async ({
  page,
  request,
}) => {
  const tag = `Golf ${Math.random().toString(36).slice(2, 8)}`;
  const api = await apiAs(request, ADVISOR);
  const newTrip = async (trip_name: string) => (await api.post(TRIPS, { trip_name })).trip;
  const [first, second] = [await newTrip('Links in spring'), await newTrip('Links in autumn')];
  const complaints = watchConsole(page);
  await storeSession(page, ADVISOR);
  const dialog = page.getByRole('dialog', { name: 'Tag trip' });

  await test.step('is typed on one trip', async () => {
    await page.goto(`/trips/${first.id}/planner`);
    await page.getByRole('button', { name: 'Add tag' }).click();
    await dialog.getByRole('textbox', { name: 'New tag' }).fill(tag);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tag added successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible();
  });

  await test.step('is suggested on another, and taken by the keyboard', async () => {
    await page.goto(`/trips/${second.id}/planner`);
    await page.getByRole('button', { name: 'Add tag' }).click();
    await dialog.getByRole('textbox', { name: 'New tag' }).fill(tag.toUpperCase());
    const suggestion = dialog.getByRole('group', { name: 'Company tags' }).getByRole('button', { name: tag });
    await expect(suggestion).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(suggestion).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible();
  });

  await test.step('is deleted from the tags of the company after the question', async () => {
    await page.getByRole('button', { name: 'Add tag' }).click();
    await dialog.getByRole('button', { name: 'Company tags' }).click();
    const tags = page.getByRole('dialog', { name: 'Company tags' });
    const remove = tags.getByRole('button', { name: `Delete tag ${tag}` });
    await expect(remove).toBeVisible();
    await expectAccessible(page);
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
    await question.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(remove).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible();
  });
  complaints.none();
});

test('R-SHELL-303 initials stand for a person until they choose a picture, and again when they remove it', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openAs(page, ADVISOR, '/myaccount/profile');
  const own = page.getByRole('group', { name: 'Your picture' });
  const picture = own.locator('img');
  await expect(own.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await expect(picture).toHaveCount(0);
  await own.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await expect(picture).toBeVisible();
  await page.reload();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([200, 200]);
  await own.getByRole('button', { name: 'Remove' }).click();
  await expect(picture).toHaveCount(0);
  complaints.none();
});
