import { Forms } from '@wayline/core/areas/forms/form.records';
import { formLinksContracts } from '@wayline/core/areas/forms/form-links.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { composeFormMail } from './compose-form-mail';

/** The link in it leads to the product: the one that is sent is made when it is sent. */
export const handler = endpoint(formLinksContracts['crm.form-links.preview'], async ({ input, actor, db }) => {
  const { form_id, name, message } = input;
  const form = await db.get(Forms, { id: form_id });
  if (!form) return refuse('record.missing');
  const { subject, html } = await composeFormMail({ actor, db }, { form, url: setting('ORIGIN'), name, message });
  return ok({ subject, html });
});
