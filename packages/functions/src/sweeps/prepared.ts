import {
  ApiKeyId,
  BookingId,
  ChecklistTemplateId,
  ClaimId,
  CompanyId,
  DataExportId,
  DayEventId,
  FileId,
  FolderId,
  ItineraryId,
  ItineraryTemplateId,
  LibraryId,
  ReminderId,
  ShareId,
  TagId,
  TaskId,
  TeamId,
  TravelerId,
  TripId,
  TripImportId,
  TripPackageId,
  UserId,
} from '@wayline/core/base/ids';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import type { PreparedAccount } from './prepare-account';
import type { PreparedHistory } from './prepare-history';
import type { PreparedItinerary } from './prepare-itinerary';
import type { PreparedLibrary } from './prepare-library';
import { CLIENT_HOST, type PreparedSettings } from './prepare-settings';

/** What the samples are about: one of everything that an id can name, all of one company. */
export type Prepared = PreparedItinerary &
  PreparedLibrary &
  PreparedHistory &
  PreparedSettings &
  PreparedAccount & {
    cancelledTrip: TripId;
    archivedTrip: TripId;
    /** An import whose first rows are written. */
    tripImport: TripImportId;
    trip: TripId;
    booking: BookingId;
    /** A booking that was deleted with others and can be put back. */
    deletedBooking: BookingId;
    /** A booking that is cancelled with its supplier. */
    cancelledBooking: BookingId;
    traveler: TravelerId;
    /** A task of the trip's checklist, and a checklist template. */
    task: TaskId;
    checklistTemplate: ChecklistTemplateId;
    /** A package of the trip, and one that was deleted. */
    tripPackage: TripPackageId;
    deletedPackage: TripPackageId;
    /** An itinerary template of the company. */
    itineraryTemplate: ItineraryTemplateId;
    /** A tag of the company. */
    tag: TagId;
    /** A picture of a user, and the company under which it is opened. */
    picture: FileId;
    company: CompanyId;
    /** A logo of that company. */
    logo: FileId;
    colleague: UserId;
    /** A sub-agency, the one whose owner was asked to become one, what another was mailed to ask the same, and the agency above. */
    subAgency: CompanyId;
    askedAgency: string;
    agencyToken: string;
    parentAgency: CompanyId;
    /** A user whom nobody else needs, a team, and the address of somebody who is invited. */
    leaver: UserId;
    team: TeamId;
    invited: string;
    /** The version of the list of host agencies. */
    hostAgencies: number;
    colleagueVersion: number;
    /** Whose trip it is. */
    advisor: UserId;
    email: string;
    password: string;
    /** A card on file; with it the company pays for its plan. */
    card: string;
  };

/** Ids of the right shape that name nothing, all ending alike: to see which samples speak of records. */
export const placeholderIds = (digit: string): Prepared => {
  const id = (prefix: string) => `${prefix}_${digit.repeat(26)}`;
  return {
    trip: TripId.parse(id('trp')),
    cancelledTrip: TripId.parse(id('trp')),
    archivedTrip: TripId.parse(id('trp')),
    tripImport: TripImportId.parse(id('imp')),
    booking: BookingId.parse(id('bkg')),
    deletedBooking: BookingId.parse(id('bkg')),
    cancelledBooking: BookingId.parse(id('bkg')),
    trashedBooking: BookingId.parse(id('bkg')),
    deletionEntry: id('aud'),
    deletedTrip: TripId.parse(id('trp')),
    traveler: TravelerId.parse(id('tvl')),
    itinerary: ItineraryId.parse(id('tin')),
    dayEvent: DayEventId.parse(id('dev')),
    itineraryTemplate: ItineraryTemplateId.parse(id('itp')),
    tag: TagId.parse(id('tag')),
    picture: FileId.parse(id('fil')),
    logo: FileId.parse(id('fil')),
    company: CompanyId.parse(id('cmp')),
    apiKey: ApiKeyId.parse(id('key')),
    dataExport: DataExportId.parse(id('exp')),
    reminder: ReminderId.parse(id('rmd')),
    tripFile: FileId.parse(id('fil')),
    task: TaskId.parse(id('tsk')),
    checklistTemplate: ChecklistTemplateId.parse(id('tpl')),
    tripPackage: TripPackageId.parse(id('pkg')),
    deletedPackage: TripPackageId.parse(id('pkg')),
    colleague: UserId.parse(id('usr')),
    subAgency: CompanyId.parse(id('cmp')),
    askedAgency: `asked-${digit}@new.wayline.test`,
    agencyToken: `nobody-was-sent-${digit}`,
    parentAgency: CompanyId.parse(id('cmp')),
    leaver: UserId.parse(id('usr')),
    team: TeamId.parse(id('tea')),
    invited: `nobody-${digit}@new.wayline.test`,
    hostAgencies: 0,
    colleagueVersion: 1,
    settingVersion: 0,
    profileVersion: 1,
    supplierType: digit.repeat(36),
    clientHost: CLIENT_HOST,
    advisor: UserId.parse(id('usr')),
    library: LibraryId.parse(id('lib')),
    unclaimed: BookingId.parse(id('bkg')),
    claim: ClaimId.parse(id('clm')),
    folder: FolderId.parse(id('fld')),
    cloudFile: FileId.parse(id('fil')),
    cloudUpload: FileId.parse(id('fil')),
    shareId: ShareId.parse(id('shr')),
    itineraryVersion: 1,
    shareToken: digit.repeat(43),
    doorToken: digit.repeat(43),
    document: FileId.parse(id('fil')),
    upload: FileId.parse(id('fil')),
    coverUpload: FileId.parse(id('fil')),
    card: `pm_${digit.repeat(27)}`,
    email: 'nobody@new.wayline.test',
    password: DEMO_PASSWORD,
  };
};
