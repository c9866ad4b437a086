import { chakra } from '@chakra-ui/react';

const mac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
/** The key that opens commands on this machine. */
export const commandKey = (): string => (mac() ? '⌘' : 'Ctrl');

/** A key as it is printed on the keyboard. */
export const Kbd = ({ children }: { children: string }) => (
  <chakra.kbd
    fontFamily="inherit"
    textStyle="small"
    px="1.5"
    borderWidth="1px"
    borderBottomWidth="2px"
    borderRadius="l1"
    bg="bg.subtle"
    color="fg.muted"
  >
    {children}
  </chakra.kbd>
);
