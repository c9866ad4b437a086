import type * as z from 'zod';
import { idOf } from '../../base/ids';

export const ClientId = idOf('client').brand<'ClientId'>();
export type ClientId = z.infer<typeof ClientId>;
export const TravelDocumentId = idOf('travel_document').brand<'TravelDocumentId'>();
export type TravelDocumentId = z.infer<typeof TravelDocumentId>;
export const ConsentId = idOf('consent').brand<'ConsentId'>();
export type ConsentId = z.infer<typeof ConsentId>;

declare module '../../base/ids' {
  interface IdOf {
    client: ClientId;
    travel_document: TravelDocumentId;
    consent: ConsentId;
  }
}
