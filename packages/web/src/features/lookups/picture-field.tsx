import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { IMAGE_TYPES } from '@wayline/core/areas/files/file-types';
import { MAX_PICTURE_MB } from '@wayline/core/areas/lookups/picture';
import { type ReactNode, useRef } from 'react';
import { call } from '../../lib/api';
import { currentUser, storeUser, useSignedInUser } from '../../lib/session';
import { notify } from '../../lib/toast-store';
import { InitialsAvatar } from '../../ui/initials-avatar';
import { notifyError } from '../../ui/notify-error';
import { drawPicture } from './draw-picture';

const ACCEPT = IMAGE_TYPES.map((type) => `.${type}`).join(',');

type Props = {
  name: string;
  /** What stands beside the picture, above what changes it. */
  children?: ReactNode;
};

/** The picture of the signed-in user, as colleagues see it; initials where there is none. It is kept as soon as it is chosen. Source: R-SHELL-303. */
export const PictureField = ({ name, children }: Props) => {
  const { avatar_img } = useSignedInUser();
  const picker = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: async (file?: File) => call('users.avatar.set', { image: file ? await drawPicture(file) : '' }),
    onError: notifyError,
    onSuccess: (set, file) => {
      const user = currentUser();
      if (user) storeUser({ ...user, avatar_img: set.avatar_img });
      notify(file ? { kind: 'success' } : { kind: 'success', title: 'Picture removed' });
    },
  });
  return (
    <HStack gap="4" role="group" aria-label="Your picture">
      <InitialsAvatar name={name} picture={avatar_img} decorative />
      <Stack gap="2" align="start" minW="0">
        {children}
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" loading={change.isPending} onClick={() => picker.current?.click()}>
            {avatar_img ? 'Choose another picture' : 'Choose a picture'}
          </Button>
          {avatar_img && (
            <Button size="sm" variant="ghost" disabled={change.isPending} onClick={() => change.mutate(undefined)}>
              Remove
            </Button>
          )}
        </HStack>
        <Text textStyle="small" color="fg.muted">
          JPG, PNG, GIF or BMP, up to {MAX_PICTURE_MB} MB. Cropped to the middle.
        </Text>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="Picture file"
          accept={ACCEPT}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) change.mutate(file);
            target.value = '';
          }}
        />
      </Stack>
    </HStack>
  );
};
