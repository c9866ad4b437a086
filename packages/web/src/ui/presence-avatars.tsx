import { Box, HStack } from '@chakra-ui/react';
import { InitialsAvatar } from './initials-avatar';

type Person = { id: string; name: string; picture?: string };
const MOST = 4;

/** Who else is here right now, as overlapping pictures; the rest as a number. */
export const PresenceAvatars = ({ people }: { people: readonly Person[] }) => {
  const rest = people.length - MOST;
  if (people.length === 0) return null;
  return (
    <HStack as="ul" gap="0" listStyleType="none" aria-label="Here now">
      {people.slice(0, MOST).map(({ id, name, picture }) => (
        <Box as="li" key={id} ms="-1.5" borderRadius="full" borderWidth="2px" borderColor="bg.panel" lineHeight="0">
          <InitialsAvatar name={name} picture={picture} size={28} />
        </Box>
      ))}
      {rest > 0 && (
        <Box as="li" ps="1.5" textStyle="small" color="fg.muted">
          +{rest}
        </Box>
      )}
    </HStack>
  );
};
