import type { Actor } from '../../access/actor';
import { addDays } from '../../base/days';
import { ok, type Result } from '../../base/result';
import type { Deps } from '../../store/deps';
import type { TenantDb } from '../../store/tenant-db';
import { newToken } from '../../store/token-hash';
import type { Draft } from '../../store/write';
import { refuse } from './errors';
import type { Form } from './form';
import { FormLinks, Forms, ofForm } from './form.records';
import type { FormId } from './form-id';
import { ADDRESSES_OF_KIND, type FormLink, MAX_LINKS } from './form-link';

/** The form a link is to be made of: published, and not out of links. Refuses `record.missing`, `form.not_published`, `form.too_many_links`. */
export const readFormToLink = async (db: TenantDb, form_id: FormId, now: string): Promise<Result<Form>> => {
  const { forms, links } = await db.readPartition(ofForm(form_id), { forms: Forms, links: FormLinks });
  const [form] = forms;
  if (!form || form.deleted_at) return refuse('record.missing');
  if (form.form_status !== 'published') return refuse('form.not_published');
  const isLive = (link: FormLink) => !link.revoked_at && (!link.expires_at || link.expires_at > now);
  if (links.filter(isLive).length >= MAX_LINKS)
    return refuse('form.too_many_links', { params: { limit: String(MAX_LINKS) } });
  return ok(form);
};

type Call = { actor: Pick<Actor, 'user_id' | 'name'>; deps: Deps };
type Chosen = Partial<Omit<FormLink, 'id' | 'form_id' | 'token_hash'>> & { days_valid?: number | undefined };
/** A link to a form, and the token that it alone tells. */
export const newFormLink = (
  { actor, deps }: Call,
  form: Form,
  { address, days_valid, ...chosen }: Chosen,
): { link: Draft<typeof FormLinks>; token: string } => {
  const { token, token_hash } = newToken();
  const usual = ADDRESSES_OF_KIND[form.kind];
  const link = {
    came_from: [],
    prefilled: false,
    single_use: false,
    sites: [],
    ...chosen,
    id: deps.newId('form_link'),
    form_id: form.id,
    token_hash,
    address: address && usual.includes(address) ? address : usual[0],
    ...(days_valid && { expires_at: `${addDays(deps.now().slice(0, 10), days_valid)}T23:59:59.999Z` }),
    created_by: actor.user_id,
    created_by_name: actor.name,
  };
  return { link, token };
};
