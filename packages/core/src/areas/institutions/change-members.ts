import { commitUnchanged } from '../../access/commit-unchanged';
import type { SignedCall } from '../../access/signed-call';
import type { Result } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { type ClientId, Clients } from '../clients/public';
import { refuse } from './errors';
import type { Institution } from './institution';
import { institutionEvents } from './institution.events';
import { Institutions } from './institution.records';
import type { InstitutionId } from './institution-id';
import { MAX_MEMBERS } from './limits';

type Change = { id: InstitutionId; client_ids: readonly ClientId[]; on: boolean };

/** Adds clients to an institution, or takes them out of it. Only clients whom the reader sees can be added. Source: R-ACC-033. */
export const changeMembers = (
  { actor, db, commit }: SignedCall,
  { id, client_ids, on }: Change,
): Promise<Result<{ institution: Institution }>> =>
  retryOnConflict(async () => {
    const asked = [...new Set(client_ids)];
    const [before, ...clients] = await db.getMany([
      { def: Institutions, key: { id } },
      ...asked.map((client) => ({ def: Clients, key: { id: client } })),
    ] as const);
    if (!before || before.deleted_at) return refuse('record.missing');
    if (on && clients.some((client) => !client || client.deleted_at)) return refuse('record.missing');
    const others = before.member_ids.filter((member) => !asked.includes(member));
    const joining = asked.filter((member) => !before.member_ids.includes(member));
    const member_ids = on ? [...before.member_ids, ...joining] : others;
    if (member_ids.length > MAX_MEMBERS)
      return refuse('institution.members_full', { params: { name: before.name, most: String(MAX_MEMBERS) } });
    if (member_ids.length === before.member_ids.length)
      return commitUnchanged({ actor, commit }, 'institution.members.unchanged', { institution: before });
    const saved = db.save(Institutions, before, { ...before, member_ids }, { as: institutionEvents.members_changed });
    return commit({
      writes: [
        saved,
        // Who is merged or deleted at the same moment joins nothing.
        ...clients.flatMap((client) => (on && client ? [db.checkUnchanged(Clients, client, ['deleted_at'])] : [])),
      ],
      answer: { institution: saved.after },
    });
  });
