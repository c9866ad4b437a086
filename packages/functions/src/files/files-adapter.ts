import type { Files } from '@wayline/core/areas/files/files';
import { s3Files } from '@wayline/core/areas/files/s3-files';
import { setting } from '../kernel/environment';

declare module '../kernel/deps' {
  interface Adapters {
    files: Files;
  }
}

export const filesAdapter = () => s3Files(setting('FILES_BUCKET'));
