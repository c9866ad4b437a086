import * as z from 'zod';
import { Accent } from '../../../access/brand';
import { section } from '../../settings/public-schemas';
import { BUILT_IN, TemplateContent, toTemplateContent } from '../itinerary/template';

/** How long a link can work, in days. */
export const LINK_DAYS = ['7', '30', '90', '180', '400', '1095'] as const;

/** What an itinerary begins with where neither a template nor its maker says otherwise, and how long its links work. */
export const itinerarySettings = section({
  name: 'itinerary_settings',
  scope: 'company',
  path: '/myaccount/itinerary-settings',
  permission: 'Settings',
  schema: TemplateContent.extend({
    /** Missing: the accent of the company's brand. */
    accent: Accent.optional(),
    link_days: z.enum(LINK_DAYS).default('400'),
    /** Whether every link asks for an access code first. */
    links_need_code: z.boolean().default(false),
  }),
  denormalizedTo: ({ link_days, links_need_code }) => ({
    company: { link_days: Number(link_days), links_need_code },
  }),
});

/** What an itinerary begins with: what its company has set, in the accent of its brand where it has set none. */
export const begunFrom = (
  { accent, ...content }: z.output<(typeof itinerarySettings)['schema']>,
  brand: { accent?: Accent | undefined },
): TemplateContent => toTemplateContent({ ...content, accent: accent ?? brand.accent ?? BUILT_IN.content.accent });
