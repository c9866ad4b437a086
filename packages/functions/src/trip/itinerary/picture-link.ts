import type { FileLinks } from '@wayline/core/areas/files/files';
import type { Original } from './picture-originals';

const MINUTES_TO_LOOK = 15;

/** A link that shows an original to the advisor who looks at the draft. */
export const pictureLink = (links: FileLinks, { key, type }: Original): Promise<string> =>
  links.download(key, { fileName: `picture.${type.split('/')[1]}`, type, seconds: MINUTES_TO_LOOK * 60 });
