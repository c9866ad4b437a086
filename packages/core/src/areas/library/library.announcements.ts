import type { LibraryId } from '../../base/ids';
import { type Announcer, announce, announceAll, type Cause, toCompanyBookings } from '../live/public';
import { toBookingAndCompany } from '../trip/public';
import { cloudEvents, libraryEvents, libraryItemDeleted, libraryItemInserted } from './library.events';

const toItem = (f: Cause & { id: LibraryId }, title: string) => toCompanyBookings(f, f.id, title);
/** Whose pages hear of the cloud storage may not know which files there are, so none is named. */
const toCloud = (f: Cause, title: string) => toCompanyBookings(f, 'cloud', title);

export const libraryAnnouncers: readonly Announcer[] = [
  ...announceAll(libraryEvents, toItem, {
    added: (f) => `${f.actor} added ${f.title} to the library`,
    changed: (f) => `${f.actor} changed ${f.title} in the library`,
  }),
  announce(libraryItemDeleted, (f) => toItem(f, `${f.actor} deleted a booking from the library`)),
  announce(libraryItemInserted, (f) => toBookingAndCompany(f, `${f.actor} added ${f.title} from the library`)),
  ...announceAll(cloudEvents, toCloud, {
    file_added: (f) => `${f.actor} added a file`,
    file_changed: (f) => `${f.actor} changed a file`,
    folder_added: (f) => `${f.actor} added a folder`,
    folder_changed: (f) => `${f.actor} changed a folder`,
  }),
];
