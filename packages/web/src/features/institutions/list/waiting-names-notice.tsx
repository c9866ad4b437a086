import { Button, HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '@wayline/core/base/plural';
import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '../../../lib/use-permission';
import { supplierNamesQuery } from '../supplier-name-queries';

const LinkNamesSheet = lazy(async () => ({ default: (await import('./link-names-sheet')).LinkNamesSheet }));

/** Says above the list of suppliers that bookings name some that aren't on it, and leads to where they're linked; nothing while there are none. */
export const WaitingNamesNotice = () => {
  const [sees, edits] = [usePermission('View Reservations'), usePermission('Edit Reservations')];
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...supplierNamesQuery, enabled: sees && edits });
  const count = data?.names.length ?? 0;
  if (!data || (count === 0 && !open)) return null;
  return (
    <>
      {count > 0 && (
        <HStack gap="3" px="4" py="2" mb="4" borderWidth="1px" borderRadius="l2" bg="bg.subtle" wrap="wrap">
          <Link2 size={16} aria-hidden />
          <Text flex="1" minW="200px">
            {`${data.more ? 'More than ' : ''}${countOf(count, 'name')} on your bookings ${count === 1 ? 'isn’t' : 'aren’t'} linked to a supplier yet.`}
          </Text>
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            Link names
          </Button>
        </HStack>
      )}
      <Suspense fallback={null}>{open && <LinkNamesSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
