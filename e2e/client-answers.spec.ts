import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { inDays } from './support/days';
import { ADVISOR, openAs } from './support/people';
import { publishItinerary } from './support/publishing';

test('a client approves one booking and asks about another; the advisor sees it at once and hides a third', async ({
  page,
  browser,
  request,
}, info) => {
  const advisor = await apiAs(request, ADVISOR);
  const name = `Answers ${info.project.name}`;
  const { trip } = await advisor.post('/services/trips/api/v1/trips', { trip_name: name });
  for (const [n, title] of ['Dinner by the sea', 'Boat to Capri', 'Cooking class'].entries()) {
    await advisor.post('/services/book/api/v1/bookings', {
      trip_id: trip.id,
      booking_type: 'Activity',
      title,
      reservation_status: 'Suggested',
      general_booking: { start_date: inDays(60 + n) },
      price_detail: { total_price: 12_000 + n, currency: 'EUR' },
    });
  }
  const itineraries = `/services/trips/api/v1/trip_itinerary/${trip.id}/ti`;
  const { itinerary } = await advisor.post(itineraries, { ti_name: name, ask_answers: true, show_prices: true });
  const at = `${itineraries}/${itinerary.id}`;
  const publish = async (version: number) => (await advisor.post(`${at}/publish`, { version })).itinerary;
  await publish(itinerary.version);
  const { url } = await advisor.post(`${at}/share`, { name: 'Mina' });

  await openAs(page, ADVISOR, `/trips/${trip.id}/ti/${itinerary.id}`);
  await expect(page.getByText('not opened yet')).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const client = await phone.newPage();
  await client.goto(url);
  const dinner = client.locator('li.entry', { hasText: 'Dinner by the sea' });
  const boat = client.locator('li.entry', { hasText: 'Boat to Capri' });
  await dinner.getByRole('button', { name: 'Yes, book it' }).click();
  await expect(dinner.getByRole('status')).toContainText('You said yes.');
  await boat.getByRole('button', { name: 'I have a question' }).click();
  await boat.getByLabel('Message to your advisor').fill('Is it safe for a child of two?');
  await boat.getByRole('button', { name: 'Send' }).click();
  await expect(boat.getByRole('status')).toContainText('Is it safe for a child of two?');
  await expectAccessible(client);

  const answers = page.getByRole('list', { name: 'Client responses' });
  await expect(answers.getByRole('listitem')).toHaveText([
    /^Question\s*Boat to Capri\s*Is it safe for a child of two\?$/,
    /^Approved\s*Dinner by the sea$/,
  ]);
  const cooking = page.getByRole('group', { name: 'Cooking class' });
  await cooking.getByText('Shown').click();
  await expect(cooking.getByRole('checkbox', { name: 'Shown' })).not.toBeChecked();
  const boatRow = page.getByRole('group', { name: 'Boat to Capri' });
  await boatRow.getByText('€120.01').click();
  await expect(boatRow.getByRole('checkbox', { name: '€120.01' })).not.toBeChecked();
  // Until what was chosen is saved, there is nothing to publish.
  await expect(page.getByRole('button', { name: 'Publish again' })).toBeEnabled();
  await expectAccessible(page);
  await publishItinerary(page, 'Publish again');

  await client.reload();
  await expect(dinner.getByRole('status')).toContainText('You said yes.');
  await expect(dinner).toContainText('€120.00');
  await expect(boat).not.toContainText('€120.01');
  await expect(client.getByText('Cooking class')).toHaveCount(0);
  await phone.close();
});
