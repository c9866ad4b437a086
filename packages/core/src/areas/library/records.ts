import type { AreaRecords } from '../../store/area-records';
import type { Backfill } from '../../store/reindex';
import { linkWaitingNames } from '../trip/public';
import { CloudFiles, LibraryItems, listCloudFolders } from './library.records';

/** Items from before suppliers were known by id. */
const SUPPLIER_IDS: Backfill<typeof LibraryItems> = {
  def: LibraryItems,
  writes: async (db, item) => {
    const linked = await linkWaitingNames(db, item);
    return linked === item ? [] : [db.change(LibraryItems, item, linked)];
  },
};

export const LIBRARY_RECORDS: AreaRecords = {
  listed: [LibraryItems],
  backfills: [SUPPLIER_IDS],
  partitions: [
    {
      of: async (db) => (await listCloudFolders(db)).map(({ id }) => id),
      partitions: (folder) => [CloudFiles.partition({ folder, id: '' })],
    },
  ],
};
