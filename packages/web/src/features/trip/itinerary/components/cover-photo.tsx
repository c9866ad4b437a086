import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { PICTURE_TYPES } from '@wayline/core/areas/trip/itinerary/picture';
import { useRef } from 'react';
import { useCover } from '../use-cover';

type Props = { itinerary: Itinerary; onSaved: () => Promise<unknown> };

/** The photo on top of a client itinerary. It is saved as soon as it is chosen, and clients see it with the next version. */
export const CoverPhoto = ({ itinerary, onSaved }: Props) => {
  const { url, upload, remove, isUploading, isRemoving } = useCover(itinerary, onSaved);
  const picker = useRef<HTMLInputElement>(null);
  const has = Boolean(itinerary.uploaded_cover);
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="body" fontWeight="500" mb="1">
        Cover photo
      </chakra.legend>
      {has && (
        <chakra.img
          src={url}
          alt={url ? 'The cover photo' : ''}
          w="100%"
          maxW="32rem"
          aspectRatio={16 / 9}
          objectFit="cover"
          borderRadius="l2"
          bg="bg.subtle"
          mb="2"
        />
      )}
      <HStack wrap="wrap">
        <Button type="button" variant="outline" loading={isUploading} onClick={() => picker.current?.click()}>
          {has ? 'Replace photo' : 'Upload photo'}
        </Button>
        {has && (
          <Button type="button" variant="ghost" loading={isRemoving} onClick={remove}>
            Remove photo
          </Button>
        )}
      </HStack>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Cover photo file"
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload(file);
          target.value = '';
        }}
      />
      <Text textStyle="small" color="fg.muted" mt="1">
        {has ? 'Your client sees it once you publish.' : 'Upload a photo, or keep the illustrated cover.'}
      </Text>
    </chakra.fieldset>
  );
};
