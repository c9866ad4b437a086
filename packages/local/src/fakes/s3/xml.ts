import type { S3Answer } from './read-object';

/** An answer in XML. */
export const xml = (status: number, body: string): S3Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});
