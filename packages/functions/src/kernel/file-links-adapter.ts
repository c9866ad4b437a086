import { s3FileLinks } from '@wayline/core/areas/files/s3-file-links';
import { setting } from './environment';

export const fileLinksAdapter = () => s3FileLinks(setting('FILES_BUCKET'));
