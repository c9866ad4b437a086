import { s3Files } from '@wayline/core/areas/files/s3-files';
import { s3Listing } from '@wayline/core/areas/files/s3-listing';
import { picturesUnder } from '@wayline/core/areas/trip/itinerary/published-pictures';
import type { CompanyId } from '@wayline/core/base/ids';
import { companyItems } from '@wayline/core/store/company-items';
import type { Item } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { World } from '@wayline/local/testing/world';

const BUCKET = 'files';

/** For tests: all that there is of a company, in the table and in the store. */
export const listEverythingStored = async (world: World, company: CompanyId) => {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await companyItems(tenantDb(world.table, company), cursor, { pointers: true });
    items.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  const list = s3Listing(process.env.FILES_BUCKET ?? BUCKET);
  const files = (await list(`${company}/`)).map(({ key }) => key);
  const pages = await Promise.all(
    items
      .filter(({ pk }) => pk.startsWith('P#SHARE#'))
      .map(async ({ pk }) => (await list(`published/${pk.slice('P#SHARE#'.length)}/`)).length),
  );
  const pictures = (await list(picturesUnder(company))).length;
  return { items, files, pages: pages.reduce((a, b) => a + b, 0), pictures };
};

/** For tests: the store's files. */
export const storedFiles = () => s3Files(process.env.FILES_BUCKET ?? BUCKET);
