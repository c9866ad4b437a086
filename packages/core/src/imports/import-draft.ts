import * as z from 'zod';

const LOCAL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
/** A local time `YYYY-MM-DDTHH:mm`, or a day alone where the source has no time. */
const Local = z.string().regex(LOCAL);

export const DRAFT_KINDS = ['flight', 'hotel', 'rail', 'bus', 'car_rental', 'restaurant', 'event', 'cruise'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const DraftPlace = z.object({
  name: z.string().optional(),
  iata_code: z.string().optional(),
  address: z.string().optional(),
});
export type DraftPlace = z.infer<typeof DraftPlace>;

export const DraftLeg = z.object({
  carrier: z.string().optional(),
  carrier_code: z.string().optional(),
  number: z.string().optional(),
  from: DraftPlace.optional(),
  to: DraftPlace.optional(),
  departs: Local.optional(),
  departs_timezone: z.string().optional(),
  arrives: Local.optional(),
  arrives_timezone: z.string().optional(),
  seat: z.string().optional(),
  cabin: z.string().optional(),
});
export type DraftLeg = z.infer<typeof DraftLeg>;

/** Where a field was found: characters `start` to `end` of the named part of the source. */
export const Span = z.object({ part: z.string(), start: z.int(), end: z.int(), text: z.string() });
export type Span = z.infer<typeof Span>;

/** A booking as a confirmation tells it, before anybody has agreed to it. */
export const ImportDraft = z.object({
  kind: z.enum(DRAFT_KINDS),
  status: z.enum(['confirmed', 'cancelled']),
  title: z.string().optional(),
  supplier: z.string().optional(),
  confirmation_id: z.string().optional(),
  travelers: z.array(z.string()),
  start: Local.optional(),
  start_timezone: z.string().optional(),
  end: Local.optional(),
  end_timezone: z.string().optional(),
  places: z.array(DraftPlace),
  legs: z.array(DraftLeg).optional(),
  price: z.object({ amount: z.string(), currency: z.string() }).optional(),
  phone: z.string().optional(),
  url: z.string().optional(),
  source_format: z.enum(['schema_org_json_ld', 'schema_org_microdata', 'icalendar', 'pkpass', 'boarding_pass', 'gds']),
  confidence: z.enum(['exact', 'likely']),
  spans: z.record(z.string(), Span),
});
export type ImportDraft = z.infer<typeof ImportDraft>;

export const ImportPreview = z.object({ drafts: z.array(ImportDraft), notes: z.array(z.string()) });
export type ImportPreview = z.infer<typeof ImportPreview>;
