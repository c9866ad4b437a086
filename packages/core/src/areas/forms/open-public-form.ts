import type { Accent } from '../../access/brand';
import { Companies } from '../../access/people.records';
import { ok, type Result } from '../../base/result';
import type { Deps } from '../../store/deps';
import { logoAddress } from '../settings/public-schemas';
import { findFormByToken, type OpenedForm } from './find-form';
import type { FormAddress } from './form-link';
import { refuseForm } from './form-refusal';

/** The company a form is of, as its client sees it. */
export type FormHouse = {
  name: string;
  accent: Accent;
  logo_url?: string | undefined;
  contact?: string | undefined;
};
export type PublicForm = OpenedForm & { house: FormHouse };

/** The form behind an address that a client was sent: a link opens under its own address alone, and none of a company that closes. */
export const openPublicForm = async (
  deps: Deps,
  { address, ...asked }: { address: FormAddress; token: string; draft?: string | undefined },
): Promise<Result<PublicForm>> => {
  const opened = await findFormByToken(deps, asked);
  if (!opened.ok) return opened;
  const { db, link, form } = opened.value;
  const company = await db.get(Companies, {});
  if (!company || company.closing_at || link.address !== address) return refuseForm(form.language, 'form.gone');
  const { id, company_name, accent = 'sea', contact_line, logo_file } = company;
  const house = { name: company_name, accent, contact: contact_line, logo_url: logoAddress(id, logo_file) };
  return ok({ ...opened.value, house });
};
