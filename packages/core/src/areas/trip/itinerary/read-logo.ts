import type { Table } from '../../../store/client';
import { tenantDb } from '../../../store/tenant-db';
import { Logos } from '../../settings/public';
import { parseLogoAddress } from '../../settings/public-schemas';
import type { PublishedItinerary } from './published';

/** The logo of an itinerary for paper, a PNG in base64; undefined where it was published without one. */
export const readLogo = async (table: Table, { company: { logo_url } }: PublishedItinerary) => {
  const key = parseLogoAddress(logo_url);
  return key && (await tenantDb(table, key.company).get(Logos, { id: key.id }))?.png;
};
