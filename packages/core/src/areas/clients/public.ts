/** What other areas may use of clients. */
export { checkBirthDate } from './check-birth-date';
export { Client, ClientDraft, ClientRow, CONTACT_METHODS, clientName, GENDERS, SHIRT_SIZES } from './client';
export { clientEvents, clientsChanged } from './client.events';
export {
  Clients,
  type ClientTrip,
  ClientTrips,
  ofClient,
  type TravelDocument,
  TravelDocuments,
} from './client.records';
export { ClientId, DataImportId } from './client-id';
export { countClients, everyClient, listClientIds } from './client-lists';
export { moneyOfClient } from './client-money';
export { CLIENT_QUERY } from './client-query';
export { phoneDigits, searchedDigits } from './client-search.index';
export {
  addClientTrip,
  addTripLink,
  type ClientProfile,
  lastTraveledOfClient,
  readClientProfile,
  readTripLinks,
  removeClientTrip,
  tripsOfClient,
} from './client-trips';
export { toClientDays } from './dashboard/client-days.records';
export type { TravelingClient } from './dashboard/crm-dashboard';
export {
  type ComparedPerson,
  comparePeople,
  DUPLICATE_GRADES,
  type DuplicateGrade,
  foldName,
} from './duplicates/compare-people';
export { Duplicate } from './duplicates/duplicate';
export { findDuplicates } from './duplicates/find-duplicates';
export { ClientMatchKeys, MATCH_KEYS } from './duplicates/match-key.records';
export { formatMatchKey, isBroadKey, listMatchKeys } from './duplicates/match-keys';
export { listDestinationNotes } from './entry-rules/check-destinations';
export {
  checkPassports,
  lacksPassport,
  type PassportFinding,
  type PassportHolder,
  type Visit,
} from './entry-rules/check-passport';
export { type EntryRules, entryRules } from './entry-rules/entry-rule';
export { insertClient } from './insert-client';
export { INTEREST_SEPARATOR, PREFERENCE_SEPARATOR } from './list-separators';
export { type AddedClient, listRemaining, listUnfound } from './list-unfound';
export { moveBelonging, returnBelonging } from './merge/belonging';
export { followMerges } from './merge/follow-merges';
export { type ClientMerge, ClientMerges } from './merge/merge.records';
export type { MergeFollower } from './merge/merge-followers';
export { noteMovedTrip } from './merge/note-moved-trip';
export { refuseDeleted } from './merge/refuse-deleted';
export { newClient, takeAccountNumbers, toNewClient } from './new-client';
export { day, email, Line, line, lines, PROFILE_LISTS, text } from './profile-parts';
export { encryptDocumentNumber } from './travel-documents';
