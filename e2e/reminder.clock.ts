import { expect, test } from '@playwright/test';
import { apiAs } from './support/api';
import { moveClock } from './support/clock';
import { inDays } from './support/days';
import { mailsTo, mailTo } from './support/inbox';
import { ADVISOR } from './support/people';

const DAYS_ON = 24 * 60;

// Runs after every other journey: it moves the clock of the whole product.
test('R-TRIP-241 R-TRIP-242 a day-before reminder leaves when its time has come, and once', async ({ request }) => {
  const advisor = await apiAs(request, ADVISOR);
  const { trip } = await advisor.post('/services/trips/api/v1/trips', { trip_name: 'Remembered' });
  const { booking } = await advisor.post('/services/book/api/v1/bookings', {
    trip_id: trip.id,
    booking_type: 'Dining',
    title: 'Dinner to remember',
    general_booking: { start_date: inDays(5), start_time: '20:00' },
  });
  const to = 'reminded@clients.wayline.test';
  await advisor.post('/services/messaging/api/v1/reminders', {
    trip_id: trip.id,
    booking_id: booking.id,
    timing: 'day before',
    to: [to],
  });
  await moveClock(request, 2 * DAYS_ON);
  expect(await mailsTo(request, to)).toHaveLength(0);
  await moveClock(request, 3 * DAYS_ON);
  await mailTo(request, to, /Dinner to remember/);
  await Promise.all([moveClock(request, 60), moveClock(request, 60)]);
  expect(await mailsTo(request, to)).toHaveLength(1);
});
