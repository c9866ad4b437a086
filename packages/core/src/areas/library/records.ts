import type { AreaRecords } from '../../store/area-records';
import { CloudFiles, LibraryItems, listCloudFolders } from './library.records';

export const LIBRARY_RECORDS: AreaRecords = {
  listed: [LibraryItems],
  partitions: [
    {
      of: async (db) => (await listCloudFolders(db)).map(({ id }) => id),
      partitions: (folder) => [CloudFiles.partition({ folder, id: '' })],
    },
  ],
};
