import * as z from 'zod';
import { section } from '../section';

const MAX_HOST = 253;
/** A host name of the company's own for the itineraries it shares, such as `trips.example.com`. */
export const domain = section({
  name: 'domain',
  scope: 'company',
  path: '/myaccount/domain',
  permission: 'Settings',
  schema: z.object({
    host_name: z
      .string()
      .trim()
      .toLowerCase()
      .max(MAX_HOST)
      .regex(z.regexes.domain, 'Please enter a host name such as trips.example.com.')
      .refine((host) => host.split('.').length > 2, 'Please use a subdomain, such as trips.example.com.')
      .optional(),
  }),
});

/** Whether links in mails show the company's own address once its name is verified. */
export const domainMasking = section({
  name: 'domain_masking',
  scope: 'company',
  path: '/myaccount/domain_masking',
  permission: 'Settings',
  schema: z.object({ mask_links: z.boolean().default(false) }),
  denormalizedTo: ({ mask_links }) => ({ company: { mask_links } }),
});
