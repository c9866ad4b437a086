import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from './expect-ok';
import { PREPARATIONS, type Preparation, type Prepared, type Preparing, placeholderIds } from './prepared';

/** A trip with a traveler, a booking and a split commission. */
const prepareTrip = async (world: World, as: Person, name: string) => {
  const asked = { as };
  const { trip } = expectOk(
    await world.call('trips.create', { trip_name: name, start_date: '2031-05-01', end_date: '2031-05-09' }, asked),
  );
  const { traveler } = expectOk(
    await world.call(
      'trips.travelers.create',
      { trip_id: trip.id, first_name: name, last_name: 'Okafor', passport_number: 'P7654321' },
      asked,
    ),
  );
  const { booking } = expectOk(
    await world.call(
      'book.bookings.create',
      {
        trip_id: trip.id,
        booking_type: 'Dining',
        title: name,
        reservation_status: 'Suggested',
        general_booking: { start_date: '2031-05-03' },
        note: name,
      },
      asked,
    ),
  );
  expectOk(
    await world.call(
      'trips.commission-split.set',
      { id: trip.id, version: 0, host_agency_split: '40', advisor_split: '60' },
      asked,
    ),
  );
  return { trip: trip.id, booking: booking.id, traveler: traveler.id };
};

const namesOf = ({ placeholders }: Preparation) =>
  Object.keys(placeholders((prefix) => `${prefix}_${'0'.repeat(26)}`, '0')) as (keyof Prepared)[];

/**
 * A trip with a traveler and a booking, and what else an id can name; `name` stands in every text. With `wanted` only what these name is
 * made, because most samples speak of two or three things, and many of no trip at all; the rest are ids of nothing.
 */
export const prepare = async (
  world: World,
  as: Person,
  name = 'Prepared',
  wanted?: ReadonlySet<string>,
): Promise<Prepared> => {
  const wants: Preparing['wants'] = (one) => !wanted || wanted.has(one);
  const due = PREPARATIONS.filter((one) => namesOf(one).some(wants));
  const prepared = placeholderIds('0');
  if (due.some(({ onTrip }) => onTrip) || (['trip', 'traveler', 'booking'] as const).some(wants))
    Object.assign(prepared, await prepareTrip(world, as, name));
  const { trip, booking } = prepared;
  for (const { make } of due) Object.assign(prepared, await make({ world, as, name, wants, trip, booking }));
  return {
    ...prepared,
    colleague: world.people.contractor.user_id,
    advisor: as.user_id,
    email: as.email,
    password: DEMO_PASSWORD,
  };
};
