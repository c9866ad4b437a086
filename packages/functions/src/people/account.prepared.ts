import { randomUUID } from 'node:crypto';
import { ApiKeys, apiKeyLookupKey } from '@wayline/core/access/api-keys.records';
import { DataExports } from '@wayline/core/areas/closure/account-closure.records';
import { ApiKeyId, DataExportId } from '@wayline/core/base/ids';
import { daysLater } from '@wayline/core/base/later';
import { tokenHash } from '@wayline/core/store/token-hash';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { baseDeps } from '../kernel/deps';
import type { Preparation, Preparing } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A key that works. */
    apiKey: ApiKeyId;
    /** An export that is ready. */
    dataExport: DataExportId;
  }
}

/** A key and an export of somebody's company, whether or not it may make them by itself. */
const make = async ({ world, as, name }: Preparing) => {
  const { newId, now } = baseDeps();
  const at = now();
  const hash = tokenHash(randomUUID());
  const [apiKey, dataExport] = [newId('api_key'), newId('data_export')];
  const { company_id, user_id } = as;
  const w = writesFor(world.table, company_id);
  const made = { user_id, created_at: at, version: 1 };
  const outcome = await transact(world.table, [
    w.insert(ApiKeys, { ...made, id: apiKey, name, prefix: 'wl_AbCdEf', hash, scopes: ['trips:read'] }),
    w.putLookup(apiKeyLookupKey(hash), { company_id, key_id: apiKey, user_id }),
    w.insert(DataExports, {
      ...made,
      id: dataExport,
      state: 'ready',
      parts: [{ bytes: 1 }],
      phase: 'files',
      records: 1,
      files: 0,
      expires_at: daysLater(at, 1),
    }),
  ]);
  if (!outcome.ok) throw new Error('The account could not be prepared.');
  return { apiKey, dataExport };
};

export const PREPARES: Preparation = {
  placeholders: (id) => ({ apiKey: ApiKeyId.parse(id('key')), dataExport: DataExportId.parse(id('exp')) }),
  make,
};
