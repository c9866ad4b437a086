import { expect, test } from '@playwright/test';
import { handsOn, planOn, STATUSES, writtenOn } from './support/advisor-hands';
import { apiAs, TRIPS } from './support/api';
import { ADVISOR, OWNER } from './support/people';
import { seeded } from './support/random';
import { advisorIn, plannedTrip, TITLES } from './support/together';

/** How long two advisors work at once, in seconds; `CO_EDITING_SECONDS=60` by hand. */
const SECONDS = Number(process.env.CO_EDITING_SECONDS ?? 12);
const SEED = Number(process.env.CO_EDITING_SEED ?? 20_261_121);
const WRITTEN = ['Confirmation number', 'Internal note', 'Supplier'];
test('two advisors edit one trip at random at once: both end equal, and equal to the table', async ({
  browser,
  request,
}, info) => {
  test.setTimeout((SECONDS + 150) * 1000);
  const api = await apiAs(request, ADVISOR);
  const trip = await plannedTrip(api, 'Edited together');
  const pages = [await advisorIn(browser, ADVISOR), await advisorIn(browser, OWNER)];
  for (const page of pages) await page.goto(`/trips/${trip}/planner`);
  for (const page of pages)
    await expect(page.getByRole('list', { name: 'Also on this trip now' })).toBeVisible({ timeout: 30_000 });

  const done = await Promise.all(
    pages.map(async (page, who) => {
      const random = seeded(SEED + who);
      const hands = handsOn(page, random);
      const until = Date.now() + SECONDS * 1000;
      let steps = 0;
      for (; Date.now() < until; steps++) {
        const title = random.of(TITLES);
        const mark = `${who}-${steps}`;
        const what = random.of(['rename', 'move', 'move', 'status', 'write', 'write'] as const);
        if (what === 'rename') await hands.rename(`Edited together ${mark}`);
        if (what === 'move') await hands.move(title, random.of(['earlier', 'later']));
        if (what === 'status') await hands.status(title, random.of(STATUSES));
        if (what === 'write') await hands.write(title, random.of(WRITTEN), mark);
      }
      return steps;
    }),
  );
  info.annotations.push({ type: 'edits', description: `${done.join(' and ')} in ${SECONDS} s, seed ${SEED}` });

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
    }).toPass({ timeout: 15_000 });
  });
  await test.step('and so do their editors, field by field', async () => {
    const { bookings } = await api.get(`${TRIPS}/${trip}`);
    for (const { title, confirmation_id, note, supplier_name } of bookings)
      for (const page of pages)
        expect(await writtenOn(page, title, WRITTEN), title).toEqual([
          confirmation_id ?? '',
          note ?? '',
          supplier_name ?? '',
        ]);
  });
  for (const page of pages) await page.context().close();
});
