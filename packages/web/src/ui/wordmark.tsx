import { chakra, HStack } from '@chakra-ui/react';

/** The mark of the product; with its name where there is room. */
export const Wordmark = ({ markOnly }: { markOnly?: boolean }) => (
  <HStack gap="2.5" role="img" aria-label="Wayline">
    <chakra.svg viewBox="0 0 32 32" boxSize="7" aria-hidden flexShrink="0">
      <chakra.rect width="32" height="32" rx="8" fill="sea.solid" />
      <chakra.path
        d="M7 11l4.2 11L16 12.5 20.8 22 25 11"
        fill="none"
        stroke="sea.contrast"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
    {!markOnly && (
      <chakra.span fontSize="17px" fontWeight="600" letterSpacing="-0.02em" aria-hidden>
        Wayline
      </chakra.span>
    )}
  </HStack>
);
