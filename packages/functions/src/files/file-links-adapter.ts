import type { FileLinks } from '@wayline/core/areas/files/files';
import { s3FileLinks } from '@wayline/core/areas/files/s3-file-links';
import { setting } from '../kernel/environment';

declare module '../kernel/deps' {
  interface Adapters {
    file_links: FileLinks;
  }
}

export const fileLinksAdapter = () => s3FileLinks(setting('FILES_BUCKET'));
