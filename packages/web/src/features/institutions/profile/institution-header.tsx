import { Box, Button, Flex, Heading, HStack, Link, Text } from '@chakra-ui/react';
import { websiteText } from '@wayline/core/base/text-inputs';
import { Globe, Mail, Phone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { InitialsAvatar } from '../../../ui/initials-avatar';
import { undoBy } from '../../../ui/record/use-bulk';
import { StatusBadge } from '../../../ui/status-badge';
import { mayDelete } from '../ask-before-delete';
import { REMOVE } from '../guards';
import type { InstitutionRecord } from '../institution-queries';
import { categoryName } from '../institution-words';
import { kindWordsOf } from '../kinds';
import { ACTIONS, useBulk } from '../use-bulk';
import { InstitutionTags } from './institution-tags';

/** What an institution is and how it is reached, above its profile. */
export const InstitutionHeader = ({ institution }: { institution: InstitutionRecord }) => {
  const navigate = useNavigate();
  const kind = kindWordsOf(institution);
  const { runOne } = useBulk(kind);
  const deletes = useGuardedAction(REMOVE.permission, REMOVE.action);
  const { name, acct, brand_supplier, phone, website, deleted_at } = institution;
  const [email] = institution.emails;
  const remove = async () => {
    if (!(await mayDelete(name))) return;
    const gone = await runOne(institution, {
      said: (who) => `${who} deleted`,
      send: ACTIONS.remove,
      back: undoBy(ACTIONS.restore),
    });
    if (gone) await navigate(kind.list());
  };
  return (
    <Flex as="header" gap="4" pb="5" wrap="wrap" justify="space-between" align="start">
      <Flex gap="4" flex="1" minW={{ base: '100%', sm: '320px' }}>
        <InitialsAvatar name={name} size={64} decorative />
        <Box minW="0">
          <HStack gap="2" wrap="wrap">
            <Heading as="h1" textStyle="title" overflowWrap="anywhere" dir="auto">
              {name}
            </Heading>
            <StatusBadge tone="neutral">{categoryName(institution.profile_category_id)}</StatusBadge>
          </HStack>
          <Text color="fg.muted">{[acct, brand_supplier].filter(Boolean).join(' · ')}</Text>
          <InstitutionTags institution={institution} />
        </Box>
      </Flex>
      <HStack gap="2" wrap="wrap">
        {website && (
          <Button asChild variant="outline">
            <Link href={website} target="_blank" rel="noopener noreferrer" title={website}>
              <Globe size={16} aria-hidden /> {websiteText(website)}
            </Link>
          </Button>
        )}
        {phone && (
          <Button asChild variant="outline">
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <Phone size={16} aria-hidden /> Call
            </a>
          </Button>
        )}
        {email && (
          <Button asChild variant="outline">
            <a href={`mailto:${email}`}>
              <Mail size={16} aria-hidden /> Email
            </a>
          </Button>
        )}
        {!deleted_at && (
          <IfPermitted permission={REMOVE.permission}>
            <Button variant="ghost" color="fg.error" onClick={deletes(() => void remove())}>
              Delete
            </Button>
          </IfPermitted>
        )}
      </HStack>
    </Flex>
  );
};
