import type { AppPath } from '@wayline/core/navigation/routes';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { PageHeader } from '../ui/page-header';
import { RestrictedNotice } from '../ui/restricted-notice';
import { usePage } from './use-page';

/** A page that its reader's role doesn't open: what it is called, and whom to ask. */
export const RestrictedPage = ({ path, action }: { path: AppPath; action: string }) => {
  const title = getPageTitle(path);
  usePage({ title });
  return (
    <>
      <PageHeader title={title} />
      <RestrictedNotice action={action} />
    </>
  );
};
