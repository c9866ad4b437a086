import { findMimeType } from './file-kinds';
import type { FileLinks } from './files';

const MINUTES_TO_OPEN = 5;

/** A link that downloads one document under its name, long enough for a slow phone to begin. */
export const documentLink = (links: FileLinks, key: string, name: string): Promise<string> =>
  links.download(key, {
    fileName: name,
    type: findMimeType(name) ?? 'application/octet-stream',
    seconds: MINUTES_TO_OPEN * 60,
  });
