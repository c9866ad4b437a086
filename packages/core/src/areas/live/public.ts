/** What other areas may use of what open pages and bells are told. */
export {
  type Announcement,
  type Announcer,
  announce,
  announcementReader,
  type Cause,
  defineAnnounced,
  type Fact,
  type OutboxRow,
  OutboxRows,
  type ReadAnnouncement,
  refreshSettings,
  type Said,
  toCompanyBookings,
} from './announcement';
export { LiveEvent, NOTIFICATION_KINDS, type NotificationKind } from './live-event';
