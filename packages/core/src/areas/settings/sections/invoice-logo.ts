import * as z from 'zod';
import { FileId } from '../../../base/ids';
import { section } from '../section';

/** What stands at the head of an invoice. */
export const invoiceLogo = section({
  name: 'invoice_logo',
  scope: 'company',
  path: '/myaccount/invoice_logo',
  permission: 'Settings',
  schema: z.object({
    /** The brand's logo, one of its own, or the company's name in words. */
    show: z.enum(['brand', 'own', 'name']).default('brand'),
    logo_file: FileId.optional(),
    place: z.enum(['left', 'center', 'right']).default('left'),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
  }),
});
