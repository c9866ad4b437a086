import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** Fields of a settings page that belong together, under a heading of their own. */
export const SettingGroup = ({ title, text, children }: Props) => (
  <chakra.fieldset borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5" minW="0">
    <chakra.legend textStyle="section" px="1" ms="-1">
      {title}
    </chakra.legend>
    {text && (
      <Text color="fg.muted" pb="4">
        {text}
      </Text>
    )}
    <Stack gap="4">{children}</Stack>
  </chakra.fieldset>
);
