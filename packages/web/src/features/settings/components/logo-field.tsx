import { Button, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { logoAddress } from '@wayline/core/areas/settings/logo';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSignedInUser } from '../../../lib/session';
import { type Bound, useBound } from '../../../ui/fields/bound-field';
import { notifyError } from '../../../ui/notify-error';
import { addLogo } from '../add-logo';

/** A logo, drawn down to its size before it is sent; it is seen by nobody until the page is saved. */
export const LogoField = <T extends FieldValues>(props: Bound<T>) => {
  const bound = useBound<T, string>(props);
  const { usercompany } = useSignedInUser();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const address = logoAddress(usercompany.id, bound.value);
  const take = (file: File) => {
    setBusy(true);
    void addLogo(file)
      .then(bound.change, notifyError)
      .finally(() => setBusy(false));
  };
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="body" fontWeight="500" mb="1">
        {bound.texts.label}
      </chakra.legend>
      <Flex gap="4" align="center" wrap="wrap">
        <Flex
          align="center"
          justify="center"
          w="200px"
          h="72px"
          p="2"
          borderWidth="1px"
          borderRadius="l2"
          borderStyle={address ? 'solid' : 'dashed'}
          bg={address ? 'white' : 'bg.subtle'}
        >
          {address ? (
            <chakra.img src={address} alt="Logo" maxW="100%" maxH="100%" objectFit="contain" />
          ) : (
            <Text textStyle="small" color="fg.muted">
              No logo yet
            </Text>
          )}
        </Flex>
        <HStack>
          <Button type="button" variant="outline" loading={busy} onClick={() => picker.current?.click()}>
            {address ? 'Choose another' : 'Choose a picture'}
          </Button>
          {address && (
            <Button type="button" variant="ghost" onClick={() => bound.change('')}>
              Remove
            </Button>
          )}
        </HStack>
      </Flex>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Logo file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          target.value = '';
        }}
      />
      <Text textStyle="small" color={bound.texts.error ? 'fg.error' : 'fg.muted'} mt="1">
        {bound.texts.error ?? bound.texts.hint}
      </Text>
    </chakra.fieldset>
  );
};
