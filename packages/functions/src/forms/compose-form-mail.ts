import type { Actor } from '@wayline/core/access/actor';
import type { Form } from '@wayline/core/areas/forms/form';
import { logoAddress } from '@wayline/core/areas/settings/logo';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { content } from '@wayline/core/areas/settings/sections/content';
import { emailSignature } from '@wayline/core/areas/settings/sections/email-signature';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { renderFormMail } from '@wayline/pages/mails/form-mail';

type Written = {
  form: Pick<Form, 'form_name' | 'language'>;
  url: string;
  name?: string | undefined;
  message: string;
};

/** The mail that brings a client the link to a form, as the company greets and its advisor signs. */
export const composeFormMail = async ({ actor, db }: { actor: Actor; db: TenantDb }, written: Written) => {
  const [words, { signature }] = await Promise.all([
    readSetting(db, actor.user_id, content),
    readSetting(db, actor.user_id, emailSignature),
  ]);
  const { id, company_name, logo_file } = actor.company;
  const house = { name: company_name, advisor: actor.name, logo_url: logoAddress(id, logo_file) };
  return renderFormMail({ ...written, house, words, signature });
};
