import * as z from 'zod';

const LOCAL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
/** A local time `YYYY-MM-DDTHH:mm`, or a day alone where the source has no time. */
const Local = z.string().regex(LOCAL);

const DRAFT_KINDS = ['flight', 'hotel', 'rail', 'bus', 'car_rental', 'restaurant', 'event', 'cruise'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

const SOURCE_FORMATS = [
  'schema_org_json_ld',
  'schema_org_microdata',
  'icalendar',
  'pkpass',
  'boarding_pass',
  'gds',
] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

export const DraftPlace = z.object({
  name: z.string().optional(),
  iata_code: z.string().optional(),
  address: z.string().optional(),
});
export type DraftPlace = z.infer<typeof DraftPlace>;

/** One leg of transport: local times at either end, each with the IANA zone of its place where known. */
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

/** Where a field was found: characters `start` to `end` of the decoded text of the named part of the source. */
export const Span = z.object({ part: z.string(), start: z.int(), end: z.int(), text: z.string() });
export type Span = z.infer<typeof Span>;

/**
 * A booking as a confirmation tells it, before anybody has agreed to it. `spans` is keyed by field path, such as
 * `confirmation_id` or `legs.0.departs`. `confidence` is exact for structured sources, likely for what was read from text.
 */
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
  /** A decimal string as written, such as `120.50`, and an ISO 4217 currency. */
  price: z.object({ amount: z.string(), currency: z.string() }).optional(),
  phone: z.string().optional(),
  url: z.string().optional(),
  source_format: z.enum(SOURCE_FORMATS),
  confidence: z.enum(['exact', 'likely']),
  spans: z.record(z.string(), Span),
});
export type ImportDraft = z.infer<typeof ImportDraft>;

/** What a file yields: drafts to review, and sentences a person can act on. */
export const ImportPreview = z.object({ drafts: z.array(ImportDraft), notes: z.array(z.string()) });
export type ImportPreview = z.infer<typeof ImportPreview>;
