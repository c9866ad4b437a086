import type { Company, User } from '@wayline/core/access/company';
import { LibraryItems, LibraryPlaces } from '@wayline/core/areas/library/library.records';
import { LIBRARY_DAY, libraryDayAfter } from '@wayline/core/areas/library/library-day';
import { LibraryDraft, toLibrary } from '@wayline/core/areas/library/library-item';
import { UnclaimedBookings } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { BookingDraft } from '@wayline/core/areas/trip/bookings/booking';
import type { NewId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type * as z from 'zod';
import { written } from './written';

const stay = (nights: number) => ({ checkin_date: LIBRARY_DAY, checkout_date: libraryDayAfter(nights) });
const ITEMS: readonly z.input<typeof LibraryDraft>[] = [
  {
    booking_type: 'Accommodation',
    title: 'Palazzo Avino, sea view',
    supplier_name: 'Palazzo Avino',
    places: [{ name: 'Ravello', formatted_address: 'Via San Giovanni del Toro 28, Ravello, Italy' }],
    accommodation: { ...stay(3), checkin_time: '15:00' },
    price_detail: { total_price: 267000, currency: 'EUR' },
    includes: 'Breakfast on the terrace',
    tags: ['honeymoon', 'sea view'],
  },
  {
    booking_type: 'Dining',
    title: 'Tasting menu at Rossellinis',
    places: [{ name: 'Ravello' }],
    general_booking: { start_date: LIBRARY_DAY, start_time: '20:00' },
    tags: ['anniversary'],
  },
  {
    booking_type: 'Tours',
    title: 'Pompeii with an archaeologist',
    supplier_name: 'Context',
    places: [{ name: 'Pompeii' }],
    general_booking: { start_date: LIBRARY_DAY, start_time: '09:30', end_time: '12:30' },
    price_detail: { total_price: 38000, currency: 'EUR' },
    tags: ['private', 'family'],
  },
  {
    booking_type: 'Activity',
    title: 'Capri by gozzo, a day at sea',
    places: [{ name: 'Amalfi, harbour' }],
    general_booking: { start_date: LIBRARY_DAY, start_time: '10:00', end_time: '17:00' },
    price_detail: { total_price: 72000, currency: 'EUR' },
  },
  { booking_type: 'Other', title: 'Visa service', general_booking: { start_date: LIBRARY_DAY } },
];

/** What a company has at hand for any trip, two places, and one import whose trip nobody knew. */
export const seedLibrary = async (table: Table, company: Company, advisor: User, newId: NewId, now: string) => {
  const db = tenantDb(table, company.id);
  const created_by = `${advisor.first_name} ${advisor.last_name}`;
  const items = ITEMS.map((item) => ({
    ...toLibrary(LibraryDraft.parse(item)),
    id: newId('library'),
    created_by,
    created_at: now,
    updated_at: now,
    version: 1,
  }));
  const places = [
    { name: 'Villa Cimbrone', formatted_address: 'Via Santa Chiara 26, Ravello, Italy' },
    { name: 'Teatro San Carlo', formatted_address: 'Via San Carlo 98, Naples, Italy' },
  ].map((place) => ({
    ...place,
    source: 'manual',
    id: newId('place'),
    is_library: 1 as const,
    created_at: now,
    version: 1,
  }));
  await written(table, [
    ...items.map((item) => db.insert(LibraryItems, item)),
    ...places.map((place) => db.insert(LibraryPlaces, place)),
    db.insert(UnclaimedBookings, {
      id: newId('booking'),
      booking: BookingDraft.parse({
        booking_type: 'Rail',
        title: 'Naples to Rome',
        supplier_name: 'Trenitalia',
        confirmation_id: 'Q7RLZ2',
        traveler_names: ['M. Okafor'],
        general_booking: { start_date: now.slice(0, 10), start_time: '09:10' },
      }),
      draft: {
        kind: 'rail',
        status: 'confirmed',
        source_format: 'schema_org_json_ld',
        confidence: 'exact',
        title: 'Naples to Rome',
        travelers: ['M. Okafor'],
        places: [],
        spans: {},
      },
      imported_from: 'Your tickets.eml',
      imported_by: advisor.id,
      importer_name: created_by,
      imported_at: now,
      version: 1,
    }),
  ]);
};
