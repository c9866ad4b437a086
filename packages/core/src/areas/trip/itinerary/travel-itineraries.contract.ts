import * as z from 'zod';
import { ItineraryId, TripId, UserId } from '../../../base/ids';
import { Instant } from '../../../base/values';
import { contract } from '../../../contract/contract';
import { ItineraryDocument } from './document';

const view = { kind: 'signed_in', permissions: ['View Client Itinerary'], action: 'view client itineraries' } as const;
const PATH = '/api/v1/travel_itineraries';

const list = contract({
  id: 'trips.travel-itineraries.list',
  service: 'trips',
  method: 'GET',
  path: PATH,
  handler: 'trip/itinerary/list-travel-itineraries',
  summary: 'The client itineraries of a trip, in short, with how far each is behind the trip.',
  uses: ['files'],
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ trip_id: TripId }),
  output: z.object({
    itineraries: z.array(
      z.object({
        id: ItineraryId,
        ti_name: z.string(),
        published_version: z.int(),
        published_at: Instant.optional(),
        /** How much of it clients do not see yet; missing while it is a draft. */
        unpublished_changes: z.int().optional(),
      }),
    ),
  }),
  errors: ['record.missing'],
});
/** Whose itinerary it is and what it looks like. Source: spec 2 §3 Other. */
const get = contract({
  id: 'trips.travel-itineraries.get',
  service: 'trips',
  method: 'GET',
  path: `${PATH}/{id}`,
  handler: 'trip/itinerary/get-travel-itinerary',
  summary: 'Whose itinerary it is, its picture, the company behind it and its documents.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: ItineraryId, trip_id: TripId }),
  output: z.object({
    ti_table_row: z.object({ id: ItineraryId, user_id: UserId }),
    trip_info: z.object({ ti_bg_image: z.string().optional(), banner_image: z.string().optional() }),
    company_details: z.object({ company_name: z.string(), website: z.string().optional() }),
    tripDocuments: z.array(ItineraryDocument),
  }),
  errors: ['record.missing'],
});

export const TRAVEL_ITINERARY_CONTRACTS = [list, get] as const;
