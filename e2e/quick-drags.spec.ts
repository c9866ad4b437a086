import { expect, test } from '@playwright/test';
import { apiAs, BOOKINGS, TRIPS } from './support/api';
import { inDays } from './support/days';
import { ADVISOR, OWNER, openAs } from './support/people';

const [FIRST, SECOND, THIRD, LAST] = [inDays(50), inDays(51), inDays(52), inDays(53)];

test('a booking dragged on before its last move is saved stays where it was let go, whatever colleagues do meanwhile', async ({
  page,
  request,
}, info) => {
  const [advisor, colleague] = [await apiAs(request, ADVISOR), await apiAs(request, OWNER)];
  const { trip } = await advisor.post(TRIPS, {
    trip_name: `Quick ${info.project.name}`,
    start_date: FIRST,
    end_date: LAST,
  });
  const add = async (title: string) => {
    const { booking } = await advisor.post(BOOKINGS, {
      trip_id: trip.id,
      booking_type: 'Dining',
      title,
      general_booking: { start_date: FIRST },
    });
    return booking;
  };
  const [dinner, lunch] = [await add('Dinner'), await add('Lunch')];
  const change = (id: string, version: number, changes: object) =>
    colleague.put(`${BOOKINGS}/${id}`, { trip_id: trip.id, version, ...changes });
  const entry = page.getByRole('button', { name: 'Dinner', exact: true });
  const day = (date: string) => page.getByTestId(`day-${date}`);
  const titleOf = (date: string) => day(date).getByRole('heading', { level: 2 });
  const dinnerIsOn = (date: string) =>
    expect(day(date).getByRole('button', { name: 'Dinner', exact: true })).toBeVisible();
  await openAs(page, ADVISOR, `/trips/${trip.id}/planner`);
  await dinnerIsOn(FIRST);

  await test.step('moves that follow each other are kept, though what is read in between does not know them', async () => {
    const waiting: (() => Promise<void>)[] = [];
    let held = true;
    await page.route(`**${BOOKINGS}/${dinner.id}`, (route) => {
      if (!held) return route.continue();
      waiting.push(() => route.continue());
      return undefined;
    });
    await entry.dragTo(titleOf(SECOND));
    await dinnerIsOn(SECOND);
    await change(lunch.id, 1, { title: 'Long lunch' });
    await expect(page.getByRole('button', { name: 'Long lunch', exact: true })).toBeVisible();
    await dinnerIsOn(SECOND);
    for (const date of [FIRST, THIRD]) {
      await entry.dragTo(titleOf(date));
      await dinnerIsOn(date);
    }
    held = false;
    await Promise.all(waiting.map((letGo) => letGo()));
    await expect(page.getByText(/^Dinner moved to/)).toHaveCount(3);
    await dinnerIsOn(THIRD);
    await page.reload();
    await dinnerIsOn(THIRD);
  });
  await test.step('a booking that a colleague moves while it is dragged goes where the colleague has put it', async () => {
    const onto = await titleOf(LAST).boundingBox();
    await entry.hover();
    await page.mouse.down();
    await titleOf(LAST).hover();
    await change(dinner.id, 4, { general_booking: { start_date: SECOND } });
    await dinnerIsOn(SECOND);
    await page.mouse.move((onto?.x ?? 0) + 5, (onto?.y ?? 0) + 5);
    await page.mouse.up();
    await expect(page.getByText("Dinner wasn't moved")).toBeVisible();
    await dinnerIsOn(SECOND);
  });
});
