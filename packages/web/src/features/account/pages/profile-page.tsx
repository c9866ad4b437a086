import { HStack, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getRole } from '@wayline/core/access/roles';
import { isCompanyOwner } from '@wayline/core/access/session-user';
import { PATHS } from '../../../lib/paths';
import { useSignedInUser } from '../../../lib/session';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { AgencyAbove } from '../../agencies/public';
import { SettingGroup, useSettingPage } from '../../settings/public';
import { EmailNote } from '../components/email-note';
import { Facts } from '../components/facts';
import { ProfileForm } from '../components/profile-form';
import { ProfilePicture } from '../components/profile-picture';
import { profileQuery } from '../profile-query';

/** Who is signed in, as colleagues and clients see them, and how they read days and times. Source: R-SHELL-052, R-SHELL-290. */
export const ProfilePage = () => {
  const title = useSettingPage('/myaccount/profile');
  const user = useSignedInUser();
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <Stack gap="5" maxW="720px">
      <PageHeader title={title} subtitle="How your colleagues and clients see you." />
      <ProfilePicture />
      {data && <ProfileForm profile={data} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton cards={2} />
        </Delayed>
      )}
      <SettingGroup title="Your account">
        <Facts
          facts={[
            ['Email', <EmailNote key="e-mail" email={user.email} />],
            ['Role', getRole(user.roles)],
            ['Company', user.usercompany.company_name],
          ]}
        />
        <HStack gap="2" wrap="wrap">
          <RouterButton to={PATHS.changePassword()} variant="outline">
            Change password
          </RouterButton>
          <RouterButton to={PATHS.twoStepAuth()} variant="outline">
            Two-step authentication
          </RouterButton>
          <RouterButton to={PATHS.close()} variant="ghost">
            Close account
          </RouterButton>
        </HStack>
      </SettingGroup>
      {isCompanyOwner(user) && <AgencyAbove />}
    </Stack>
  );
};
