import type { Drift, Projection } from '../store/projection';
import type { TenantDb } from '../store/tenant-db';
import type { Write } from '../store/write';
import { backfillMemberships, listMemberships, Memberships, type ScopedKind } from './memberships';
import { PEOPLE, Users } from './people.records';

type Item = Readonly<Record<string, unknown>>;
/** One thing as it is stored, and the step that refuses once somebody has changed it. */
type Known = { item: Item; unchanged?: Write | undefined };
type Source = {
  kind: ScopedKind;
  /** Everything of the kind that is in use. */
  every: (db: TenantDb) => AsyncIterable<readonly Known[]>;
  /** One thing, wherever it is now. */
  find: (db: TenantDb, id: string) => Promise<Known | undefined>;
};

const steps = (...writes: (Write | undefined)[]): Write[] => writes.filter((write) => write !== undefined);

/** Which things of one kind each user works on, for those who see no others. */
export const membershipsProjection = (
  about: Pick<Projection, 'name' | 'about'>,
  { kind, every, find }: Source,
): Projection => ({
  ...about,
  drift: async function* (db): AsyncGenerator<Drift> {
    for await (const some of every(db))
      for (const { item, unchanged } of some) {
        const mend = await backfillMemberships(db, kind, item);
        const right = kind.membersOf(item).length;
        if (mend.length > 0)
          yield {
            where: `members of ${item.id}`,
            kept: right - mend.length,
            right,
            mend: [...steps(unchanged), ...mend],
          };
      }
    const { users } = await db.readPartition(PEOPLE, { users: Users });
    for (const { id: user } of users)
      for (const subject_id of await listMemberships(db, [user])) {
        if (!subject_id.startsWith(`${kind.prefix}_`)) continue;
        const known = await find(db, subject_id);
        if (known && kind.membersOf(known.item).includes(user)) continue;
        const membership = { user_id: user, subject_id };
        yield {
          where: `${user} on ${subject_id}`,
          kept: membership,
          right: undefined,
          mend: [...steps(known?.unchanged), db.deleteIfExists(Memberships, membership)],
        };
      }
  },
});
