import { DataExportId, UserId } from '../../base/ids';
import { Instant } from '../../base/values';
import { defineEvent } from '../../store/domain-event';

export const companyClosed = defineEvent('company.closed', { delete_at: Instant });
export const companyReopened = defineEvent('company.opened_again', {});
export const userLeft = defineEvent('user.left', { id: UserId });
export const exportAsked = defineEvent('export.asked', { id: DataExportId, owner: UserId });
export const exportReady = defineEvent('export.ready', { id: DataExportId, user_id: UserId });
