import {
  BookingId,
  FileId,
  ItineraryId,
  ReminderId,
  ShareId,
  TravelerId,
  TripId,
  UserId,
} from '@wayline/core/kernel/ids';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { sendForm } from '@wayline/local/testing/send-form';
import type { Answer, Person, World } from '@wayline/local/testing/world';
import { failedMails } from './failed-mails';

/** What the samples are about: one of everything that an id can name, all of one company. */
export type Prepared = {
  trip: TripId;
  booking: BookingId;
  traveler: TravelerId;
  itinerary: ItineraryId;
  itineraryVersion: number;
  shareId: ShareId;
  shareToken: string;
  /** A document of the itinerary, and a file that is uploaded and not yet taken in. */
  document: FileId;
  upload: FileId;
  reminder: ReminderId;
  colleague: UserId;
  email: string;
  password: string;
};

const DAY = '2031-05-03';

const good = <T>(answer: Answer<T>): T => {
  if (answer.status !== 200) throw new Error(`Preparing failed: ${answer.status} ${answer.body.error?.code}`);
  return answer.body;
};

/** A trip with a traveler, a booking, a published and shared itinerary, a reminder, and mails of both that failed; `name` stands in every text. */
export const prepare = async (world: World, as: Person, name = 'Prepared'): Promise<Prepared> => {
  const asked = { as };
  const { trip } = good(
    await world.call('trips.create', { trip_name: name, start_date: '2031-05-01', end_date: '2031-05-09' }, asked),
  );
  const { traveler } = good(
    await world.call(
      'trips.travelers.create',
      { trip_id: trip.id, first_name: name, last_name: 'Okafor', passport_number: 'P7654321' },
      asked,
    ),
  );
  const { booking } = good(
    await world.call(
      'book.bookings.create',
      { trip_id: trip.id, booking_type: 'Dining', title: name, general_booking: { start_date: DAY }, note: name },
      asked,
    ),
  );
  const { reminder } = good(
    await world.call(
      'messaging.reminders',
      { trip_id: trip.id, booking_id: booking.id, timing: 'day before', to: ['guest@wayline.test'], message: name },
      asked,
    ),
  );
  const made = good(await world.call('trips.ti.create', { tripId: trip.id, ti_name: name }, asked));
  const at = { tripId: trip.id, tiId: made.itinerary.id };
  const upload = async (): Promise<FileId> => {
    const form = good(await world.call('trips.ti.documents.upload', { ...at, name: 'a.pdf', size: 9 }, asked));
    await sendForm(form, 'a.pdf', '%PDF-1.7\n');
    return form.file_id;
  };
  const { document } = good(
    await world.call('trips.ti.documents.create', { ...at, file_id: await upload(), name: `${name}.pdf` }, asked),
  );
  good(await world.call('trips.itinerary.publish', { ...at, version: made.itinerary.version }, asked));
  const shared = good(await world.call('trips.itinerary.share', at, asked));
  const share = shared.itinerary.shares[0]?.id ?? '';
  await failedMails(world, as, { trip_id: trip.id, itinerary_id: at.tiId }, [
    { id: reminder.id, about: 'reminder' },
    { id: share, about: 'itinerary link' },
  ]);
  return {
    trip: trip.id,
    booking: booking.id,
    traveler: traveler.id,
    reminder: reminder.id,
    itinerary: at.tiId,
    itineraryVersion: shared.itinerary.version,
    shareId: ShareId.parse(share),
    shareToken: shared.url.slice(shared.url.lastIndexOf('/') + 1),
    document: document.id,
    upload: await upload(),
    colleague: world.people.contractor.user_id,
    email: as.email,
    password: DEMO_PASSWORD,
  };
};

/** Ids of the right shape that name nothing, all ending alike: to see which samples speak of records. */
export const imagined = (digit: string): Prepared => {
  const id = (prefix: string) => `${prefix}_${digit.repeat(26)}`;
  return {
    trip: TripId.parse(id('trp')),
    booking: BookingId.parse(id('bkg')),
    traveler: TravelerId.parse(id('tvl')),
    itinerary: ItineraryId.parse(id('tin')),
    reminder: ReminderId.parse(id('rmd')),
    colleague: UserId.parse(id('usr')),
    shareId: ShareId.parse(id('shr')),
    itineraryVersion: 1,
    shareToken: digit.repeat(43),
    document: FileId.parse(id('fil')),
    upload: FileId.parse(id('fil')),
    email: 'nobody@new.wayline.test',
    password: DEMO_PASSWORD,
  };
};
