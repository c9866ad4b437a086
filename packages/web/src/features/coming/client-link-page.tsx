import { Heading, Stack, Text } from '@chakra-ui/react';
import { usePage } from '../../navigation/use-page';

/** Behind a client's link that opens nothing: it has ended, was taken back, or was copied in part. Source: R-SHELL-022..033 (G-023, G-025). */
export const ClientLinkPage = () => {
  usePage({ title: 'This link has expired' });
  return (
    <Stack gap="4" align="flex-start">
      <Heading as="h1" textStyle="display">
        This link no longer works.
      </Heading>
      <Text color="fg.muted">
        It has expired, was withdrawn or isn’t complete. Please look for a newer email from your travel advisor, or ask
        them for a new link. Anything you sent before is safe.
      </Text>
    </Stack>
  );
};
