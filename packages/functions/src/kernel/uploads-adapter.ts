import { s3Uploads } from '@wayline/core/files/s3-uploads';
import { setting } from './environment';

export const uploadsAdapter = () => s3Uploads(setting('FILES_BUCKET'));
