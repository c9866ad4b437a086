import { Heading, Stack, Text } from '@chakra-ui/react';
import { usePage } from '../../navigation/use-page';

/** Behind a client's link that opens nothing: it has ended, was taken back, or was copied in part. Source: R-SHELL-022..033 (G-023, G-025). */
export const ClientLinkPage = () => {
  usePage({ title: 'This link has ended' });
  return (
    <Stack gap="4" align="flex-start">
      <Heading as="h1" textStyle="display">
        This link opens nothing any more.
      </Heading>
      <Text color="fg.muted">
        It has ended, was taken back, or is not complete. Please look for a newer mail from your travel advisor, or ask
        them for a new link. Nothing that you sent before is lost.
      </Text>
    </Stack>
  );
};
