import { Box, chakra, Text } from '@chakra-ui/react';
import { useSignedInUser } from '../../../lib/session';

const [PAPER, QUIET] = [{ background: '#ffffff', color: '#1c2326', borderColor: '#d9d3c6' }, { color: '#556160' }];

/** A reminder as a client would read it, of a payment that is due today, with the company’s own words. Paper is white, by night too. */
export const ReminderPreview = ({ words }: { words: string | undefined }) => {
  const { usercompany } = useSignedInUser();
  return (
    <Box borderWidth="1px" borderRadius="l2" p="5" textStyle="small" style={PAPER}>
      <Text style={QUIET} fontWeight="600" dir="auto" overflowWrap="anywhere">
        {usercompany.company_name}
      </Text>
      <Text fontFamily="serif" fontSize="22px" lineHeight="28px" mt="2">
        Due today: $840.00 on invoice INV-2031-00042
      </Text>
      <Text mt="3">Dear Anna,</Text>
      <Text mt="3">This is a friendly reminder that a payment for Ten days in Italy is due today.</Text>
      {words?.trim() && (
        <Text mt="3" whiteSpace="pre-line" dir="auto" overflowWrap="anywhere">
          {words.trim()}
        </Text>
      )}
      <Text mt="3">
        <chakra.span style={QUIET}>Deposit</chakra.span> $840.00, due today
      </Text>
      <Box display="inline-block" mt="4" px="4" py="2.5" borderRadius="l2" bg="sea.solid" style={{ color: '#ffffff' }}>
        Open your invoice
      </Box>
      <Text mt="4">Have you paid already? Then thank you, there’s nothing more to do.</Text>
      <Text mt="4" style={QUIET} textDecoration="underline">
        Don’t remind me again
      </Text>
    </Box>
  );
};
