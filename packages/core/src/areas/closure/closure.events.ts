import { DataExportId, UserId } from '../../base/ids';
import { Instant } from '../../base/values';
import { defineAnnounced, refreshSettings } from '../live/public';

/** Every page of the company shows at once how the account stands. */
export const companyClosed = defineAnnounced('company.closed', { delete_at: Instant }, refreshSettings('closing'));
export const companyReopened = defineAnnounced('company.opened_again', {}, refreshSettings('closing'));

export const userLeft = defineAnnounced('user.left', { id: UserId }, (f) => ({
  kind: 'logout',
  channels: [`user.${f.id}`],
  entity_id: f.id,
}));

/** The owner learns that company data can leave, and who opened the way. */
export const exportAsked = defineAnnounced('export.asked', { id: DataExportId, owner: UserId }, (f) => ({
  kind: 'settings_updated',
  channels: [`user.${f.owner}`],
  notify: [f.owner],
  title: 'Full data export started',
  body: `${f.actor} started an export of all company data.`,
  link: '/myaccount/close',
  entity_id: f.company_id,
}));
export const exportReady = defineAnnounced('export.ready', { id: DataExportId, user_id: UserId }, (f) => ({
  kind: 'settings_updated',
  channels: [`user.${f.user_id}`],
  notify: [f.user_id],
  title: 'Your export is ready',
  body: 'You can download all your company’s data for a week.',
  link: '/myaccount/close',
  entity_id: 'export',
}));
