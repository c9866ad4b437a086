import { s3Listing } from '@wayline/core/areas/files/s3-listing';
import { setting } from '../kernel/environment';

export const listingAdapter = () => s3Listing(setting('FILES_BUCKET'));
