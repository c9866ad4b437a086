import { randomUUID } from 'node:crypto';
import { ApiKeys } from '@wayline/core/access/api-keys.records';
import { DataExports } from '@wayline/core/areas/closure/account-closure.records';
import { ApiKeyId, DataExportId } from '@wayline/core/base/ids';
import { daysLater } from '@wayline/core/base/later';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';
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
  const db = tenantDb(world.table, company_id);
  const made = { user_id, created_at: at, version: 1 };
  const outcome = await db.transact([
    db.insert(ApiKeys, { ...made, id: apiKey, name, prefix: 'wl_AbCdEf', hash, scopes: ['trips:read'] }),
    db.insert(DataExports, {
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
