import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { guardSession } from '../../../lib/session';
import { useRefused } from '../../../navigation/guard-refusal';
import { RouterButton } from '../../../ui/router-button';
import { describePageRefusal } from '../page-refusal';

/** Whether there is a page of the app to go back to; the router counts them. */
const hasBefore = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Why somebody was sent here instead of where they wanted to go, and the way back; nothing for who came by themselves. */
export const RefusedNote = () => {
  const refused = useRefused();
  const navigate = useNavigate();
  if (!refused) return null;
  const { title, text, opens } = describePageRefusal(refused, guardSession());
  const Icon = opens ? LockKeyholeOpen : LockKeyhole;
  return (
    <HStack
      role="status"
      aria-label="Why you’re seeing this page"
      align="start"
      gap="3"
      p="4"
      borderRadius="l3"
      bg="sea.subtle"
      color="sea.fg"
    >
      <Box pt="0.5" flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="600">{title}</Text>
        <Text color="fg">{text}</Text>
        <HStack gap="2" mt="3">
          {opens && <RouterButton to={refused.from}>Open page</RouterButton>}
          {hasBefore() ? (
            <Button variant="outline" onClick={() => navigate(-1)}>
              Go back
            </Button>
          ) : (
            <RouterButton to={PATHS.dashboard()} variant="outline">
              Go to dashboard
            </RouterButton>
          )}
        </HStack>
      </Box>
    </HStack>
  );
};
