import type { CloudFile, CloudFolder, Whereabouts } from '@wayline/core/areas/library/cloud';

type Asked = { name?: string | undefined; to?: Whereabouts | undefined; deleted?: boolean | undefined };

/** A file or a folder as it is asked to be: named, placed, thrown away or brought back. */
export const applyCloudChange = <K extends CloudFile | CloudFolder>(before: K, asked: Asked, now: string): K => ({
  ...before,
  name: asked.name ?? before.name,
  folder: asked.to ?? before.folder,
  deleted_at: asked.deleted === undefined ? before.deleted_at : asked.deleted ? now : undefined,
  version: before.version + 1,
});
