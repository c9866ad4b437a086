import { type TenantDb, withoutScope } from '../../store/tenant-db';
import { transactDecided } from '../../store/transact-decided';
import { type ClientId, type ClientMerge, ClientMerges, type MergeFollower } from '../clients/public';
import { Institutions } from './institution.records';
import { InstitutionId } from './institution-id';
import { InstitutionMembers, institutionsOf } from './institution-member.records';
import { MAX_MEMBERS } from './limits';

/** Who belongs to an institution once two of its members are one: the kept one, once, where either was. */
const joinMembers = (members: readonly ClientId[], { client_id, other_id }: ClientMerge): ClientId[] =>
  members.includes(client_id)
    ? members.filter((one) => one !== other_id)
    : members.map((one) => (one === other_id ? client_id : one));

/** Makes the kept client a member where the other one was, and has the merge know where that was. */
const move = async (scoped: TenantDb, { client_id, other_id }: ClientMerge): Promise<void> => {
  const db = withoutScope(scoped);
  const at = { consistent: true };
  const { rows } = await db.readPartition(institutionsOf(other_id), { rows: InstitutionMembers }, at);
  for (const { institution_id } of rows)
    await transactDecided(db, async () => {
      const wanted = [
        { def: Institutions, key: { id: institution_id } },
        { def: ClientMerges, key: { client_id, other_id } },
      ] as const;
      const [institution, merge] = await db.getMany(wanted, true);
      const place = institution?.member_ids.indexOf(other_id) ?? -1;
      if (!institution || !merge || place < 0) return [];
      const was_member = institution.member_ids.includes(client_id);
      const moved_memberships = [...merge.moved_memberships, { institution_id, place, was_member }];
      return [
        db.change(Institutions, institution, {
          ...institution,
          member_ids: joinMembers(institution.member_ids, merge),
        }),
        db.change(ClientMerges, merge, { ...merge, moved_memberships }),
      ];
    });
};

/** The other client is a member again: in the place of the kept one who was none before, or else where they were. */
const partMembers = (
  members: readonly ClientId[],
  { client_id, other_id }: ClientMerge,
  { place, was_member }: ClientMerge['moved_memberships'][number],
): ClientId[] =>
  !was_member && members.includes(client_id)
    ? members.map((one) => (one === client_id ? other_id : one))
    : members.toSpliced(place, 0, other_id);

const giveBack = async (scoped: TenantDb, merge: ClientMerge): Promise<void> => {
  const db = withoutScope(scoped);
  for (const moved of merge.moved_memberships)
    await transactDecided(db, async () => {
      const institution = await db.get(Institutions, { id: InstitutionId.parse(moved.institution_id) }, true);
      if (!institution || institution.member_ids.includes(merge.other_id)) return [];
      const member_ids = partMembers(institution.member_ids, merge, moved);
      return member_ids.length > MAX_MEMBERS
        ? []
        : [db.change(Institutions, institution, { ...institution, member_ids })];
    });
};

/** Memberships follow a merge of clients. */
export const memberFollower: MergeFollower = { move, giveBack };
