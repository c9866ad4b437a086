import { Box, Heading, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  /** Something went wrong; it is announced. */
  failed?: boolean;
  /** What to do next, under the text. */
  children?: ReactNode;
};

/** What stands in a place that has nothing else to show: a round icon, a heading, a sentence. */
export const StateNotice = ({ icon: Icon, title, text, failed, children }: Props) => (
  <Box
    role={failed ? 'alert' : undefined}
    display="flex"
    flexDirection="column"
    alignItems="center"
    textAlign="center"
    gap="3"
    py="14"
    px="4"
  >
    <Box p="3" borderRadius="full" bg={failed ? 'bg.error' : 'sea.subtle'} color={failed ? 'fg.error' : 'sea.fg'}>
      <Icon size={20} aria-hidden />
    </Box>
    <Heading as="h2" textStyle="section">
      {title}
    </Heading>
    <Text color="fg.muted" maxW="46ch">
      {text}
    </Text>
    {children}
  </Box>
);
