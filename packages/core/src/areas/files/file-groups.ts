import { fileType } from './file-types';

/** The kinds of files that people tell apart, each with the endings it has. Source: R-ACC-156. */
const FILE_GROUPS = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp'],
  'video/audio': ['mp3', 'mp4', 'avi', 'wmv'],
  ppt: ['ppt', 'pptx'],
  'xls/csv': ['xls', 'xlsx', 'csv'],
  pdf: ['pdf'],
  doc: ['doc', 'docx'],
  txt: ['txt'],
  zip: ['zip'],
} as const satisfies Record<string, readonly string[]>;
export type FileGroup = keyof typeof FILE_GROUPS;

const GROUPS = Object.entries(FILE_GROUPS) as [FileGroup, readonly string[]][];

/** The group of a file by the ending of its name, in capitals or not; undefined for an ending of no group. Source: R-ACC-156. */
export const findFileGroup = (fileName: string): FileGroup | undefined => {
  const type = fileType(fileName);
  return GROUPS.find(([, types]) => types.includes(type))?.[0];
};
