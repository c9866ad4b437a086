import * as z from 'zod';
import { LANDING_AREAS, MENU_AREAS, Platform } from '../../../access/company-denormalized';
import { section } from '../section';

const Areas = z.array(z.enum(MENU_AREAS)).default([]);
const Word = z.string().trim().max(30, 'At most 30 characters.').optional();

/** Which areas the menu shows and to whom, where a session begins, and what reservations are called. Source: R-TRIP-018, G-114. */
export const customizePlatform = section({
  name: 'customizeplatform',
  scope: 'company',
  path: '/myaccount/customizeplatform',
  permission: 'Customize your platform',
  schema: Platform.extend({
    hidden_areas: Areas,
    hidden_for_standard: Areas,
    landing: z.enum(LANDING_AREAS).default('dashboard'),
    reservations_title: Word,
    reservation_title: Word,
  }).refine(({ landing, hidden_areas }) => landing === 'dashboard' || !hidden_areas.includes(landing), {
    path: ['landing'],
    message: 'This area isn’t in the menu. Please choose one that is.',
  }),
  denormalizedTo: (platform) => ({ company: { platform } }),
});
