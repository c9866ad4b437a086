import { formatMessage } from '@wayline/core/base/messages';
import { Lock } from 'lucide-react';
import { StateNotice } from './state-notice';

/** What stands in a place that needs a permission, for whoever lacks it; `action` completes "You do not have permission to ...". Source: R-TRIP-154, R-SHELL-225. */
export const RestrictedNotice = ({ action }: { action: string }) => (
  <StateNotice
    failed
    icon={Lock}
    title={formatMessage('permission.denied.title')}
    text={formatMessage('permission.denied.text', { action })}
  />
);
