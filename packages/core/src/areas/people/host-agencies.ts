import * as z from 'zod';
import { HostAgencyId } from '../../base/ids';
import { Name, Version } from '../../base/values';

export const MAX_HOST_AGENCIES = 200;
const Line = z.string().trim().max(255, 'At most 255 characters.').default('');

/** An agency under whose name some of the company's users book. Source: R-SHELL-276. */
export const HostAgency = z.object({
  id: HostAgencyId,
  name: Name,
  contact_name: Line,
  email: z.union([z.literal(''), z.email('Please enter a valid email address.').max(254)]).default(''),
  phone_no: Line,
  notes: z.string().trim().max(2000, 'At most 2,000 characters.').default(''),
});
export type HostAgency = z.infer<typeof HostAgency>;

/** The company's list, kept and saved as one. */
export const HostAgencyList = z.object({ agencies: z.array(HostAgency).max(MAX_HOST_AGENCIES), version: Version });
