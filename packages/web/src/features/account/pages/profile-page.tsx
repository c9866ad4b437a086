import { HStack, Stack, Text } from '@chakra-ui/react';
import { roleOf } from '@wayline/core/identity/roles';
import { defaultCurrency } from '@wayline/core/identity/session-user';
import { PATHS } from '../../../app/paths';
import { useSignedInUser } from '../../../lib/session';
import { InitialsAvatar } from '../../../ui/initials-avatar';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { Facts } from '../components/facts';
import { useSettingPage } from '../use-setting-page';

/** Who is signed in, as colleagues see them. Source: R-SHELL-052. */
export const ProfilePage = () => {
  const title = useSettingPage('/myaccount/profile');
  const user = useSignedInUser();
  const name = `${user.user_detail.first_name} ${user.user_detail.last_name}`.trim() || user.email;
  return (
    <Stack gap="4" maxW="640px">
      <PageHeader title={title} subtitle="Who you are here, as your colleagues see you." />
      <HStack gap="4">
        <InitialsAvatar name={name} picture={user.avatar_img} size={56} decorative />
        <Stack gap="0" minW="0">
          <Text textStyle="section" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {user.usercompany.company_name}
          </Text>
        </Stack>
      </HStack>
      <Facts
        facts={[
          ['First name', user.user_detail.first_name],
          ['Last name', user.user_detail.last_name],
          ['E-mail', user.email],
          ['Role', roleOf(user.roles)],
          ['Company', user.usercompany.company_name],
          ['Currency', defaultCurrency(user)],
          ['Time zone', Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')],
        ]}
      />
      <Text color="fg.muted">
        These come from your account and cannot be changed here yet. The time zone is that of this device; times of a
        booking are always those of its place.
      </Text>
      <HStack gap="2" wrap="wrap">
        <RouterButton to={PATHS.changePassword()} variant="outline">
          Change the password
        </RouterButton>
        <RouterButton to={PATHS.twoStepAuth()} variant="outline">
          Two-step authentication
        </RouterButton>
      </HStack>
    </Stack>
  );
};
