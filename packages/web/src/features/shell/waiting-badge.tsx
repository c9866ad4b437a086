import { chakra } from '@chakra-ui/react';

const MOST = 99;

/** How many things wait in an area, beside its name. */
export const WaitingBadge = ({ count }: { count: number }) => (
  <chakra.span
    ms={{ xl: 'auto' }}
    px="1.5"
    borderRadius="full"
    bg="bg.emphasized"
    color="fg"
    fontSize="11px"
    lineHeight="18px"
    fontWeight="600"
    title="Due within a week"
  >
    {count > MOST ? `${MOST}+` : count}
    <chakra.span srOnly> due</chakra.span>
  </chakra.span>
);
