import { Heading, HStack, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A group of the dashboard with its name. */
export const DashboardSection = ({
  title,
  link,
  children,
}: {
  title: string;
  link?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={id} minW="0">
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
