import * as z from 'zod';
import { FileId, FolderId } from '../../base/ids';
import { ok, type Result } from '../../base/result';
import { Instant, Name, Version } from '../../base/values';
import { MAX_ATTACHMENT_BYTES } from '../files/public-schemas';
import { refuse } from './errors';

/** Where a file or a folder lies when it lies in no folder. */
export const TOP = 'top';
export const Whereabouts = z.union([z.literal(TOP), FolderId]);
export type Whereabouts = z.infer<typeof Whereabouts>;
/** How many files one folder holds. */
export const MAX_FILES = 1000;

const Kept = z.object({
  name: Name,
  folder: Whereabouts,
  added_by: z.string(),
  created_at: Instant,
  /** Thrown away, and brought back by taking this off; forgotten a month later. */
  deleted_at: Instant.optional(),
  version: Version,
});
/** A folder of the company's cloud storage; `folder` is the one it lies in. Source: R-SHELL-007. */
export const CloudFolder = Kept.extend({ id: FolderId });
export type CloudFolder = z.infer<typeof CloudFolder>;
/** A file of the company's cloud storage. Size in bytes. */
export const CloudFile = Kept.extend({ id: FileId, size: z.int().min(0).max(MAX_ATTACHMENT_BYTES) });
export type CloudFile = z.infer<typeof CloudFile>;

type Node = Pick<CloudFolder, 'id' | 'name' | 'folder' | 'deleted_at'>;

/** The folders from the top down to one, itself included; none for the top, undefined where one on the way is gone. */
export const pathTo = <F extends Node>(folders: readonly F[], at: Whereabouts): F[] | undefined => {
  const path: F[] = [];
  for (let next = at; next !== TOP; ) {
    const folder = folders.find(({ id }) => id === next);
    if (!folder || folder.deleted_at || path.includes(folder)) return undefined;
    path.unshift(folder);
    next = folder.folder;
  }
  return path;
};

/** Whether a folder may lie in another. Refuses with `cloud.into_itself`, or `record.missing` where the other is gone. */
export const checkMove = (folders: readonly Node[], folder: FolderId, to: Whereabouts): Result<true> => {
  const path = pathTo(folders, to);
  if (!path) return refuse('record.missing');
  return path.some(({ id }) => id === folder) ? refuse('cloud.into_itself') : ok(true);
};

type Asked = { name?: string | undefined; to?: Whereabouts | undefined; deleted?: boolean | undefined };

/** A file or a folder as it is asked to be: named, placed, thrown away or brought back. */
export const applyCloudChange = <K extends CloudFile | CloudFolder>(before: K, asked: Asked, now: string): K => ({
  ...before,
  name: asked.name ?? before.name,
  folder: asked.to ?? before.folder,
  deleted_at: asked.deleted === undefined ? before.deleted_at : asked.deleted ? now : undefined,
});
