import type { DraftKind, ImportDraft, SourceFormat, Span } from './import-draft';

/** A value and where in the source it was read; a value that was derived, such as an airport's zone, has no span. */
export type Found = { value: string; span?: Span };
export type FoundPlace = { name?: Found; iata_code?: Found; address?: Found };
export type FoundLeg = {
  carrier?: Found;
  carrier_code?: Found;
  number?: Found;
  from?: FoundPlace;
  to?: FoundPlace;
  departs?: Found;
  departs_timezone?: Found;
  arrives?: Found;
  arrives_timezone?: Found;
  seat?: Found;
  cabin?: Found;
};

/** A draft while it is being read and merged: every leaf still knows its place in the source. */
export type FoundDraft = {
  kind: DraftKind;
  source_format: SourceFormat;
  confidence: ImportDraft['confidence'];
  cancelled: boolean;
  /** Where the status was said, if it was. */
  status_span?: Span;
  title?: Found;
  supplier?: Found;
  confirmation_id?: Found;
  travelers: Found[];
  start?: Found;
  start_timezone?: Found;
  end?: Found;
  end_timezone?: Found;
  places: FoundPlace[];
  legs: FoundLeg[];
  price?: { amount: Found; currency: Found };
  /** A price whose text could be two amounts. */
  unclear_price?: { amount: Found; currency: Found };
  phone?: Found;
  url?: Found;
};

const TRANSPORT_KINDS: readonly DraftKind[] = ['flight', 'rail', 'bus', 'cruise'];
export const isTransport = (kind: DraftKind) => TRANSPORT_KINDS.includes(kind);

/** A value nobody wrote: it follows from others. */
export const derived = (value: string | undefined): Found | undefined => (value ? { value } : undefined);

/** The place with whatever it has, or nothing at all. */
export const toFoundPlace = (place: FoundPlace): FoundPlace | undefined =>
  place.name || place.iata_code || place.address ? place : undefined;
