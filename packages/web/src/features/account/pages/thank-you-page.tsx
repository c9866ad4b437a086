import { CircleCheck } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { usePage } from '../../../app/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';

/** The end of setting an account up. Source: R-SHELL-045 (G-020). */
export const ThankYouPage = () => {
  usePage({ title: 'Thank you' });
  return (
    <>
      <PageHeader title="Thank you" />
      <EmptyState
        icon={CircleCheck}
        title="Everything is set up"
        text="Your account is ready. What is to do next stands on the dashboard."
        action={<RouterButton to={PATHS.dashboard()}>Open the dashboard</RouterButton>}
      />
    </>
  );
};
