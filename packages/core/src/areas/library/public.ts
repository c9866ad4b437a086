/** What other areas may use of library. */
export {
  CloudFiles,
  CloudFolders,
  CloudRemains,
  LibraryItems,
  LibraryPlaces,
  listCloudFolders,
} from './library.records';
