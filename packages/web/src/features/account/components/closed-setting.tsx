import { describePermission } from '@wayline/core/access/access';
import type { Permission } from '@wayline/core/access/permissions';
import { formatMessage } from '@wayline/core/base/messages';
import type { AppPath } from '@wayline/core/navigation/routes';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { LockKeyhole } from 'lucide-react';
import { PageHeader } from '../../../ui/page-header';
import { StateNotice } from '../../../ui/state-notice';
import { useSettingPage } from '../../settings/public';

type Props = { path: AppPath; permission: Permission };

/** A setting that the user's role does not open. Source: R-SHELL-224. */
export const ClosedSetting = ({ path, permission }: Props) => {
  useSettingPage(path);
  return (
    <>
      <PageHeader title={getPageTitle(path)} />
      <StateNotice
        icon={LockKeyhole}
        title={formatMessage('permission.denied.title')}
        text={formatMessage('permission.denied.text', { action: describePermission(permission) })}
      />
    </>
  );
};
