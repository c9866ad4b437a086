import { expect, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { apiAs } from './support/api';
import { ADVISOR, openAs } from './support/people';

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ferry//EN
BEGIN:VEVENT
UID:ferry-1@ferry.test
DTSTART;TZID=Europe/Rome:20310504T090000
DTEND;TZID=Europe/Rome:20310504T101500
SUMMARY:Reservation at Trattoria da Mina
LOCATION:Via Roma 1\\, Amalfi
DESCRIPTION:Confirmation number: CAL12345
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

const page = `<html><body><div itemscope itemtype="http://schema.org/LodgingReservation">
<meta itemprop="reservationNumber" content="HTL7788"><link itemprop="reservationStatus" href="http://schema.org/Confirmed">
<div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Mina Okafor"></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/LodgingBusiness"><meta itemprop="name" content="Hotel Luna"></div>
<meta itemprop="checkinDate" content="2031-05-02T15:00"><meta itemprop="checkoutDate" content="2031-05-04T11:00"></div></body></html>`;

const pass = zipSync({
  'pass.json': strToU8(
    JSON.stringify({
      formatVersion: 1,
      passTypeIdentifier: 'pass.test.rail',
      serialNumber: '1',
      teamIdentifier: 'TEST',
      organizationName: 'Trenitalia',
      description: 'Train ticket',
      relevantDate: '2031-05-05T08:30+02:00',
      boardingPass: {
        transitType: 'PKTransitTypeTrain',
        primaryFields: [
          { key: 'from', label: 'Napoli Centrale', value: 'NAP' },
          { key: 'to', label: 'Roma Termini', value: 'ROM' },
        ],
        auxiliaryFields: [{ key: 'pnr', label: 'PNR', value: 'TRN456' }],
      },
    }),
  ),
});

const gds = `RP/FRALH2100/FRALH2100            AA/SU  12DEC30/1010Z   X4QZ9P
  1.OKAFOR/MINA MRS
  2  LH 400 C 06MAY 2 FRAJFK HK1  1330 1600  06MAY  E  LH/X4QZ9P
`;

const SOURCES = [
  { name: 'reservation.ics', what: 'an iCalendar file', bytes: Buffer.from(calendar), shows: 'CAL12345' },
  { name: 'hotel.html', what: 'a page with microdata', bytes: Buffer.from(page), shows: 'HTL7788' },
  { name: 'ticket.pkpass', what: 'a wallet pass', bytes: Buffer.from(pass), shows: 'TRN456' },
] as const;

const saved = async (where: Page, shows: string) => {
  const dialog = where.getByRole('dialog', { name: 'Import a confirmation' });
  await expect(dialog.locator(`input[value="${shows}"]`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save 1 booking' }).click();
  await expect(dialog).toBeHidden();
};

test('calendars, pages, wallet passes and pasted terminal texts become bookings on their days', async ({
  page: browser,
  request,
}, info) => {
  const api = await apiAs(request, ADVISOR);
  const { trip } = await api.post('/services/trips/api/v1/trips', {
    trip_name: `Every source ${info.project.name}`,
    start_date: '2031-05-01',
    end_date: '2031-05-08',
  });
  await openAs(browser, ADVISOR, `/trips/${trip.id}/planner`);
  for (const { name, what, bytes, shows } of SOURCES) {
    await test.step(what, async () => {
      await browser.getByRole('button', { name: 'Import', exact: true }).click();
      await browser
        .getByLabel('Confirmation file')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
      await saved(browser, shows);
    });
  }
  await test.step('a pasted terminal text', async () => {
    await browser.getByRole('button', { name: 'Import', exact: true }).click();
    await browser.getByLabel('Or paste the confirmation').fill(gds);
    await browser.getByRole('button', { name: 'Import pasted text' }).click();
    await saved(browser, 'X4QZ9P');
  });
  const { bookings } = await api.get(`/services/trips/api/v1/trips/${trip.id}`);
  expect(
    bookings.map((b: { confirmation_id: string; source: string }) => [b.confirmation_id, b.source]).sort(),
  ).toEqual(['CAL12345', 'HTL7788', 'TRN456', 'X4QZ9P'].map((id) => [id, 'by_import']));
  await expect(browser.getByTestId('day-2031-05-02').getByText('Hotel Luna')).toBeVisible();
});
