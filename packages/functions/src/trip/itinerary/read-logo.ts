import { parseLogoAddress } from '@wayline/core/areas/settings/logo';
import { Logos } from '@wayline/core/areas/settings/logo.records';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';

/** The logo of an itinerary for paper, a PNG in base64; undefined where it was published without one. */
export const readLogo = async (table: Table, { company: { logo_url } }: PublishedItinerary) => {
  const key = parseLogoAddress(logo_url);
  return key && (await tenantDb(table, key.company).get(Logos, { id: key.id }))?.png;
};
