import { expect, type Page, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { expectAccessible } from './support/axe';
import { watchConsole } from './support/console';
import { mailTo } from './support/inbox';
import { openCompany } from './support/own-company';
import { openAs, storeSession } from './support/people';

const save = async (page: Page, saved: string) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(saved)).toBeVisible();
};

test('R-SHELL-052 R-SHELL-053 what a user sets for themself is what their pages and mails do', async ({
  page,
  request,
}) => {
  const owner = await openCompany(request, 'Own Settings Travel');
  const api = await apiAs(request, owner);
  const { trip } = await api.post(TRIPS, { trip_name: 'Quiet Amalfi', start_date: '2031-05-09' });
  const complaints = watchConsole(page);
  await storeSession(page, owner);

  await test.step('a new account is set up in three steps, each of which can be skipped', async () => {
    await page.goto('/after_confirm_welcome');
    await page.getByRole('link', { name: 'Set up account' }).click();
    await page.getByLabel('Title').fill('Founder');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your company', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with this' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you', level: 1 })).toBeVisible();
    await page.goto('/after_confirm_welcome');
    await expect(page.getByText('Plan your first trip')).toBeVisible();
  });

  await test.step('the way days are read', async () => {
    await page.goto('/myaccount/profile');
    await expect(page.getByLabel('Title')).toHaveValue('Founder');
    await page.getByLabel('Date format').selectOption('DD.MM.YYYY');
    await save(page, 'Profile saved');
    await page.goto('/trips');
    await expect(page.getByText('09.05.2031').first()).toBeVisible();
  });

  await test.step('a signature at the foot of a mail', async () => {
    await page.goto('/myaccount/email-signature');
    await page.getByLabel('Signature').fill('Nora, [our trips](https://own.wayline.test)');
    await expect(page.getByTestId('signature').getByRole('link', { name: 'our trips' })).toBeVisible();
    await save(page, 'Email signature saved');
    const guest = `own-${Date.now()}@clients.wayline.test`;
    const at = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti`;
    const { itinerary } = await api.post(at, { ti_name: 'Quiet Amalfi' });
    await api.post(`${at}/${itinerary.id}/publish`, { version: itinerary.version });
    await api.post(`${at}/${itinerary.id}/share`, { email: guest });
    const mail = await mailTo(request, guest, /Quiet Amalfi/);
    expect(mail.html).toContain('href="https://own.wayline.test"');
    expect(mail.text).toContain('our trips (https://own.wayline.test)');
  });
  complaints.none();
});

test('R-TRIP-224 a type of booking that its company does not use is offered no more, and the others in its words', async ({
  page,
  request,
}) => {
  const owner = await openCompany(request, 'Own Words Travel');
  const api = await apiAs(request, owner);
  const { trip } = await api.post(TRIPS, { trip_name: 'Quiet Amalfi', start_date: '2031-05-09' });
  await openAs(page, owner, '/myaccount/booking_types');
  await page.getByRole('button', { name: 'Hide Luxury' }).click();
  await page.getByRole('textbox', { name: 'Name of Dining' }).fill('Restaurants');
  await save(page, 'Booking types saved');
  await api.post(BOOKINGS, {
    trip_id: trip.id,
    booking_type: 'Other',
    title: 'SIM cards',
    general_booking: { start_date: '2031-05-09' },
  });
  await api.post(BOOKINGS, {
    trip_id: trip.id,
    booking_type: 'Dining',
    title: 'Da Rosalia',
    general_booking: { start_date: '2031-05-09' },
  });
  await page.goto(`/trips/${trip.id}/planner`);
  await expect(page.getByRole('img', { name: 'Restaurants' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for SIM cards' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const type = page.getByRole('dialog').getByLabel('Type', { exact: true });
  await expect(type.getByRole('option', { name: 'Restaurants' })).toHaveCount(1);
  await expect(type.getByRole('option', { name: 'Luxury' })).toHaveCount(0);
});

test('R-SHELL-053 a company’s own name is in its links once its record is found', async ({ page, request }) => {
  const owner = await openCompany(request, 'Own Name Travel');
  const api = await apiAs(request, owner);
  const host = `trips.own-${Date.now()}.example`;
  const complaints = watchConsole(page);
  await openAs(page, owner, '/myaccount/domain');
  await page.getByLabel('Host name').fill(host);
  await expect(page.getByText('Save the name first.')).toBeVisible();
  await save(page, 'Domain saved');
  await expect(page.getByText('Not verified yet')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Last checked')).toBeVisible();
  const text = (await page.getByText(/^wayline-verify=/).textContent()) ?? '';
  await request.post(`/local/dns?${new URLSearchParams({ name: `_wayline.${host}`, text })}`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/myaccount/domain_masking');
  await page.getByText('Use our own address once it’s verified').click();
  await save(page, 'Domain masking saved');
  const { trip } = await api.post(TRIPS, { trip_name: 'Quiet Amalfi', start_date: '2031-05-09' });
  const at = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti`;
  const { itinerary } = await api.post(at, { ti_name: 'Quiet Amalfi' });
  await api.post(`${at}/${itinerary.id}/publish`, { version: itinerary.version });
  const { url } = await api.post(`${at}/${itinerary.id}/share`, {});
  expect(new URL(url).hostname).toBe(host);
  const opened = await request.get(new URL(url).pathname, { headers: { host } });
  expect(await opened.text()).toContain('Quiet Amalfi');
  complaints.none();
});
