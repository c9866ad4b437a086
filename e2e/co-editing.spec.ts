import { expect, test } from '@playwright/test';
import { expectWritten, handsOn, planOn, STATUSES } from './support/advisor-hands';
import { apiAs, TRIPS } from './support/api';
import { ADVISOR, OWNER } from './support/people';
import { seeded } from './support/random';
import { advisorIn, plannedTrip, TITLES } from './support/together';

/** How often each of two advisors changes something, both at once; `CO_EDITING_EDITS=60` by hand. */
const EDITS = Number(process.env.CO_EDITING_EDITS ?? 12);
const SEED = Number(process.env.CO_EDITING_SEED ?? 20_261_121);
/** Fields of the editor of a booking, and their names in what is kept. */
const WRITTEN = { 'Confirmation number': 'confirmation_id', 'Internal note': 'note', Supplier: 'supplier_name' };
test('two advisors edit one trip at random at once: both end equal, and equal to the table', async ({
  browser,
  request,
}, info) => {
  const api = await apiAs(request, ADVISOR);
  const trip = await plannedTrip(api, 'Edited together');
  const pages = [await advisorIn(browser, ADVISOR), await advisorIn(browser, OWNER)];
  for (const page of pages) await page.goto(`/trips/${trip}/planner`);
  for (const page of pages) await expect(page.getByRole('list', { name: 'Also on this trip now' })).toBeVisible();

  await Promise.all(
    pages.map(async (page, who) => {
      const random = seeded(SEED + who);
      const hands = handsOn(page, random);
      for (let step = 0; step < EDITS; step++) {
        const title = random.of(TITLES);
        const mark = `${who}-${step}`;
        const what = random.of(['rename', 'move', 'move', 'status', 'write', 'write'] as const);
        if (what === 'rename') await hands.rename(`Edited together ${mark}`);
        if (what === 'move') await hands.move(title, random.of(['earlier', 'later']));
        if (what === 'status') await hands.status(title, random.of(STATUSES));
        if (what === 'write') await hands.write(title, random.of(Object.keys(WRITTEN)), mark);
      }
    }),
  );
  info.annotations.push({ type: 'edits', description: `${EDITS} by each, seed ${SEED}` });

  await test.step('both screens show the same plan, and the table holds it', async () => {
    await expect(async () => {
      const whole = await api.get(`${TRIPS}/${trip}`);
      const kept = Object.fromEntries(
        whole.bookings.map((b: Record<string, never>) => {
          const { title, general_booking, accommodation, reservation_status } = b as never as Record<string, string> &
            Record<'general_booking' | 'accommodation', Record<string, string> | undefined>;
          return [title, `${general_booking?.start_date ?? accommodation?.checkin_date} ${reservation_status}`];
        }),
      );
      const table = { trip: whole.trip.trip_name, ...kept };
      for (const page of pages) expect(await planOn(page, TITLES)).toEqual(table);
    }).toPass();
  });
  await test.step('and so do their editors, field by field', async () => {
    const { bookings } = await api.get(`${TRIPS}/${trip}`);
    for (const booking of bookings) {
      const kept = Object.entries(WRITTEN).map(([field, name]) => [field, booking[name] ?? '']);
      for (const page of pages) await expectWritten(page, booking.title, Object.fromEntries(kept));
    }
  });
  for (const page of pages) await page.context().close();
});
