import type * as z from 'zod';
import { ItineraryTemplateId } from '../../../base/ids';
import { Instant, Name, Version } from '../../../base/values';
import { ItineraryDraft } from './itinerary';

/** What a template gives an itinerary: its texts, its look and its sections, and what it shows. */
export const TemplateContent = ItineraryDraft.pick({
  welcome_text: true,
  important_notice: true,
  cover_img_url: true,
  accent: true,
  cover_style: true,
  language: true,
  sections: true,
  show_prices: true,
  ask_answers: true,
});
export type TemplateContent = z.infer<typeof TemplateContent>;

/** A named look of the company that an itinerary can start from. */
export const ItineraryTemplate = TemplateContent.extend({
  id: ItineraryTemplateId,
  name: Name,
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type ItineraryTemplate = z.infer<typeof ItineraryTemplate>;

export const MAX_TEMPLATES = 50;

/** What a template gives, without what names it. */
export const toTemplateContent = (from: TemplateContent): TemplateContent => TemplateContent.parse(from);

/** The one every company has: what an itinerary is when nobody chooses. */
export const BUILT_IN = { name: 'Classic', content: toTemplateContent({} as TemplateContent) } as const;
