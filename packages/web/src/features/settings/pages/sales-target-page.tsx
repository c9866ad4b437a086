import { UserId } from '@wayline/core/base/ids';
import { UserRound } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { SettingPage } from '../components/setting-page';
import { TargetYear } from '../components/target-year';
import { useSettingPage } from '../use-setting-page';

const PATH = '/myaccount/sales_target/:id';

const UnknownColleague = () => (
  <>
    <PageHeader title={useSettingPage(PATH)} />
    <EmptyState
      icon={UserRound}
      title="Colleague not found"
      text="This address doesn’t match anyone in your company."
    />
  </>
);

/** What a colleague means to sell, month by month. Source: R-SHELL-054. */
export const SalesTargetPage = () => {
  const about = UserId.safeParse(useParams().id).data;
  if (!about) return <UnknownColleague />;
  return (
    <SettingPage
      section="sales_target"
      path={PATH}
      about={about}
      intro="What this colleague aims to sell each month. Enter an annual total and spread it, or set each month."
    >
      {(form) => <TargetYear form={form} />}
    </SettingPage>
  );
};
