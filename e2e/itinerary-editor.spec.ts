import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays } from './support/days';
import { ADVISOR, openAs } from './support/people';
import { PHONE } from './support/phone';
import { publishItinerary } from './support/publishing';

const HANDHELD = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test(
  'an advisor arranges an itinerary, previews it, shares it behind a code, and the client gets in with it',
  PHONE.itinerary,
  async ({ page, browser, request }, info) => {
    const api = await apiAs(request, ADVISOR);
    const name = `Editor ${info.project.name} ${Date.now()}`;
    const { trip } = await api.post('/services/trips/api/v1/trips', {
      trip_name: name,
      start_date: inDays(40),
      end_date: inDays(42),
    });
    await api.post('/services/book/api/v1/bookings', {
      trip_id: trip.id,
      booking_type: 'Dining',
      title: 'Dinner by the sea',
      general_booking: { start_date: inDays(41), start_time: '20:00' },
    });
    const { itinerary } = await api.post(`/services/trips/api/v1/trip_itinerary/${trip.id}/ti`, { ti_name: name });

    await openAs(page, ADVISOR, `/trips/${trip.id}/ti/${itinerary.id}`);

    await test.step('its name leads to the other itineraries of the trip, and to a new one in a look of the company', async () => {
      const look = `House look ${Date.now()}`;
      await api.post('/services/trips/api/v1/itinerary_templates', { name: look, accent: 'plum' });
      const all = page.getByRole('button', { name: 'All itineraries of this trip' });
      await page.getByLabel('Title', { exact: true }).waitFor();
      await all.click();
      await expect(page.getByRole('menuitem', { name: `${name} Draft` })).toHaveAttribute('aria-current', 'page');
      await page.getByRole('menuitem', { name: 'New itinerary' }).click();
      const dialog = page.getByRole('dialog', { name: 'New itinerary' });
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Short version');
      await dialog.getByRole('radio', { name: look }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Create itinerary' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Short version' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();
      await all.click();
      await page.getByRole('menuitem', { name: `${name} Draft` }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(name);
      await expect(page.getByRole('radio', { name: 'Sea' })).toBeChecked();
    });

    await page.getByLabel('Welcome', { exact: true }).fill('Dear both,\n\n- sun\n- sea');
    await page.getByText('Ruby').click();
    await page.getByLabel('Cover', { exact: true }).selectOption('Banner');
    const saved = page.waitForResponse((r) => r.request().method() === 'PUT' && r.url().endsWith(itinerary.id));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await saved).status()).toBe(200);
    // On a phone the message rises over what is pressed next.
    await expect(page.getByText('Itinerary saved')).toBeVisible();

    await page.getByRole('button', { name: 'Add section' }).click();
    const section = page.getByRole('dialog');
    await section.getByLabel('Title').fill('What to pack');
    await section.getByLabel('Text').fill('- a hat\n- [the list](https://pack.example)\n<b>bold</b>');
    await section.getByRole('button', { name: 'Save section' }).click();
    await expect(section).toBeHidden();
    const sections = page.getByRole('list', { name: 'Page sections' });
    await expect(sections.getByRole('listitem').last()).toContainText('What to pack');
    await page.getByRole('button', { name: 'Move What to pack up' }).press('Enter');
    await expect(sections.getByRole('listitem').nth(-2)).toContainText('What to pack');
    await sections.getByText('At a glance').click();
    await expect(sections.getByRole('checkbox', { name: /At a glance/ })).toBeChecked();

    await page.getByRole('button', { name: 'Add event' }).click();
    const event = page.getByRole('dialog');
    await event.getByLabel('Title').fill('Meet Ada at the fountain');
    await event.getByLabel('Time').fill('9:30 am');
    await event.getByLabel('Place').fill('Fountain');
    await event.getByRole('button', { name: 'Save event' }).click();
    await expect(event).toBeHidden();
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('Meet Ada at the fountain');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Preview' }).click();
    const client = page.frameLocator('iframe');
    await expect(client.getByRole('heading', { name: 'What to pack' })).toBeVisible();
    await expect(client.getByText('Dinner by the sea').first()).toBeVisible();
    await expect(client.getByText('<b>bold</b>')).toBeVisible();
    await page.getByRole('button', { name: 'Desktop' }).click();
    await expect(page.getByTestId('preview-desktop')).toBeVisible();
    // The page in the frame has landmarks of its own, as it must; it is looked at below, where the client reads it.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the itinerary' }).click();

    await publishItinerary(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const share = page.getByRole('dialog');
    await share.getByLabel('Link expires after').selectOption('1 week');
    await share.getByText('Require an access code').click();
    await share.getByLabel('Access code', { exact: true }).fill('blue lagoon');
    await share.getByRole('button', { name: 'Share' }).click();
    await expect(share.getByTestId('share-code')).toHaveText('blue lagoon');
    const url = (await share.getByTestId('share-url').textContent()) ?? '';
    await share.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('asks for a code')).toBeVisible();

    const phone = await browser.newContext(HANDHELD);
    const visitor = await phone.newPage();
    await visitor.goto(url);
    await expect(visitor.getByText(name)).toHaveCount(0);
    await expectAccessible(visitor);
    await visitor.getByLabel('Access code').fill('red lagoon');
    await visitor.getByRole('button', { name: 'Open itinerary' }).click();
    await expect(visitor.getByRole('alert')).toContainText('Check the code from your advisor');
    await visitor.getByLabel('Access code').fill('Blue-Lagoon');
    await visitor.getByRole('button', { name: 'Open itinerary' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(visitor.locator('.glance')).toContainText('Dinner by the sea');
    await expect(visitor.locator('li.entry', { hasText: 'Meet Ada at the fountain' })).toContainText('Fountain');
    await expect(visitor.getByRole('link', { name: 'the list' })).toHaveAttribute('href', 'https://pack.example');
    await expectAccessible(visitor);
    await phone.close();
  },
);

test('a template gives another itinerary its look, and an event stands in the planner', async ({
  page,
  request,
}, info) => {
  const api = await apiAs(request, ADVISOR);
  const name = `Template ${info.project.name} ${Date.now()}`;
  const { trip } = await api.post('/services/trips/api/v1/trips', {
    trip_name: name,
    start_date: inDays(40),
    end_date: inDays(42),
  });
  await api.post(`/services/trips/api/v1/trips/${trip.id}/events`, {
    event_title: 'Birthday picnic',
    startDate: inDays(41),
  });
  const tis = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti`;
  const { itinerary } = await api.post(tis, { ti_name: name, welcome_text: 'Dear friends', accent: 'plum' });
  const { itinerary: second } = await api.post(tis, { ti_name: `${name} two` });

  await openAs(page, ADVISOR, `/trips/${trip.id}/ti/${itinerary.id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Templates' });
  await dialog.getByLabel('Save this itinerary as a template').fill(name);
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByRole('button', { name: `Use template ${name}` })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/trips/${trip.id}/ti/${second.id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Templates' }).click();
  await dialog.getByRole('button', { name: `Use template ${name}` }).click();
  await page.getByRole('button', { name: `Use ${name}`, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Welcome', { exact: true })).toHaveValue('Dear friends');
  await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();

  await page.goto(`/trips/${trip.id}/planner`);
  await expect(page.getByTestId(`day-${inDays(41)}`)).toContainText('Birthday picnic');
});
