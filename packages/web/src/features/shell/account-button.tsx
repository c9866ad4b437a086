import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { SessionUser } from '@wayline/core/access/session-user';
import { useSignedInUser } from '../../lib/session';
import { InitialsAvatar } from '../../ui/initials-avatar';

/** The name of the person who is signed in, also of a company's owner. */
export const getSignedInName = ({ user_detail, email }: Pick<SessionUser, 'user_detail' | 'email'>): string =>
  `${user_detail.first_name} ${user_detail.last_name}`.trim() || email;

/** Who is signed in, as a button. */
export const AccountButton = (props: HTMLChakraProps<'button'>) => {
  const user = useSignedInUser();
  return (
    <chakra.button
      type="button"
      aria-label={`Account: ${getSignedInName(user)}`}
      borderRadius="full"
      focusVisibleRing="outside"
      cursor="pointer"
      {...props}
    >
      <InitialsAvatar name={getSignedInName(user)} picture={user.avatar_img} size={32} decorative />
    </chakra.button>
  );
};
