import * as z from 'zod';
import { TripId } from '../../base/ids';
import { Email, Name } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { ClientId } from '../clients/public-schemas';
import { MAIL_REFUSALS } from '../messaging/public-schemas';
import { FormId, FormLinkId } from './form-id';
import { FORM_ADDRESSES } from './form-link';
import { ShownLink } from './forms.contract';
import { MAX_SITES, Website } from './website';

const edit = { kind: 'signed_in', permissions: ['Edit Forms'], action: 'edit forms' } as const;
const LINKS = '/api/v1/forms/{form_id}/links';

const DaysValid = z.int().min(1).max(400);
/** What a link is made of. Without a day it works as long as the form does. */
const NewLink = z.object({
  form_id: FormId,
  address: z.enum(FORM_ADDRESSES).optional(),
  name: Name.optional(),
  /** Where the link is mailed to; without it the advisor passes it on. */
  email: Email.optional(),
  message: z.string().max(2_000, 'At most 2,000 characters.').default(''),
  client_id: ClientId.optional(),
  trip_id: TripId.optional(),
  prefilled: z.boolean().default(false),
  single_use: z.boolean().default(false),
  days_valid: DaysValid.optional(),
});

const create = contract({
  id: 'crm.form-links.create',
  service: 'crm',
  method: 'POST',
  path: LINKS,
  handler: 'forms/create-form-link',
  summary: 'Make a link to a published form, and mail it where an email is given. The link is shown once.',
  access: edit,
  keyScope: 'crm:write',
  decides: 'Whose profile a link shows is seen by whoever makes it; a trip as well.',
  input: NewLink,
  output: z.object({ link: ShownLink, url: z.string() }),
  errors: ['record.missing', 'form.not_published', 'form.too_many_links', ...MAIL_REFUSALS],
});
const embed = contract({
  id: 'crm.form-links.embed',
  service: 'crm',
  method: 'POST',
  path: `${LINKS}/websites`,
  handler: 'forms/embed-form',
  summary: 'Make a link to a published form that the named websites may show among their pages. It is shown once.',
  access: { ...edit, flag: 'embedded form' },
  keyScope: 'crm:write',
  input: z.object({
    form_id: FormId,
    name: Name.optional(),
    /** The websites, by their addresses; each is meant with and without www. */
    sites: z
      .array(Website)
      .min(1, 'Enter the website that shows the form.')
      .max(MAX_SITES, `At most ${MAX_SITES} websites.`),
    days_valid: DaysValid.optional(),
  }),
  output: z.object({ link: ShownLink, url: z.string() }),
  errors: ['record.missing', 'form.not_published', 'form.too_many_links'],
});
const preview = contract({
  id: 'crm.form-links.preview',
  service: 'crm',
  method: 'POST',
  path: `${LINKS}/preview`,
  handler: 'forms/preview-form-mail',
  summary: 'The mail that would bring the link, before it is sent.',
  access: edit,
  effect: 'read',
  input: z.object({ form_id: FormId, name: Name.optional(), message: z.string().max(2_000).default('') }),
  output: z.object({ subject: z.string(), html: z.string() }),
  errors: ['record.missing'],
});
const revoke = contract({
  id: 'crm.form-links.revoke',
  service: 'crm',
  method: 'POST',
  path: `${LINKS}/{id}/revoke`,
  handler: 'forms/revoke-form-link',
  summary: 'Turn a link off. Answers that came through it stay.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ form_id: FormId, id: FormLinkId }),
  output: z.object({ link: ShownLink }),
  errors: ['record.missing'],
});

export const formLinksContracts = byId(create, embed, preview, revoke);
