import { refuse } from '../../base/result';
import { type TenantDb, withoutScope } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import {
  type Client,
  type ClientId,
  type ClientProfile,
  Clients,
  followMerges,
  readClientProfile,
} from '../clients/public';
import { FormLinks } from './form.records';
import type { SubmissionId } from './form-id';
import type { FormLink } from './form-link';

/** Whom a link is about by now: its client, or the profile that they were merged into a moment ago. */
export type AboutClient = { client_id?: ClientId | undefined; came_from: ClientId[]; client?: Client | undefined };

export const findAbout = async (db: TenantDb, { client_id, came_from }: FormLink): Promise<AboutClient> => {
  if (!client_id) return { came_from };
  const { client, passed } = await followMerges(db, client_id);
  return client ? { client, client_id: client.id, came_from: [...came_from, ...passed] } : { client_id, came_from };
};

/** What is built on a client who is merged or comes back meanwhile is decided again. */
const decidedAgain = (write: Write): Write => ({ ...write, refusal: refuse('record.stale') });

/** Holds a link to whom it is about while answers come in by it, and has it know of the answer that uses it up. */
export const holdLink = (db: TenantDb, link: FormLink, used_by: SubmissionId): Write[] => {
  if (!link.single_use) return link.client_id ? [decidedAgain(db.checkUnchanged(FormLinks, link, ['client_id']))] : [];
  const expected = { client_id: link.client_id };
  return [decidedAgain(db.updateIf(FormLinks, link, { set: { used_by }, expected }))];
};

/** Holds a client to be neither merged nor restored meanwhile, unless what is written holds that already. */
export const holdClient = (db: TenantDb, { client }: AboutClient, written: readonly Write[]): Write[] =>
  client && !written.some(({ def }) => def === Clients)
    ? [decidedAgain(db.checkUnchanged(Clients, client, ['deleted_at']))]
    : [];

/** A profile, or the one that it was merged into a moment ago. */
export const readCurrentProfile = async (db: TenantDb, id: ClientId): Promise<ClientProfile | undefined> => {
  const profile = await readClientProfile(db, id);
  if (!profile?.client.merged_into) return profile;
  const { client } = await followMerges(withoutScope(db), profile.client.merged_into);
  return client && readClientProfile(db, client.id);
};
