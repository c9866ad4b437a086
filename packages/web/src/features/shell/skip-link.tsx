import { chakra } from '@chakra-ui/react';

/** The first thing the keyboard reaches: past the navigation, to the page. */
export const SkipLink = () => (
  <chakra.a
    href="#content"
    position="fixed"
    top="2"
    insetStart="2"
    zIndex="skipNav"
    px="3"
    py="2"
    borderRadius="l2"
    bg="sea.solid"
    color="sea.contrast"
    fontWeight="600"
    transform="translateY(-200%)"
    _focusVisible={{ transform: 'none' }}
  >
    Skip to content
  </chakra.a>
);
