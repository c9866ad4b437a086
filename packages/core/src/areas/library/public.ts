/** What other areas may use of library. */
export {
  CloudFolders,
  CloudRemains,
  LibraryItems,
  LibraryPlaces,
} from './library.records';
