import * as z from 'zod';
import { FileId, PlaceId } from '../../base/ids';
import { getPurgeAt } from '../../base/purge-at';
import { Instant, Version } from '../../base/values';
import { listRow } from '../../store/list-row';
import { record } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import { Place } from '../trip/public-schemas';
import { CloudFile, CloudFolder } from './cloud';
import { cloudEvents, libraryEvents, libraryItemDeleted } from './library.events';
import { LibraryItem, LibraryRow, toLibraryRow } from './library-item';

export const LIBRARY_LIST = ['LIBRARY'] as const;

/** How the list of the library is kept. */
export const LibraryRows = listRow(LibraryRow, {
  columns: [
    'booking_type',
    'title',
    'days',
    'version',
    'updated_at',
    'created_by',
    'place',
    'supplier_name',
    'total_price',
    'currency',
    'sub_type',
    'tags',
    'includes',
  ],
  keyed: { id: ({ order }) => order.at(-1) ?? '' },
});

/** The library's bookings; their narrow rows are what a search reads, by title. */
export const LibraryItems = record({
  name: 'library_item',
  schema: LibraryItem,
  key: ['id'],
  partition: () => LIBRARY_LIST,
  sort: (k) => [k.id],
  list: (item) => ({
    list: LIBRARY_LIST,
    order: [item.title.toLowerCase(), item.id],
    row: LibraryRows.pack(toLibraryRow(item)),
  }),
  label: ({ title }) => title,
  facts: { created: libraryEvents.added, changed: libraryEvents.changed, deleted: libraryItemDeleted },
});

export const PLACES = ['PLACES'] as const;
export const LibraryPlace = Place.extend({
  id: PlaceId,
  is_library: z.literal(1),
  created_at: Instant,
  version: Version,
});
export const LibraryPlaces = record({
  name: 'library_place',
  schema: LibraryPlace,
  key: ['id'],
  partition: () => PLACES,
  sort: (k) => [k.id],
});

/** The moment from which what was thrown away is forgotten, and cannot be brought back; undefined for what was not. */
export const forgottenAt = ({ deleted_at }: { deleted_at?: string | undefined }) =>
  deleted_at && getPurgeAt(deleted_at);

const FOLDERS = ['CLOUD'] as const;
/** All folders of a company lie together: the way to each is found without another read. */
export const CloudFolders = record({
  name: 'cloud_folder',
  schema: CloudFolder,
  key: ['id'],
  partition: () => FOLDERS,
  sort: (k) => [k.id],
  facts: { created: cloudEvents.folder_added, changed: cloudEvents.folder_changed },
  due: forgottenAt,
});
/** The files of a folder lie together. */
export const CloudFiles = record({
  name: 'cloud_file',
  schema: CloudFile,
  key: ['folder', 'id'],
  partition: (k) => [...FOLDERS, k.folder],
  sort: (k) => [k.id],
  facts: { created: cloudEvents.file_added, changed: cloudEvents.file_changed },
  due: forgottenAt,
});

/** A file whose record is gone and whose content is still to be removed. */
export const CloudRemains = record({
  name: 'cloud_remains',
  schema: z.object({ id: FileId, due_at: Instant }),
  key: ['id'],
  partition: () => ['CLOUD_REMAINS'],
  sort: (k) => [k.id],
  due: (remains) => remains.due_at,
});

/** Where a file of the cloud storage is kept; it stays there wherever its folder moves. */
export const cloudKey = (company: string, file: string) => `${company}/cloud/${file}`;

export const listCloudFolders = async (db: TenantDb) =>
  (await db.readPartition(FOLDERS, { folders: CloudFolders })).folders;
export const listCloudFiles = async (db: TenantDb, folder: string, consistent = false) =>
  (await db.readPartition([...FOLDERS, folder], { files: CloudFiles }, { consistent })).files;
