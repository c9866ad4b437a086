import { Box, Heading, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** What stands at the end of the heading: the button that edits. */
  action?: ReactNode;
  /** Nothing is known here: the heading is all there is. */
  empty?: boolean;
  children?: ReactNode;
};

/** A section of a profile: a heading that the list of sections leads to, and what it says. One with nothing in it is a quiet line. */
export const SectionFrame = ({ id, title, action, empty, children }: Props) => (
  <Box
    as="section"
    id={id}
    aria-labelledby={`${id}-title`}
    scrollMarginTop="72px"
    px="4"
    py={empty ? '2' : '4'}
    borderWidth="1px"
    borderRadius="l3"
    {...(empty ? { borderStyle: 'dashed' } : { bg: 'bg.panel' })}
  >
    <HStack justify="space-between" gap="3" minH="7" mb={empty ? '0' : '3'}>
      <Heading
        as="h2"
        id={`${id}-title`}
        textStyle={empty ? 'body' : 'section'}
        {...(empty && { color: 'fg.muted', fontWeight: '400' })}
      >
        {title}
      </Heading>
      {action}
    </HStack>
    {children}
  </Box>
);
