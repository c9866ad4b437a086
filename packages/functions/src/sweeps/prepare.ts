import type { TripId } from '@wayline/core/base/ids';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from './expect-ok';
import { prepareAccount } from './prepare-account';
import { AGENCY_NAMES, prepareAgencies } from './prepare-agencies';
import { prepareBilling } from './prepare-billing';
import { prepareHistory } from './prepare-history';
import { prepareItinerary } from './prepare-itinerary';
import { prepareLibrary } from './prepare-library';
import { preparePackages } from './prepare-packages';
import { preparePeople } from './prepare-people';
import { prepareSettings } from './prepare-settings';
import { prepareLogo, preparePicture, prepareTag } from './prepare-shared';
import { type Prepared, placeholderIds } from './prepared';
import { preparedTrips } from './prepared-trips';

const DAY = '2031-05-03';

/** A booking that was deleted with others. */
const deletedBooking = async (world: World, as: Person, name: string, trip: { id: TripId }) => {
  const asked = { as };
  const { booking: gone } = expectOk(
    await world.call(
      'book.bookings.create',
      { trip_id: trip.id, booking_type: 'Other', title: name, general_booking: { start_date: DAY }, note: name },
      asked,
    ),
  );
  expectOk(
    await world.call(
      'book.bookings.bulk-delete',
      { trip_id: trip.id, items: [{ id: gone.id, version: gone.version }] },
      asked,
    ),
  );
  return { deletedBooking: gone.id };
};

/** A booking that is cancelled with its supplier. */
const cancelledBooking = async (world: World, as: Person, name: string, trip: { id: TripId }) => {
  const asked = { as };
  const { booking: cancelled } = expectOk(
    await world.call('book.bookings.create', { trip_id: trip.id, booking_type: 'Tours', title: name }, asked),
  );
  expectOk(
    await world.call(
      'book.cancellation.save',
      {
        bookingId: cancelled.id,
        trip_id: trip.id,
        version: cancelled.version,
        cancellation: { status: 'requested', currency: 'EUR' },
      },
      asked,
    ),
  );
  return { cancelledBooking: cancelled.id };
};

/** A task of a trip, and a template of tasks. */
const checklist = async (world: World, as: Person, name: string, trip: { id: TripId }) => {
  const asked = { as };
  const { task } = expectOk(await world.call('trips.checklists.create', { id: trip.id, title: name }, asked));
  const { template } = expectOk(
    await world.call('trips.checklist-templates.create', { name, tasks: [{ title: name, days_before: 30 }] }, asked),
  );
  return { task: task.id, checklistTemplate: template.id };
};

/** A company may have so many of these only: where others have filled it up, the oldest gives way. */
const itineraryTemplate = async (
  world: World,
  as: Person,
  name: string,
): Promise<Pick<Prepared, 'itineraryTemplate'>> => {
  const made = await world.call('trips.itinerary-templates.create', { name, welcome_text: name }, { as });
  if (made.body.error?.code !== 'template.too_many') return { itineraryTemplate: expectOk(made).template.id };
  const [oldest] = expectOk(await world.call('trips.itinerary-templates.list', {}, { as })).templates;
  if (oldest) await world.call('trips.itinerary-templates.delete', { template_id: oldest.id }, { as });
  return itineraryTemplate(world, as, name);
};

/** From which version of the colleague a sample starts; nobody of another company can know. */
const colleagueVersion = async (world: World, as: Person): Promise<Partial<Prepared>> => {
  const { contractor } = world.people;
  if (as.company_id !== contractor.company_id) return {};
  const { user } = expectOk(await world.call('users.roles', { user_id: contractor.user_id }, { as }));
  return { colleagueVersion: user?.version ?? 1 };
};

const ITINERARY = [
  'itinerary',
  'itineraryVersion',
  'shareId',
  'shareToken',
  'doorToken',
  'document',
  'upload',
  'coverUpload',
  'dayEvent',
  'reminder',
  'tripFile',
];
const LIBRARY = ['library', 'unclaimed', 'claim', 'folder', 'cloudFile', 'cloudUpload'];
const HISTORY = ['trashedBooking', 'deletionEntry', 'deletedTrip'];
const PEOPLE = ['leaver', 'team', 'invited', 'hostAgencies'];
const SETTINGS = ['settingVersion', 'profileVersion', 'supplierType', 'clientHost'];
const TRIPS = ['cancelledTrip', 'archivedTrip', 'tripImport'];

/** What is on a trip, or made of what is on one. */
const ON_TRIP = [
  'trip',
  'traveler',
  'booking',
  'deletedBooking',
  'cancelledBooking',
  'task',
  'checklistTemplate',
  'tripPackage',
  'deletedPackage',
  ...ITINERARY,
  ...LIBRARY,
  ...HISTORY,
];

type Wants = (keys: readonly string[]) => boolean;

/** A trip with a traveler, a booking and a split commission, and what else is wanted on it. */
const tripWith = async (world: World, as: Person, name: string, wants: Wants): Promise<Partial<Prepared>> => {
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
        general_booking: { start_date: DAY },
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
  return {
    ...(wants(['deletedBooking']) && (await deletedBooking(world, as, name, trip))),
    ...(wants(['cancelledBooking']) && (await cancelledBooking(world, as, name, trip))),
    ...(wants(['task', 'checklistTemplate']) && (await checklist(world, as, name, trip))),
    ...(wants(['tripPackage', 'deletedPackage']) && (await preparePackages(world, as, name, trip))),
    ...(wants(ITINERARY) && (await prepareItinerary(world, as, name, trip.id, booking.id))),
    ...(wants(LIBRARY) && (await prepareLibrary(world, as, name, trip.id))),
    ...(wants(HISTORY) && (await prepareHistory(world, as, name, trip.id))),
    trip: trip.id,
    booking: booking.id,
    traveler: traveler.id,
  };
};

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
  const wants: Wants = (keys) => !wanted || keys.some((key) => wanted.has(key));
  return {
    ...placeholderIds('0'),
    ...(wants(ON_TRIP) && (await tripWith(world, as, name, wants))),
    ...(wants(['itineraryTemplate']) && (await itineraryTemplate(world, as, name))),
    ...(wants(['tag']) && (await prepareTag(world, as, name))),
    ...(wants(['picture', 'company']) && (await preparePicture(world, as))),
    ...(wants(['logo']) && (await prepareLogo(world, as))),
    ...(wants(['apiKey', 'dataExport']) && (await prepareAccount(world, as, name))),
    ...(wants(AGENCY_NAMES) && (await prepareAgencies(world, as, name, wants))),
    ...(wants(PEOPLE) && (await preparePeople(world, as, wants))),
    ...(wants(SETTINGS) && (await prepareSettings(world, as, wants))),
    ...(wants(TRIPS) && (await preparedTrips(world, as, name))),
    ...(wants(['card']) && (await prepareBilling(world, as))),
    ...(wants(['colleagueVersion']) && (await colleagueVersion(world, as))),
    colleague: world.people.contractor.user_id,
    advisor: as.user_id,
    email: as.email,
    password: DEMO_PASSWORD,
  };
};
