import { Flex, Text } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/base/ids';
import { InitialsAvatar } from '../../../../ui/initials-avatar';
import { useColleagues } from '../use-colleagues';

const MOST = 4;
const EDGE = 28;

/** Who else is on this trip now: initials, the name on hover and for readers. Nothing while one is alone. */
export const PresenceAvatars = ({ trip }: { trip: TripId }) => {
  const colleagues = useColleagues(trip);
  if (colleagues.length === 0) return null;
  const more = colleagues.slice(MOST).map(({ name }) => name);
  return (
    <Flex as="ul" listStyleType="none" aria-label="Also on this trip now" gap="1" align="center">
      {colleagues.slice(0, MOST).map(({ user_id, name }) => (
        <Flex
          as="li"
          key={user_id}
          borderRadius="full"
          outline="2px solid"
          outlineColor="sea.solid"
          outlineOffset="1px"
        >
          <InitialsAvatar name={name} size={EDGE} />
        </Flex>
      ))}
      {more.length > 0 && (
        <Text as="li" textStyle="small" color="fg.muted" ms="1" title={more.join(', ')}>
          <span aria-hidden>+{more.length}</span>
          <Text as="span" srOnly>
            {more.join(', ')}
          </Text>
        </Text>
      )}
    </Flex>
  );
};
