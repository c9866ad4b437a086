import { usePage } from '../../../app/use-page';
import { useSignedInUser } from '../../../lib/session';
import { PageHeader } from '../../../ui/page-header';
import { NextSteps } from '../components/next-steps';

/** The first page of a new account, once its e-mail is confirmed. Source: R-SHELL-045 (G-020). */
export const WelcomePage = () => {
  usePage({ title: 'Welcome' });
  const { user_detail, usercompany } = useSignedInUser();
  return (
    <>
      <PageHeader
        title={`Welcome, ${user_detail.first_name}`}
        subtitle={`${usercompany.company_name} has its place here now. These are good first steps, in any order.`}
      />
      <NextSteps />
    </>
  );
};
