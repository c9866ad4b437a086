import type { Actor } from '@wayline/core/access/actor';
import { Users } from '@wayline/core/access/people.records';
import type { Deps } from '@wayline/core/store/deps';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { renderOwnerNoticeMail } from '@wayline/pages/mails/owner-notice-mail';
import { setting } from '../kernel/environment';
import { accountMail } from './account-mail';

type Notice = { what: 'api_key'; name: string } | { what: 'export' };

/** What a commit adds so that the owner learns by mail, besides what stands behind the bell, that company data can leave, who opened the way, and when. */
export const ownerNotice = async (deps: Deps, actor: Actor, notice: Notice) => {
  const { company, company_id, name: who } = actor;
  const owner = await tenantDb(deps.table, company_id).get(Users, { id: company.owner_user_id });
  const link = notice.what === 'api_key' ? '/myaccount/apikey' : '/myaccount/close';
  const mail = accountMail(tenantDb(deps.table, company_id), deps, company.owner_user_id);
  const letter = renderOwnerNoticeMail({ ...notice, who, at: deps.now(), url: `${setting('ORIGIN')}${link}` });
  return owner ? [mail(owner.email, letter)] : [];
};
