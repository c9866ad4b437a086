import { Box, chakra, Text } from '@chakra-ui/react';
import { type Run, richText } from '@wayline/core/areas/trip/itinerary/rich-text';

// What was typed has no identity of its own, so its place is its key.
const numbered = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, key: String(at) }));

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  numbered(runs).map(({ one: { text, url }, key }) =>
    url ? (
      <chakra.a key={key} href={url} target="_blank" rel="noreferrer" color="sea.fg" textDecoration="underline">
        {text}
      </chakra.a>
    ) : (
      text
    ),
  );

/** The foot of a mail with this signature, as its reader sees it. */
export const SignaturePreview = ({ text }: { text: string }) => (
  <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
    <Text color="fg.muted">…You don’t need an account. Open it once and it’s saved on your phone.</Text>
    <Box borderTopWidth="1px" mt="4" pt="4" overflowWrap="anywhere" data-testid="signature">
      {text.trim() ? (
        numbered(richText(text)).map(({ one, key }) =>
          one.kind === 'list' ? (
            <chakra.ul
              key={key}
              as={one.ordered ? 'ol' : 'ul'}
              listStyleType={one.ordered ? 'decimal' : 'disc'}
              ps="5"
              mb="2"
            >
              {numbered(one.items).map(({ one: item, key: at }) => (
                <li key={at} dir="auto">
                  <Runs runs={item} />
                </li>
              ))}
            </chakra.ul>
          ) : (
            <Text key={key} dir="auto" mb="2" whiteSpace="pre-line">
              {numbered(one.lines).map(({ one: line, key: at }) => (
                <span key={at}>
                  {at !== '0' && '\n'}
                  <Runs runs={line} />
                </span>
              ))}
            </Text>
          ),
        )
      ) : (
        <Text color="fg.muted">Without a signature, your emails end here.</Text>
      )}
    </Box>
  </Box>
);
