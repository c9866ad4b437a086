import * as z from 'zod';
import { Accent } from '../../../access/brand';
import { FileId } from '../../../base/ids';
import { Name } from '../../../base/values';
import { section } from '../section';

const Website = z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Please enter a web address.' });
const MAX_ADDRESS = 200;
const MAX_LINE = 160;

/** Whose name and look stand on everything a client sees: itineraries, their mails and paper, and the company's public page. */
export const userBrand = section({
  name: 'userbrand',
  scope: 'company',
  path: '/myaccount/userbrand',
  permission: 'Settings',
  schema: z.object({
    company_name: Name.optional(),
    logo_file: FileId.optional(),
    accent: Accent.default('sea'),
    website: Website.max(MAX_ADDRESS).optional(),
    page_name: z
      .string()
      .trim()
      .toLowerCase()
      .max(80, 'At most 80 characters.')
      .regex(
        /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u,
        'Letters and digits with hyphens between them, such as harbor-vale.',
      )
      .optional(),
    /** How a client reaches the company, in a line: telephone, street, licence number. */
    contact_line: z.string().trim().max(MAX_LINE, `At most ${MAX_LINE} characters.`).optional(),
  }),
  initial: ({ company: { company_name, logo_file, accent, website, page_name, contact_line } }) => ({
    company_name,
    logo_file,
    accent,
    website: Website.safeParse(website).data,
    page_name,
    contact_line,
  }),
  denormalizedTo: ({ company_name, page_name, logo_file, accent, website, contact_line }) => ({
    company: {
      // A company has a name, and a page by a name, whatever is left empty here.
      ...(company_name && { company_name }),
      ...(page_name && { page_name }),
      logo_file,
      accent,
      website,
      contact_line,
    },
  }),
});
