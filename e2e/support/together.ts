import type { Browser, Page } from '@playwright/test';
import { type apiAs, BOOKINGS, TRIPS } from './api';
import { inDays } from './days';
import { storeSession } from './people';

export const MEALS = ['Dinner at Da Rosalia', 'Lunch at Lo Scoglio', 'Supper at Il Buco'];
export const HOTEL = 'Hotel Luna';
export const TITLES = [...MEALS, HOTEL];

type Api = Awaited<ReturnType<typeof apiAs>>;
/** A trip of a week with three meals and a hotel. */
export const plannedTrip = async (api: Api, trip_name: string): Promise<string> => {
  const { trip } = await api.post(TRIPS, { trip_name, start_date: inDays(40), end_date: inDays(46) });
  const add = (booking_type: string, title: string, parts: object) =>
    api.post(BOOKINGS, { trip_id: trip.id, booking_type, title, ...parts });
  for (const [i, title] of MEALS.entries())
    await add('Dining', title, { general_booking: { start_date: inDays(41 + i), start_time: '20:00' } });
  await add('Accommodation', HOTEL, { accommodation: { checkin_date: inDays(41), checkout_date: inDays(43) } });
  return trip.id;
};
/** A person in a browser of their own, with nothing open yet. */
export const advisorIn = async (browser: Browser, email: string) => {
  const page = await (await browser.newContext()).newPage();
  await storeSession(page, email);
  return page;
};
/** A colleague as the header of a trip shows that they are there. */
export const also = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Also on this trip now' }).getByRole('img', { name });
