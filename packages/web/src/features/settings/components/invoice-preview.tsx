import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { plainLines } from '@wayline/core/areas/trip/itinerary/rich-text';
import type { ReactNode } from 'react';
import { useSignedInUser } from '../../../lib/session';

export type InvoiceParts = {
  /** The logo's address; without one the company's name stands there. */
  logo?: string | undefined;
  place?: 'left' | 'center' | 'right';
  size?: 'small' | 'medium' | 'large';
  title?: string;
  sender?: string;
  intro?: string;
  /** How to pay, line by line. */
  pay?: readonly string[];
  terms?: string;
  foot?: string;
};

const HEIGHTS = { small: '28px', medium: '40px', large: '60px' } as const;
const SIDES = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

const Lines = ({ text }: { text: string | undefined }) =>
  text?.trim() ? (
    <Text whiteSpace="pre-line" dir="auto" overflowWrap="anywhere">
      {plainLines(text).join('\n')}
    </Text>
  ) : null;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box mt="3">
    <Text fontWeight="600">{title}</Text>
    {children}
  </Box>
);

/** Head and foot of an invoice as it would be printed; paper is white, by night too. The line in the middle stands for what is billed. */
export const InvoicePreview = ({
  logo,
  place = 'left',
  size = 'medium',
  title = 'Invoice',
  sender,
  intro,
  pay = [],
  terms,
  foot,
}: InvoiceParts) => {
  const { usercompany } = useSignedInUser();
  return (
    <Box
      borderWidth="1px"
      borderRadius="l2"
      p="5"
      textStyle="small"
      style={{ background: '#ffffff', color: '#1c2326', borderColor: '#d9d3c6' }}
    >
      <Flex justify={SIDES[place]}>
        {logo ? (
          <chakra.img src={logo} alt={usercompany.company_name} maxW="100%" objectFit="contain" h={HEIGHTS[size]} />
        ) : (
          <Text fontSize="16px" fontWeight="600" dir="auto" overflowWrap="anywhere">
            {usercompany.company_name}
          </Text>
        )}
      </Flex>
      <Box mt="2" style={{ color: '#556160' }}>
        <Lines text={sender} />
      </Box>
      <Flex justify="space-between" mt="4" align="baseline" gap="3">
        <Text fontFamily="serif" fontSize="22px" lineHeight="28px" dir="auto" overflowWrap="anywhere">
          {title}
        </Text>
        <Text style={{ color: '#556160' }} whiteSpace="nowrap">
          No. 1042
        </Text>
      </Flex>
      <Lines text={intro} />
      <Flex justify="space-between" my="3" py="2" borderYWidth="1px" style={{ borderColor: '#d9d3c6' }}>
        <span>Ten days in Italy</span>
        <chakra.span fontWeight="600" textStyle="figures">
          4,200.00
        </chakra.span>
      </Flex>
      {pay.length > 0 && (
        <Part title="How to pay us">
          {pay.map((line) => (
            <Text key={line} dir="auto" overflowWrap="anywhere">
              {line}
            </Text>
          ))}
        </Part>
      )}
      {terms?.trim() && (
        <Part title="Terms">
          <Lines text={terms} />
        </Part>
      )}
      {foot?.trim() && (
        <Box mt="4" pt="2" borderTopWidth="1px" style={{ color: '#556160', borderColor: '#d9d3c6' }}>
          <Lines text={foot} />
        </Box>
      )}
    </Box>
  );
};
