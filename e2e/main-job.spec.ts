import { expect, type Page, test } from '@playwright/test';
import { apiAs } from './support/api';
import { expectAccessible } from './support/axe';
import { emptyMail, flightMail } from './support/confirmations';
import { watchConsole } from './support/console';
import { inDays, typed } from './support/days';
import { mailsTo, mailTo } from './support/inbox';
import { ADVISOR, OWNER, storeSession } from './support/people';
import { PHONE } from './support/phone';
import { publishItinerary } from './support/publishing';

const FIRST = inDays(40);
const LAST = inDays(44);
const SECOND = inDays(41);

const addBooking = async (page: Page, type: string, title: string, fill: () => Promise<void>) => {
  await page.getByRole('button', { name: 'Add booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'New booking' });
  await sheet.getByLabel('Type', { exact: true }).selectOption(type);
  await sheet.getByLabel('Title').fill(title);
  await fill();
  await sheet.getByRole('button', { name: 'Save booking' }).click();
  await expect(sheet).toBeHidden();
};

const fillLeg = async (
  page: Page,
  n: number,
  leg: { from: string; to: string; day: string; departs: string; arrives: string; number?: string },
) => {
  const group = page.getByRole('group', { name: `Leg ${n}` });
  await group.getByLabel('From', { exact: true }).fill(leg.from);
  await group.getByLabel('To', { exact: true }).fill(leg.to);
  await group.getByRole('textbox', { name: 'Departure date' }).fill(typed(leg.day));
  await group.getByRole('textbox', { name: 'Departure time' }).fill(leg.departs);
  await group.getByRole('textbox', { name: 'Arrival date' }).fill(typed(leg.day));
  await group.getByRole('textbox', { name: 'Arrival time' }).fill(leg.arrives);
  if (leg.number) await group.getByLabel('Number').fill(leg.number);
};

const importFile = async (page: Page, name: string, buffer: Buffer) => {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a confirmation' });
  await dialog.getByLabel('Confirmation file').setInputFiles({ name, mimeType: 'message/rfc822', buffer });
  return dialog;
};

test(
  'R-SHELL-001 R-SHELL-002 R-TRIP-007 R-TRIP-011 an advisor plans a whole trip, shares it, and the client opens it',
  PHONE.planner,
  async ({ page, browser, request, isMobile }, info) => {
    const complaints = watchConsole(page);
    const name = `Campania ${info.project.name}`;
    const client = `client.${info.project.name}@clients.wayline.test`;

    await test.step('signs in and creates a trip', async () => {
      await storeSession(page, ADVISOR);
      await page.goto('/trip_create');
      await page.getByLabel('Trip name').fill(name);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Create trip' }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    });

    await test.step('adds a lead traveler and two more', async () => {
      for (const [first, last] of [
        ['Mina', 'Okafor'],
        ['Jonas', 'Okafor'],
        ['Ada', 'Okafor'],
      ] as const) {
        await page.getByRole('button', { name: 'Add traveler' }).first().click();
        const dialog = page.getByRole('dialog', { name: 'Add traveler' });
        await dialog.getByLabel('First name').fill(first);
        await dialog.getByLabel('Last name').fill(last);
        await dialog.getByRole('button', { name: 'Add traveler' }).click();
        await expect(dialog).toBeHidden();
      }
      await expect(page.getByText('Traveler added successfully to Trip.').first()).toBeVisible();
      await expect(page.getByText(/Mina Okafor · 3 pax/)).toBeVisible();
    });

    await test.step('sets the dates', async () => {
      await page.getByRole('button', { name: 'Set dates' }).click();
      const dialog = page.getByRole('dialog', { name: 'Trip dates' });
      await dialog.getByRole('textbox', { name: 'First day' }).fill(typed(FIRST));
      await dialog.getByRole('textbox', { name: 'Last day' }).fill(typed(LAST));
      await dialog.getByRole('button', { name: 'Save dates' }).click();
      await expect(page.getByText('Trip date updated successfully')).toBeVisible();
      await expect(page.getByTestId(`day-${LAST}`)).toBeVisible();
    });

    await test.step('adds a return flight of two legs each way, a stay, a transfer and a dinner', async () => {
      const legs = [
        { from: 'Boston', to: 'Lisbon', day: FIRST, departs: '09:35', arrives: '12:00', number: '216' },
        { from: 'Lisbon', to: 'Naples', day: FIRST, departs: '13:20', arrives: '17:10', number: '852' },
        { from: 'Naples', to: 'Lisbon', day: LAST, departs: '18:05', arrives: '20:25', number: '853' },
        { from: 'Lisbon', to: 'Boston', day: LAST, departs: '21:40', arrives: '23:55', number: '217' },
      ];
      await addBooking(page, 'Flights', 'Boston to Naples', async () => {
        for (const [i, leg] of legs.entries()) {
          if (i > 0) await page.getByRole('button', { name: 'Add leg' }).click();
          await fillLeg(page, i + 1, leg);
        }
      });
      await addBooking(page, 'Accommodation', 'Palazzo Miramare', async () => {
        await page.getByRole('textbox', { name: 'Check-in', exact: true }).fill(typed(FIRST));
        await page.getByRole('textbox', { name: 'Check-out', exact: true }).fill(typed(LAST));
      });
      await addBooking(page, 'Transportation', 'Car to Ravello', async () => {
        await fillLeg(page, 1, { from: 'Naples', to: 'Ravello', day: FIRST, departs: '17:45', arrives: '19:00' });
      });
      await addBooking(page, 'Dining', 'Dinner at Da Rosalia', async () => {
        await page.getByRole('textbox', { name: 'Date', exact: true }).fill(typed(SECOND));
        await page.getByRole('textbox', { name: 'Time', exact: true }).fill('20:00');
      });
      const day = page.getByTestId(`day-${FIRST}`);
      await expect(day.getByTestId('entry-leg')).toHaveCount(3);
      await expect(page.getByTestId(`day-${LAST}`).getByTestId('entry-leg')).toHaveCount(2);
      await expect(day.getByTestId('entry-checkin')).toHaveCount(1);
      await expect(page.getByTestId(`day-${SECOND}`).getByTestId('entry-overnight')).toHaveCount(1);
      await expectAccessible(page);
    });

    await test.step('imports a confirmation, reviews it, and imports it again', async () => {
      const flight = {
        reference: `AF${info.project.name === 'phone' ? 'PHON' : 'DESK'}`,
        traveler: 'Mina Okafor',
        day: LAST,
        seat: '7A',
      };
      let dialog = await importFile(page, 'flight.eml', flightMail(flight));
      await expect(dialog.getByTestId('draft')).toContainText('New');
      await expect(dialog.getByLabel('Confirmation number', { exact: true })).toHaveValue(flight.reference);
      await expect(dialog.getByLabel('Leg 1 departs')).toHaveValue(`${LAST}T12:40`);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save 1 booking' }).click();
      await expect(page.getByTestId(`day-${LAST}`).getByTestId('entry-leg')).toHaveCount(3);

      dialog = await importFile(page, 'flight.eml', flightMail(flight));
      await expect(dialog.getByTestId('draft')).toContainText('No changes');
      await dialog.getByRole('button', { name: 'Close' }).click();

      dialog = await importFile(page, 'flight.eml', flightMail({ ...flight, seat: '9C' }));
      await expect(dialog.getByTestId('draft')).toContainText('Changed');
      await dialog.getByRole('button', { name: 'Save 1 booking' }).click();
      await expect(page.getByTestId(`day-${LAST}`).getByTestId('entry-leg')).toHaveCount(3);

      dialog = await importFile(page, 'letter.eml', emptyMail());
      await expect(dialog.getByRole('status')).toContainText(/no booking was found/i);
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('moves the dinner to another day and takes it back', async () => {
      const dinner = page.getByText('Dinner at Da Rosalia').first();
      const third = page.getByTestId(`day-${inDays(42)}`);
      if (isMobile) {
        await page.getByRole('button', { name: 'Actions for Dinner at Da Rosalia' }).click();
        await page.getByRole('menuitem', { name: 'Move a day later' }).click();
      } else await dinner.dragTo(third);
      await expect(third.getByText('Dinner at Da Rosalia')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByTestId(`day-${SECOND}`).getByText('Dinner at Da Rosalia')).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    });

    await test.step('publishes and shares; the client reads it on a phone without an account', async () => {
      await page.getByRole('button', { name: 'New itinerary' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create itinerary' }).click();
      await page.waitForURL('**/ti/**');
      await page.getByLabel('Welcome', { exact: true }).fill('Five days by the sea.');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Itinerary saved')).toBeVisible();
      await publishItinerary(page);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Share with your client' });
      await dialog.getByLabel('Name').fill('Mina');
      await dialog.getByLabel('Email').fill(client);
      await dialog.getByRole('button', { name: 'Share' }).click();
      await expect(dialog.getByTestId('share-url')).toContainText('/ti/');
      await dialog.getByRole('button', { name: 'Done' }).click();

      const mail = await mailTo(request, client, new RegExp(name));
      const link = /https?:\/\/[^\s"<]+\/ti\/[\w-]+/.exec(mail.text)?.[0] ?? '';
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      const reader = await phone.newPage();
      await reader.goto(link);
      await expect(page.getByText('Mina opened the itinerary').first()).toBeVisible();
      await expect(page.getByText(/opened 1 time, last/)).toBeVisible();
      await expect(reader.getByText('Palazzo Miramare').first()).toBeVisible();
      await expect(reader.getByText('Five days by the sea.')).toBeVisible();
      await expectAccessible(reader);

      const calendar = await request.get(`${link}?calendar`);
      expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
      const pdf = await request.get(`${link}?pdf`);
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await phone.close();
    });

    await test.step('a colleague’s change appears in the open editor, and where both have changed the same, one of the two is chosen', async () => {
      const tripId = /\/trips\/(trp_\w+)/.exec(page.url())?.[1] ?? '';
      await page.goto(`/trips/${tripId}/planner`);
      await page.getByRole('button', { name: 'Actions for Palazzo Miramare' }).first().click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const sheet = page.getByRole('dialog', { name: 'Palazzo Miramare' });
      await expect(sheet).toBeVisible();
      await sheet.getByLabel('Supplier').fill('Miramare Group');
      const colleague = await apiAs(request, OWNER);
      const { bookings } = await colleague.get(`/services/trips/api/v1/trips/${tripId}`);
      const stay = bookings.find((b: { title: string }) => b.title === 'Palazzo Miramare');
      await colleague.put(`/services/book/api/v1/bookings/${stay.id}`, {
        trip_id: tripId,
        version: stay.version,
        confirmation_id: 'PM-1',
        supplier_name: 'Luna Group',
      });
      await expect(sheet.getByLabel('Confirmation number', { exact: true })).toHaveValue('PM-1');
      await expect(sheet.getByText(/Someone else saved this booking/)).toBeVisible();
      await sheet.getByRole('button', { name: 'Keep mine' }).click();
      await sheet.getByRole('button', { name: 'Save booking' }).click();
      await expect(sheet).toBeHidden();
    });

    await test.step('a day-before reminder leaves once when its time comes', async () => {
      const to = `remind.${info.project.name}@clients.wayline.test`;
      await page.getByRole('button', { name: 'Actions for Dinner at Da Rosalia' }).click();
      await page.getByRole('menuitem', { name: 'Set reminder' }).click();
      const dialog = page.getByRole('dialog', { name: /New reminder for/ });
      await dialog.getByRole('textbox', { name: 'To' }).fill(to);
      await dialog.getByRole('button', { name: 'Set reminder' }).click();
      await expect(dialog).toBeHidden();
      expect(await mailsTo(request, to)).toHaveLength(0);
      const colleague = await apiAs(request, ADVISOR);
      const { reminders } = await colleague.get(
        `/services/trips/api/v1/trips/${/\/trips\/(trp_\w+)/.exec(page.url())?.[1]}`,
      );
      expect(reminders[0].status).toBe('waiting');
    });
    // The stale save of the journey is answered with 409, which the browser notes.
    complaints.none(/409 \(Conflict\)/);
  },
);
