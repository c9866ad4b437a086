import { actionOf } from '@wayline/core/identity/access';
import type { Permission } from '@wayline/core/identity/permissions';
import type { AppPath } from '@wayline/core/identity/routes';
import { titleOf } from '@wayline/core/identity/routes-titles';
import { say } from '@wayline/core/kernel/messages';
import { LockKeyhole } from 'lucide-react';
import { PageHeader } from '../../../ui/page-header';
import { StateNotice } from '../../../ui/state-notice';
import { useSettingPage } from '../use-setting-page';

type Props = { path: AppPath; permission: Permission };

/** A setting that the user's role does not open. Source: R-SHELL-224. */
export const ClosedSetting = ({ path, permission }: Props) => {
  useSettingPage(path);
  return (
    <>
      <PageHeader title={titleOf(path)} />
      <StateNotice
        icon={LockKeyhole}
        title={say('permission.denied.title')}
        text={say('permission.denied.text', { action: actionOf(permission) })}
      />
    </>
  );
};
