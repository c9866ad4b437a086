import * as z from 'zod';
import { BookingId, FileId, FolderId, LibraryId, TripId } from '../../base/ids';
import { type Cause, defineAnnounced, defineEvents, toCompanyBookings } from '../live/public';
import { toBookingAndCompany } from '../trip/public';

const toItem = (f: Cause & { id: LibraryId }, title: string) => toCompanyBookings(f, f.id, title);
export const libraryEvents = defineEvents('library', { id: LibraryId, title: z.string() }, toItem, {
  added: (f) => `${f.actor} added ${f.title} to the library`,
  changed: (f) => `${f.actor} changed ${f.title} in the library`,
});
export const libraryItemDeleted = defineAnnounced('library.deleted', { id: LibraryId }, (f) =>
  toItem(f, `${f.actor} deleted a booking from the library`),
);
const INSERTED = { trip_id: TripId, id: BookingId, title: z.string(), library_id: LibraryId };
export const libraryItemInserted = defineAnnounced('library.inserted', INSERTED, (f) =>
  toBookingAndCompany(f, `${f.actor} added ${f.title} from the library`),
);

/** Whose pages hear of the cloud storage may not know which files there are, so none is named. */
const toCloud = (f: Cause, title: string) => toCompanyBookings(f, 'cloud', title);
export const cloudEvents = defineEvents('cloud', { id: z.union([FileId, FolderId]) }, toCloud, {
  file_added: (f) => `${f.actor} added a file`,
  file_changed: (f) => `${f.actor} changed a file`,
  folder_added: (f) => `${f.actor} added a folder`,
  folder_changed: (f) => `${f.actor} changed a folder`,
});
