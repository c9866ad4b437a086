import { Pictures } from '@wayline/core/areas/lookups/picture.records';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';

const YEAR_SECONDS = 31_536_000;

/** Opened by an `<img>`, which sends no token: the address, with 80 bits of chance, is the key. */
export const handler = endpoint(
  sharedLookupsContracts['public.avatar.get'],
  async ({ input: { company, file }, deps }) => {
    const picture = await tenantDb(deps.table, company).get(Pictures, { id: file });
    return picture
      ? ok({ body: picture.jpeg, base64: true as const, max_age: YEAR_SECONDS })
      : refuse('record.missing');
  },
);
