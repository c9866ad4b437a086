import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What an entry page asks, and why. */
export const EntryHeading = ({ title, text }: { title: string; text?: ReactNode }) => (
  <Stack gap="2" pb="6">
    <Heading as="h1" textStyle="display">
      {title}
    </Heading>
    {text && <Text color="fg.muted">{text}</Text>}
  </Stack>
);
