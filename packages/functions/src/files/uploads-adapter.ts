import type { Uploads } from '@wayline/core/areas/files/files';
import { s3Uploads } from '@wayline/core/areas/files/s3-uploads';
import { setting } from '../kernel/environment';

declare module '../kernel/deps' {
  interface Adapters {
    uploads: Uploads;
  }
}

export const uploadsAdapter = () => s3Uploads(setting('FILES_BUCKET'));
