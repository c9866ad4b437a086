import { s3Uploads } from '@wayline/core/areas/files/s3-uploads';
import { setting } from './environment';

export const uploadsAdapter = () => s3Uploads(setting('FILES_BUCKET'));
