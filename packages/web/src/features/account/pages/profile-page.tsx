import { HStack, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { roleOf } from '@wayline/core/identity/roles';
import { isCompanyOwner } from '@wayline/core/identity/session-user';
import { PATHS } from '../../../app/paths';
import { useSignedInUser } from '../../../lib/session';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { AfterAMoment, CardsSkeleton } from '../../../ui/skeletons';
import { AgencyAbove } from '../../agencies/agency-above';
import { SettingGroup } from '../../settings/components/setting-group';
import { EmailNote } from '../components/email-note';
import { Facts } from '../components/facts';
import { ProfileForm } from '../components/profile-form';
import { ProfilePicture } from '../components/profile-picture';
import { profileQuery } from '../profile-query';
import { useSettingPage } from '../use-setting-page';

/** Who is signed in, as colleagues and clients see them, and how they read days and times. Source: R-SHELL-052, R-SHELL-290. */
export const ProfilePage = () => {
  const title = useSettingPage('/myaccount/profile');
  const user = useSignedInUser();
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <Stack gap="5" maxW="720px">
      <PageHeader title={title} subtitle="Who you are here, as your colleagues and clients see you." />
      <ProfilePicture />
      {data && <ProfileForm profile={data} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <AfterAMoment>
          <CardsSkeleton cards={2} />
        </AfterAMoment>
      )}
      <SettingGroup title="Your account">
        <Facts
          facts={[
            ['E-mail', <EmailNote key="e-mail" email={user.email} />],
            ['Role', roleOf(user.roles)],
            ['Company', user.usercompany.company_name],
          ]}
        />
        <HStack gap="2" wrap="wrap">
          <RouterButton to={PATHS.changePassword()} variant="outline">
            Change the password
          </RouterButton>
          <RouterButton to={PATHS.twoStepAuth()} variant="outline">
            Two-step authentication
          </RouterButton>
          <RouterButton to={PATHS.close()} variant="ghost">
            Close the account
          </RouterButton>
        </HStack>
      </SettingGroup>
      {isCompanyOwner(user) && <AgencyAbove />}
    </Stack>
  );
};
