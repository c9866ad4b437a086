import { Heading, HStack, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** One part of the CRM's dashboard with its name and, beside it, the way to the list behind it. */
export const DashboardCard = ({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3" p="4" borderWidth="1px" borderRadius="l3" bg="bg.panel" minW="0">
      <HStack justify="space-between">
        <Heading as="h2" id={id} textStyle="section">
          {title}
        </Heading>
        {link}
      </HStack>
      {children}
    </Stack>
  );
};
