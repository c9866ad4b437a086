import { Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A part of the page that closes accounts. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <Text as="h2" id={id} textStyle="section">
        {title}
      </Text>
      {children}
    </Stack>
  );
};
