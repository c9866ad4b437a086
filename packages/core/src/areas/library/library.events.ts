import * as z from 'zod';
import { BookingId, FileId, FolderId, LibraryId, TripId } from '../../base/ids';
import { defineEvent, defineEvents } from '../../store/domain-event';

export const libraryEvents = defineEvents('library', { id: LibraryId, title: z.string() }, ['added', 'changed']);
export const libraryItemDeleted = defineEvent('library.deleted', { id: LibraryId });
export const libraryItemInserted = defineEvent('library.inserted', {
  trip_id: TripId,
  id: BookingId,
  title: z.string(),
  library_id: LibraryId,
});
export const cloudEvents = defineEvents('cloud', { id: z.union([FileId, FolderId]) }, [
  'file_added',
  'file_changed',
  'folder_added',
  'folder_changed',
]);
