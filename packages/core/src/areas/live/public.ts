/** What other areas may use of what open pages and bells are told. */
export { type Announcement, findSubject } from './announcement';
export {
  type AnnouncementContent,
  type Announcer,
  announce,
  type Cause,
  defineAnnounced,
  defineEvents,
  type Fact,
  refreshSettings,
  toCompany,
  toCompanyBookings,
} from './define-events';
export { LiveEvent, NOTIFICATION_KINDS, type NotificationKind } from './live-event';
export { announcementReader, type OutboxRow, OutboxRows, type ReadAnnouncement } from './outbox-rows';
