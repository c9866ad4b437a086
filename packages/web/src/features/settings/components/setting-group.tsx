import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** Fields of a settings page that belong together, under a heading of their own, which floats because a legend would otherwise sit on the border. */
export const SettingGroup = ({ title, text, children }: Props) => (
  <chakra.fieldset borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5" minW="0">
    <chakra.legend textStyle="section" float="left" w="full" pb={text ? '1' : '3'}>
      {title}
    </chakra.legend>
    {text && (
      <Text color="fg.muted" pb="4" clear="both">
        {text}
      </Text>
    )}
    <Stack gap="4" clear="both">
      {children}
    </Stack>
  </chakra.fieldset>
);
