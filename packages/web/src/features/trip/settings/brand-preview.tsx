import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { ACCENTS, type Accent } from '@wayline/core/access/brand';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { logoAddress } from '@wayline/core/areas/settings/logo';
import { websiteText } from '@wayline/core/base/text-inputs';
import { type Control, useWatch } from 'react-hook-form';
import { useSignedInUser } from '../../../lib/session';

/** The paper and ink of a client's page, which is the same whatever the app’s own colours are. */
const PAPERS = {
  light: { name: 'Light mode', paper: '#fbfaf7', ink: '#1c2326', quiet: '#556160', line: '#e4dfd4', on: '#ffffff' },
  dark: { name: 'Dark mode', paper: '#11181b', ink: '#ece8df', quiet: '#a5b1b0', line: '#2c383d', on: '#08272b' },
} as const;
type Mode = keyof typeof PAPERS;

type Shown = { company: string; logo: string | undefined; accent: Accent; contact?: string; website?: string };

const Page = ({ mode, company, logo, accent, contact, website }: Shown & { mode: Mode }) => {
  const look = PAPERS[mode];
  return (
    <figure>
      <Box borderWidth="1px" borderRadius="l3" overflow="hidden" style={{ background: look.paper, color: look.ink }}>
        <Box px="4" pt="5" pb="4" color="white" style={{ background: ACCENTS[accent].light }}>
          {logo ? (
            <chakra.img
              src={logo}
              alt={company}
              h="9"
              maxW="70%"
              objectFit="contain"
              bg="white"
              borderRadius="md"
              px="2"
              py="1"
            />
          ) : (
            <Text textStyle="small" fontWeight="600" letterSpacing="0.06em" dir="auto" overflowWrap="anywhere">
              {company}
            </Text>
          )}
          <Text fontFamily="serif" fontSize="20px" lineHeight="24px" mt="3">
            Ten days in Italy
          </Text>
        </Box>
        <Box px="4" py="4" textStyle="small">
          <Text fontWeight="600" style={{ color: ACCENTS[accent][mode] }}>
            Day 1
          </Text>
          <Text>Flight to Rome, dinner in Trastevere</Text>
          <Box
            display="inline-block"
            mt="3"
            px="3"
            py="1.5"
            borderRadius="md"
            fontWeight="600"
            style={{ background: ACCENTS[accent][mode], color: look.on }}
          >
            Download PDF
          </Box>
          <Box mt="4" pt="3" borderTopWidth="1px" style={{ color: look.quiet, borderColor: look.line }} dir="auto">
            <Text overflowWrap="anywhere">
              {[company, website && websiteText(website)].filter(Boolean).join(' · ')}
            </Text>
            {contact && <Text overflowWrap="anywhere">{contact}</Text>}
          </Box>
        </Box>
      </Box>
      <chakra.figcaption textStyle="small" color="fg.muted" pt="1">
        {look.name}
      </chakra.figcaption>
    </figure>
  );
};

/** What a client sees of the brand as it is typed, by day and by night. */
export const BrandPreview = ({ control }: { control: Control<SettingsOf<'userbrand'>> }) => {
  const { company_name, logo_file, accent = 'sea', contact_line, website } = useWatch({ control });
  const { usercompany } = useSignedInUser();
  const shown = {
    company: company_name || usercompany.company_name,
    logo: logoAddress(usercompany.id, logo_file),
    accent,
    contact: contact_line,
    website,
  };
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 1 }} gap="4">
      <Page mode="light" {...shown} />
      <Page mode="dark" {...shown} />
    </SimpleGrid>
  );
};
