import type { Actor } from '@wayline/core/access/actor';
import { Users } from '@wayline/core/access/people.records';
import { queueMail } from '@wayline/core/areas/messaging/mail';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { renderOwnerNoticeMail } from '@wayline/pages/mails/owner-notice-mail';
import { setting } from '../kernel/environment';

type Notice = { what: 'api_key'; name: string } | { what: 'export' };

/** What a commit adds so that the owner learns by mail, besides what stands behind the bell, that company data can leave, who opened the way, and when. */
export const ownerNotice = async (db: TenantDb, deps: Deps, { company, name: who }: Actor, notice: Notice) => {
  const owner = await db.get(Users, { id: company.owner_user_id });
  const url = `${setting('ORIGIN')}${notice.what === 'api_key' ? '/myaccount/apikey' : '/myaccount/close'}`;
  const letter = renderOwnerNoticeMail({ ...notice, who, at: deps.now(), url });
  return owner ? [queueMail(db, deps, { ...letter, user_id: owner.id, about: 'code', to: [owner.email] })] : [];
};
