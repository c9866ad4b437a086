import { Text } from '@chakra-ui/react';

/** The address one signs in with, and why it stays. */
export const EmailNote = ({ email }: { email: string }) => (
  <>
    {email}
    <Text color="fg.muted" textStyle="small">
      You sign in with it, and codes for a new password go there. It cannot be changed here yet.
    </Text>
  </>
);
