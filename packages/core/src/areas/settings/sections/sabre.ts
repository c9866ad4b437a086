import * as z from 'zod';
import { section } from '../section';

const line = (most: number) => z.string().trim().max(most, `At most ${most} characters.`).optional();

/** The company's office in the flight reservation system, and how Wayline signs in there. The password is stored encrypted. Source: spec 3 §9. */
export const sabre = section({
  name: 'sabre',
  scope: 'company',
  path: '/myaccount/sabre',
  permission: 'Sabre',
  schema: z.object({
    pcc: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{3,5}$/, 'A PCC has 3 to 5 letters and digits.')
      .optional(),
    agency_name: line(120),
    iata_number: z
      .string()
      .trim()
      .regex(/^\d{7,8}$/, 'An IATA number has 7 or 8 digits.')
      .optional(),
    user_code: line(40),
    password: line(200),
  }),
  encrypted: ['password'],
});
