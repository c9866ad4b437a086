import { s3Files } from '@wayline/core/areas/files/s3-files';
import { setting } from './environment';

export const filesAdapter = () => s3Files(setting('FILES_BUCKET'));
