import { Stack, Text } from '@chakra-ui/react';
import { useSignedInUser } from '../../../lib/session';
import { PictureField } from '../../lookups/public';

/** The picture, the name and the company of the signed-in user. */
export const ProfilePicture = () => {
  const user = useSignedInUser();
  const name = `${user.user_detail.first_name} ${user.user_detail.last_name}`.trim() || user.email;
  return (
    <PictureField name={name}>
      <Stack gap="0" minW="0">
        <Text textStyle="section" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {user.usercompany.company_name}
        </Text>
      </Stack>
    </PictureField>
  );
};
