/** One dot, as the smallest file that begins as a JPEG does. */
export const SMALL_JPEG = '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==';

/** One dot, as a PNG. */
export const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
