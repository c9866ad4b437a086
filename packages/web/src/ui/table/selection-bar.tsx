import { Button, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format-count';

type Props = {
  count: number;
  /** How many match in all. */
  of: number;
  all: boolean;
  /** Takes all that match; offered where they are more than what is ticked. */
  onAll: (() => void) | undefined;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with the ticked rows, at the bottom of the list. */
export const SelectionBar = ({ count, of, all, onAll, onClear, children }: Props) => (
  <HStack
    role="region"
    aria-label="Selected rows"
    position="sticky"
    bottom={{ base: 'calc(68px + env(safe-area-inset-bottom))', md: '4' }}
    zIndex="docked"
    alignSelf="center"
    gap="3"
    wrap="wrap"
    mt="3"
    px="4"
    py="2"
    borderWidth="1px"
    borderRadius="l3"
    bg="bg.panel"
    shadow="lg"
  >
    <Text fontWeight="600" textStyle="figures" aria-live="polite">
      {all ? `All ${formatCount(of)} selected` : `${formatCount(count)} selected`}
    </Text>
    {onAll && !all && of > count && (
      <Button variant="ghost" size="xs" onClick={onAll}>
        Select all {formatCount(of)} that match
      </Button>
    )}
    {children}
    <Button variant="ghost" size="xs" onClick={onClear}>
      Clear
    </Button>
  </HStack>
);
