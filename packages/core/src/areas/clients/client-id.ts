import type * as z from 'zod';
import { idOf } from '../../base/ids';

export const ClientId = idOf('client').brand<'ClientId'>();
export type ClientId = z.infer<typeof ClientId>;
export const TravelDocumentId = idOf('travel_document').brand<'TravelDocumentId'>();
export type TravelDocumentId = z.infer<typeof TravelDocumentId>;
export const ConsentId = idOf('consent').brand<'ConsentId'>();
export type ConsentId = z.infer<typeof ConsentId>;
export const ClientNoteId = idOf('client_note').brand<'ClientNoteId'>();
export type ClientNoteId = z.infer<typeof ClientNoteId>;
export const HouseholdId = idOf('household').brand<'HouseholdId'>();
export type HouseholdId = z.infer<typeof HouseholdId>;
/** The import of a file, which those whom it adds remember. */
export const DataImportId = idOf('data_import').brand<'DataImportId'>();
export type DataImportId = z.infer<typeof DataImportId>;

declare module '../../base/ids' {
  interface IdOf {
    client: ClientId;
    travel_document: TravelDocumentId;
    consent: ConsentId;
    client_note: ClientNoteId;
    household: HouseholdId;
    data_import: DataImportId;
  }
}
