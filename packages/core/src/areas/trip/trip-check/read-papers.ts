import type { UserId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { entryRules, readClientProfile } from '../../clients/public';
import { readSetting } from '../../settings/public';
import type { Traveler } from '../trips/traveler';
import type { Papers } from './check-papers';

type Asked = {
  travelers: readonly Pick<Traveler, 'client_id'>[];
  user_id: UserId;
  /** Whether profiles may be read; without them only what the trip itself says of passports counts. */
  seesClients: boolean;
};

/** The rules of the company and the papers of the clients who travel, as far as the reader sees them: in one wave. */
export const readPapers = async (db: TenantDb, { travelers, user_id, seesClients }: Asked) => {
  const clients = new Set(seesClients ? travelers.flatMap(({ client_id }) => client_id ?? []) : []);
  const [rules, ...profiles] = await Promise.all([
    readSetting(db, user_id, entryRules),
    ...[...clients].map((id) => readClientProfile(db, id)),
  ]);
  const known = profiles.filter((profile) => profile !== undefined);
  return {
    rules,
    profiles: new Map(
      known.map(({ client: { id, citizenship, dob, emails }, documents }) => [
        id,
        { citizenship, dob, documents, emails },
      ]),
    ),
  } satisfies Papers;
};
