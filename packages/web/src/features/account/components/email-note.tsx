import { Button, HStack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';

const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog')).EmailDialog }));

/** The address one signs in with, and the way to another. */
export const EmailNote = ({ email }: { email: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HStack gap="3" wrap="wrap">
        <Text overflowWrap="anywhere">{email}</Text>
        <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
          Change email
        </Button>
      </HStack>
      <Text color="fg.muted" textStyle="small" mt="1">
        You sign in with it, and password codes go there.
      </Text>
      <Suspense fallback={null}>{open && <EmailDialog email={email} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
