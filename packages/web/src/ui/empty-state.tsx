import { Box, Heading, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  icon: LucideIcon;
  /** What will stand here. */
  title: string;
  /** What it is good for, in a sentence or two. */
  text: ReactNode;
  /** The first step. */
  action?: ReactNode;
};

/** A place with nothing in it yet: what it is for, and the first step. */
export const EmptyState = ({ icon: Icon, title, text, action }: Props) => (
  <Box display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="3" py="14" px="4">
    <Box p="3" borderRadius="full" bg="sea.subtle" color="sea.fg">
      <Icon size={20} aria-hidden />
    </Box>
    <Heading as="h2" textStyle="section">
      {title}
    </Heading>
    <Text color="fg.muted" maxW="46ch">
      {text}
    </Text>
    {action && <Box mt="1">{action}</Box>}
  </Box>
);
