import { fullName } from '../../../base/full-name';
import { type Announcer, announce, announceAll, type Fact } from '../../live/public';
import { inTrip, toTrip } from '../announce-in-trip';
import { travelerEvents, tripEvents, tripFileEvents, tripSourceEvents, tripsImported } from './trip.events';

type TripFact = Fact<typeof tripEvents.changed>;
const ofTrip = (f: TripFact, title: string) => toTrip(f, f.id, title);
const changed = (f: TripFact) => `${f.actor} changed ${f.trip_name}`;

export const tripAnnouncers: readonly Announcer[] = [
  ...announceAll(tripEvents, ofTrip, {
    created: (f) => `${f.actor} created ${f.trip_name}`,
    dates_set: (f) => `${f.actor} set the dates of ${f.trip_name}`,
    dates_moved: (f) => `${f.actor} changed the dates of ${f.trip_name}`,
    cancelled: (f) => `${f.actor} canceled ${f.trip_name}`,
    restored: (f) => `${f.actor} restored ${f.trip_name}`,
    brought_back: (f) => `${f.actor} restored ${f.trip_name}`,
    commission_split_set: (f) => `${f.actor} set the commission split for ${f.trip_name}`,
    changed,
    tag_added: changed,
    tag_removed: changed,
    note_written: changed,
    collaborators_set: changed,
    deposits_set: changed,
    final_payment_set: changed,
  }),
  ...announceAll(tripSourceEvents, ofTrip, {
    copied: (f) => `${f.actor} copied ${f.source}`,
  }),
  // Open pages hear of an import once, with its last rows.
  announce(tripsImported, (f) => {
    const content = ofTrip(f, `${f.actor} imported trips from ${f.source}`);
    return f.more_follow ? { ...content, channels: [] } : content;
  }),
  ...announceAll(tripFileEvents, inTrip, {
    file_added: (f) => `${f.actor} attached a file`,
    file_removed: (f) => `${f.actor} removed a file`,
  }),
  ...announceAll(travelerEvents, inTrip, {
    added: (f) => `${f.actor} added a traveler`,
    removed: (f) => `${f.actor} removed a traveler`,
    changed: (f) => `${f.actor} changed ${fullName(f)}`,
    cancelled: (f) => `${f.actor} canceled ${fullName(f)}`,
    restored: (f) => `${f.actor} restored ${fullName(f)}`,
    linked: (f) => `${f.actor} linked ${fullName(f)} to a client profile`,
    unlinked: (f) => `${f.actor} unlinked ${fullName(f)} from a client profile`,
  }),
];
