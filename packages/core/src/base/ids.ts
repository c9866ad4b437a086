import * as z from 'zod';
import { ID_LETTERS, idPattern, prefixOf } from './id-shape';

const RANDOM_LENGTH = 16;
type IdKind = keyof IdOf;

/** The shape of an id. An area that has ids of its own brands it, and adds the kind, which is its prefix of three letters, to `IdOf`. */
export const idOf = (kind: IdKind) => z.string().regex(idPattern(kind), `Not a valid ${kind} id.`);

export const TeamId = idOf('team').brand<'TeamId'>();
export type TeamId = z.infer<typeof TeamId>;
export const HostAgencyId = idOf('host_agency').brand<'HostAgencyId'>();
export type HostAgencyId = z.infer<typeof HostAgencyId>;
export const CompanyId = idOf('company').brand<'CompanyId'>();
export type CompanyId = z.infer<typeof CompanyId>;
export const UserId = idOf('user').brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const TripId = idOf('trip').brand<'TripId'>();
export type TripId = z.infer<typeof TripId>;
export const TravelerId = idOf('traveler').brand<'TravelerId'>();
export type TravelerId = z.infer<typeof TravelerId>;
export const BookingId = idOf('booking').brand<'BookingId'>();
export type BookingId = z.infer<typeof BookingId>;
export const ItineraryId = idOf('itinerary').brand<'ItineraryId'>();
export type ItineraryId = z.infer<typeof ItineraryId>;
export const ShareId = idOf('share').brand<'ShareId'>();
export type ShareId = z.infer<typeof ShareId>;
export const ReminderId = idOf('reminder').brand<'ReminderId'>();
export type ReminderId = z.infer<typeof ReminderId>;
export const MailId = idOf('mail').brand<'MailId'>();
export type MailId = z.infer<typeof MailId>;
export const EventId = idOf('event').brand<'EventId'>();
export type EventId = z.infer<typeof EventId>;
export const FileId = idOf('file').brand<'FileId'>();
export const AuditId = idOf('audit');
export type FileId = z.infer<typeof FileId>;
export const TripImportId = idOf('trip_import').brand<'TripImportId'>();
export type TripImportId = z.infer<typeof TripImportId>;
export const ClaimId = idOf('claim').brand<'ClaimId'>();
export type ClaimId = z.infer<typeof ClaimId>;
export const LibraryId = idOf('library').brand<'LibraryId'>();
export type LibraryId = z.infer<typeof LibraryId>;
export const FolderId = idOf('folder').brand<'FolderId'>();
export type FolderId = z.infer<typeof FolderId>;
export const PlaceId = idOf('place').brand<'PlaceId'>();
export type PlaceId = z.infer<typeof PlaceId>;
export const TaskId = idOf('task').brand<'TaskId'>();
export type TaskId = z.infer<typeof TaskId>;
export const ChecklistTemplateId = idOf('checklist_template').brand<'ChecklistTemplateId'>();
export type ChecklistTemplateId = z.infer<typeof ChecklistTemplateId>;
export const TripPackageId = idOf('trip_package').brand<'TripPackageId'>();
export type TripPackageId = z.infer<typeof TripPackageId>;
export const DayEventId = idOf('day_event').brand<'DayEventId'>();
export type DayEventId = z.infer<typeof DayEventId>;
export const ItineraryTemplateId = idOf('itinerary_template').brand<'ItineraryTemplateId'>();
export type ItineraryTemplateId = z.infer<typeof ItineraryTemplateId>;
export const TagId = idOf('tag').brand<'TagId'>();
export type TagId = z.infer<typeof TagId>;
export const ApiKeyId = idOf('api_key').brand<'ApiKeyId'>();
export type ApiKeyId = z.infer<typeof ApiKeyId>;
export const DataExportId = idOf('data_export').brand<'DataExportId'>();
export type DataExportId = z.infer<typeof DataExportId>;

/** The type of an id by its kind. Areas add theirs. */
export interface IdOf {
  company: CompanyId;
  user: UserId;
  trip: TripId;
  traveler: TravelerId;
  booking: BookingId;
  itinerary: ItineraryId;
  reminder: ReminderId;
  mail: MailId;
  event: EventId;
  version: string;
  share: string;
  audit: string;
  file: FileId;
  trip_import: TripImportId;
  claim: ClaimId;
  library: LibraryId;
  folder: FolderId;
  place: PlaceId;
  task: TaskId;
  checklist_template: ChecklistTemplateId;
  day_event: DayEventId;
  itinerary_template: ItineraryTemplateId;
  trip_package: TripPackageId;
  team: TeamId;
  host_agency: HostAgencyId;
  tag: TagId;
  api_key: ApiKeyId;
  data_export: DataExportId;
}
export type NewId = <K extends IdKind>(kind: K) => IdOf[K];

const encodeTime = (ms: number) => {
  let text = '';
  for (let rest = ms, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) text = ID_LETTERS[rest % 32] + text;
  return text;
};

const increment = (digits: number[]) => {
  for (let i = digits.length - 1; i >= 0; i--) {
    digits[i] = ((digits[i] ?? 0) + 1) % 32;
    if (digits[i] !== 0) return;
  }
};

/**
 * Makes ids that sort by creation: 48 bits of time, 80 of chance. Two ids of one millisecond stay in order,
 * because the later one counts up from the earlier.
 */
export const idMaker = (now: () => number, random: (n: number) => Uint8Array): NewId => {
  let lastTime = -1;
  let digits: number[] = [];
  return <K extends IdKind>(kind: K) => {
    const time = Math.max(now(), lastTime);
    if (time === lastTime) increment(digits);
    else digits = Array.from(random(RANDOM_LENGTH), (byte) => byte % 32);
    lastTime = time;
    return `${prefixOf(kind)}_${encodeTime(time)}${digits.map((d) => ID_LETTERS[d]).join('')}` as IdOf[K];
  };
};

/** The lowest id of a kind that could have been made at a time, in milliseconds: what was made from then on sorts behind it. */
export const firstIdAt = <K extends IdKind>(kind: K, ms: number): IdOf[K] =>
  idMaker(
    () => ms,
    (n) => new Uint8Array(n),
  )(kind);
