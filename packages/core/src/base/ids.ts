import * as z from 'zod';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_LENGTH = 16;

/** One prefix per kind of thing, so that an id says what it names wherever it turns up. */
export const ID_PREFIX = {
  company: 'cmp',
  user: 'usr',
  trip: 'trp',
  traveler: 'tvl',
  booking: 'bkg',
  itinerary: 'tin',
  version: 'ver',
  share: 'shr',
  reminder: 'rmd',
  mail: 'mal',
  event: 'evt',
  audit: 'aud',
  file: 'fil',
  trip_import: 'imp',
  claim: 'clm',
  library: 'lib',
  folder: 'fld',
  place: 'plc',
  task: 'tsk',
  checklist_template: 'tpl',
  day_event: 'dev',
  itinerary_template: 'itp',
  trip_package: 'pkg',
  team: 'tea',
  host_agency: 'hag',
  tag: 'tag',
  api_key: 'key',
  data_export: 'exp',
} as const;
export type IdKind = keyof typeof ID_PREFIX;

const shape = (kind: IdKind) =>
  z.string().regex(new RegExp(`^${ID_PREFIX[kind]}_[${ALPHABET}]{26}$`), `Not a valid ${kind} id.`);

export const TeamId = shape('team').brand<'TeamId'>();
export type TeamId = z.infer<typeof TeamId>;
export const HostAgencyId = shape('host_agency').brand<'HostAgencyId'>();
export type HostAgencyId = z.infer<typeof HostAgencyId>;
export const CompanyId = shape('company').brand<'CompanyId'>();
export type CompanyId = z.infer<typeof CompanyId>;
export const UserId = shape('user').brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const TripId = shape('trip').brand<'TripId'>();
export type TripId = z.infer<typeof TripId>;
export const TravelerId = shape('traveler').brand<'TravelerId'>();
export type TravelerId = z.infer<typeof TravelerId>;
export const BookingId = shape('booking').brand<'BookingId'>();
export type BookingId = z.infer<typeof BookingId>;
export const ItineraryId = shape('itinerary').brand<'ItineraryId'>();
export type ItineraryId = z.infer<typeof ItineraryId>;
export const ShareId = shape('share').brand<'ShareId'>();
export type ShareId = z.infer<typeof ShareId>;
export const ReminderId = shape('reminder').brand<'ReminderId'>();
export type ReminderId = z.infer<typeof ReminderId>;
export const MailId = shape('mail').brand<'MailId'>();
export type MailId = z.infer<typeof MailId>;
export const EventId = shape('event').brand<'EventId'>();
export type EventId = z.infer<typeof EventId>;
export const FileId = shape('file').brand<'FileId'>();
export const AuditId = shape('audit');
export type FileId = z.infer<typeof FileId>;
export const TripImportId = shape('trip_import').brand<'TripImportId'>();
export type TripImportId = z.infer<typeof TripImportId>;
export const ClaimId = shape('claim').brand<'ClaimId'>();
export type ClaimId = z.infer<typeof ClaimId>;
export const LibraryId = shape('library').brand<'LibraryId'>();
export type LibraryId = z.infer<typeof LibraryId>;
export const FolderId = shape('folder').brand<'FolderId'>();
export type FolderId = z.infer<typeof FolderId>;
export const PlaceId = shape('place').brand<'PlaceId'>();
export type PlaceId = z.infer<typeof PlaceId>;
export const TaskId = shape('task').brand<'TaskId'>();
export type TaskId = z.infer<typeof TaskId>;
export const ChecklistTemplateId = shape('checklist_template').brand<'ChecklistTemplateId'>();
export type ChecklistTemplateId = z.infer<typeof ChecklistTemplateId>;
export const TripPackageId = shape('trip_package').brand<'TripPackageId'>();
export type TripPackageId = z.infer<typeof TripPackageId>;
export const DayEventId = shape('day_event').brand<'DayEventId'>();
export type DayEventId = z.infer<typeof DayEventId>;
export const ItineraryTemplateId = shape('itinerary_template').brand<'ItineraryTemplateId'>();
export type ItineraryTemplateId = z.infer<typeof ItineraryTemplateId>;
export const TagId = shape('tag').brand<'TagId'>();
export type TagId = z.infer<typeof TagId>;
export const ApiKeyId = shape('api_key').brand<'ApiKeyId'>();
export type ApiKeyId = z.infer<typeof ApiKeyId>;
export const DataExportId = shape('data_export').brand<'DataExportId'>();
export type DataExportId = z.infer<typeof DataExportId>;

type IdOf = {
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
};
export type NewId = <K extends IdKind>(kind: K) => IdOf[K];

const encodeTime = (ms: number) => {
  let text = '';
  for (let rest = ms, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) text = ALPHABET[rest % 32] + text;
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
    return `${ID_PREFIX[kind]}_${encodeTime(time)}${digits.map((d) => ALPHABET[d]).join('')}` as IdOf[K];
  };
};
