import * as z from 'zod';
import { BookingId, FileId, FolderId, LibraryId, TripId } from '../../base/ids';
import { type Cause, defineAnnounced, toCompanyBookings } from '../live/public';
import { toBooking } from '../trip/public';

const ITEM = { id: LibraryId, title: z.string() };
export const libraryItemAdded = defineAnnounced('library.added', ITEM, (f) =>
  toCompanyBookings(f, f.id, `${f.actor} added ${f.title} to the library`),
);
export const libraryItemChanged = defineAnnounced('library.changed', ITEM, (f) =>
  toCompanyBookings(f, f.id, `${f.actor} changed ${f.title} in the library`),
);
export const libraryItemDeleted = defineAnnounced('library.deleted', { id: LibraryId }, (f) =>
  toCompanyBookings(f, f.id, `${f.actor} deleted a booking of the library`),
);
export const libraryItemInserted = defineAnnounced(
  'library.inserted',
  { trip_id: TripId, id: BookingId, title: z.string(), library_id: LibraryId },
  (f) => {
    const said = toBooking(f, `${f.actor} added ${f.title} from the library`);
    return { ...said, channels: [...said.channels, `company.${f.company_id}`] };
  },
);

/** Whose pages hear of the cloud storage may not know which files there are, so none is named. */
const toCloud = (f: Cause, title: string) => toCompanyBookings(f, 'cloud', title);
export const cloudFileAdded = defineAnnounced('cloud.file_added', { id: FileId }, (f) =>
  toCloud(f, `${f.actor} added a file`),
);
export const cloudFileChanged = defineAnnounced('cloud.file_changed', { id: FileId }, (f) =>
  toCloud(f, `${f.actor} changed a file`),
);
export const cloudFolderAdded = defineAnnounced('cloud.folder_added', { id: FolderId }, (f) =>
  toCloud(f, `${f.actor} added a folder`),
);
export const cloudFolderChanged = defineAnnounced('cloud.folder_changed', { id: FolderId }, (f) =>
  toCloud(f, `${f.actor} changed a folder`),
);
