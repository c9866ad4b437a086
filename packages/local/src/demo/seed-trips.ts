import type { Company, User } from '@wayline/core/access/company';
import { insertMemberships } from '@wayline/core/access/memberships';
import { TRIP_SCOPE } from '@wayline/core/access/trip-scope';
import { Booking, BookingDraft } from '@wayline/core/areas/trip/bookings/booking';
import { createBooking, numberBookings } from '@wayline/core/areas/trip/bookings/booking-writes';
import { linkSuppliers } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Travelers, TripRows, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { addDays } from '@wayline/core/base/days';
import { fullName } from '@wayline/core/base/full-name';
import type { NewId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { takeSerial } from '@wayline/core/store/serial';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { DEMO_TRIPS } from './trips';
import { written } from './written';

type Users = readonly [User, ...User[]];
/** Whose the demo trips are. */
export const getDemoAdvisor = (users: Users): User => users.find(({ roles }) => roles.includes('Advisor')) ?? users[0];
/** On the first trip somebody helps who sees only what they work on. */
const toHelpers = (users: Users) =>
  users
    .filter(({ roles }) => roles.includes('Standard'))
    .map((user) => ({ user_id: user.id, name: fullName(user), types: ['documents'] }));

/** The demo trips of a company, through the same writes that advisors make, their days counted from today. */
export const seedTrips = async (table: Table, company: Company, users: Users, newId: NewId, now: string) => {
  const advisor = getDemoAdvisor(users);
  const db = tenantDb(table, company.id);
  for (const [i, plan] of DEMO_TRIPS.entries()) {
    const number = await takeSerial(db, 'trip');
    const first = addDays(now.slice(0, 10), plan.starts_in_days);
    const day = (offset: number) => addDays(first, offset);
    const trip = Trip.parse({
      ...plan.trip,
      id: newId('trip'),
      code: `T-${number}`,
      user_id: advisor.id,
      advisor_name: fullName(advisor),
      collaborators: i === 0 ? toHelpers(users) : [],
      start_date: first,
      end_date: day(plan.nights),
      trip_pax: 0,
      trip_reservations: 0,
      created_at: now,
      updated_at: now,
      version: 1,
    });
    await written(table, [db.insert(Trips, trip), ...insertMemberships(db, TRIP_SCOPE, trip)]);
    const travelers = plan.travelers.map(([first_name, last_name, email], i) =>
      Traveler.parse({
        id: newId('traveler'),
        trip_id: trip.id,
        first_name,
        last_name,
        email,
        client_type: i === 0 ? 'lead_client' : 'secondary_client',
        created_at: now,
        version: 1,
      }),
    );
    const lead = travelers[0] && `${travelers[0].first_name} ${travelers[0].last_name}`;
    await written(table, [
      ...travelers.map((t) => db.insert(Travelers, t)),
      db.updateIf(
        Trips,
        { id: trip.id },
        {
          add: TripRows.withRow({ trip_pax: travelers.length }),
          set: TripRows.withRow({ lead_traveler: lead }),
        },
      ),
    ]);
    const bookings = plan.bookings(day).map((draft) =>
      Booking.parse({
        ...BookingDraft.parse(draft),
        id: newId('booking'),
        trip_id: trip.id,
        created_at: now,
        updated_at: now,
        version: 1,
      }),
    );
    const linked = await linkSuppliers(
      db,
      bookings.map((after) => ({ after })),
      first,
    );
    const known = linked.ok ? linked.value : bookings;
    const numbered = await numberBookings(db, known);
    await written(
      table,
      numbered.map((booking) => createBooking(db, { ...trip, lead_traveler: lead }, booking)),
    );
  }
};
