import { Box, HStack, Text } from '@chakra-ui/react';
import { PATHS } from '../../../lib/paths';
import { useSignedInUser } from '../../../lib/session';
import { usePage } from '../../../navigation/use-page';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { NextSteps } from '../components/next-steps';

/** The first page of a new account, once its e-mail is confirmed. Source: R-SHELL-045 (G-020). */
export const WelcomePage = () => {
  usePage({ title: 'Welcome' });
  const { user_detail, usercompany, is_set_up } = useSignedInUser();
  return (
    <Box maxW="720px">
      <PageHeader
        title={`Welcome, ${user_detail.first_name}`}
        subtitle={`${usercompany.company_name} is now on Wayline.`}
      />
      {is_set_up ? (
        <NextSteps />
      ) : (
        <>
          <Text>
            Set it up in three short steps: you, your company and your plan. You can skip any of them and find them
            later under My account.
          </Text>
          <HStack gap="3" wrap="wrap" pt="5">
            <RouterButton to={PATHS.createProfile()}>Set up account</RouterButton>
            <RouterButton to={PATHS.thankYou()} variant="ghost">
              Skip for now
            </RouterButton>
          </HStack>
        </>
      )}
    </Box>
  );
};
