import { chakra, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { appConfig, type DemoAccount } from '../../../../lib/app-config';
import { InitialsAvatar } from '../../../../ui/initials-avatar';

/** The accounts of a demonstration, each one press from being filled in. Nothing elsewhere. */
export const DemoAccounts = ({ onChoose }: { onChoose: (account: DemoAccount) => void }) => {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    void appConfig().then((config) => setAccounts(config.demo ? (config.accounts ?? []) : []));
  }, []);
  if (accounts.length === 0) return null;
  return (
    <Stack gap="2" mt="8" pt="6" borderTopWidth="1px">
      <Text textStyle="small" fontWeight="600" color="fg.muted">
        Demo accounts
      </Text>
      <chakra.ul display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2" listStyleType="none">
        {accounts.map((account) => (
          <chakra.li key={account.email}>
            <chakra.button
              type="button"
              onClick={() => onChoose(account)}
              display="flex"
              alignItems="center"
              gap="3"
              width="100%"
              p="2"
              textAlign="start"
              borderWidth="1px"
              borderRadius="l2"
              bg="bg.panel"
              cursor="pointer"
              focusVisibleRing="outside"
              _hover={{ borderColor: 'border.control' }}
            >
              <InitialsAvatar name={account.name} size={32} decorative />
              <chakra.span minW="0">
                <chakra.span display="block" fontWeight="500" truncate>
                  {account.name}
                </chakra.span>
                <chakra.span display="block" textStyle="small" color="fg.muted" truncate>
                  {account.role}
                </chakra.span>
              </chakra.span>
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
};
