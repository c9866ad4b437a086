import { type Announcer, announce, refreshSettings } from '../live/public';
import { companyClosed, companyReopened, exportAsked, exportReady, userLeft } from './closure.events';

/** Every page of the company shows at once how the account stands. */
const refreshClosing = refreshSettings('closing');

export const closureAnnouncers: readonly Announcer[] = [
  announce(companyClosed, refreshClosing),
  announce(companyReopened, refreshClosing),
  announce(userLeft, (f) => ({ kind: 'logout', channels: [`user.${f.id}`], entity_id: f.id })),
  // The owner learns that company data can leave, and who opened the way.
  announce(exportAsked, (f) => ({
    kind: 'settings_updated',
    channels: [`user.${f.owner}`],
    notify: [f.owner],
    title: 'Full data export started',
    body: `${f.actor} started an export of all company data.`,
    link: '/myaccount/close',
    entity_id: f.company_id,
  })),
  announce(exportReady, (f) => ({
    kind: 'settings_updated',
    channels: [`user.${f.user_id}`],
    notify: [f.user_id],
    title: 'Your export is ready',
    body: 'You can download all your company’s data for a week.',
    link: '/myaccount/close',
    entity_id: 'export',
  })),
];
