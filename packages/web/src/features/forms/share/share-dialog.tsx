import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/session';
import { Modal } from '../../../ui/modal';
import { useConfirmDiscard } from '../../../ui/use-confirm-discard';
import type { OpenedForm } from '../forms-queries';
import { LinkList } from './link-list';
import { MadeLink } from './made-link';
import { NewEmbedForm } from './new-embed-form';
import { NewLinkForm } from './new-link-form';
import { WAYS, type Way } from './ways';

/** Shares a published form: as a link, by mail, or on a website. */
export const ShareDialog = ({ opened, onClose }: { opened: OpenedForm; onClose: () => void }) => {
  const { form, links } = opened;
  const { feature_flags } = useSignedInUser();
  const ways = WAYS.filter(({ key }) => key !== 'embed' || feature_flags.includes('embedded form'));
  const [way, setWay] = useState<Way>('link');
  const [isTyped, setTyped] = useState(false);
  const leave = useConfirmDiscard(isTyped, onClose);
  const [made, setMade] = useState<{ url: string; way: Way; email: string | undefined }>();
  return (
    <Modal open kind="sheet" width="520px" title={`Share ${form.form_name}`} onClose={() => void leave()}>
      <Stack gap="5">
        <HStack gap="1" role="group" aria-label="How to share">
          {ways.map(({ key, label }) => (
            <Button
              key={key}
              size="sm"
              variant={key === way ? 'subtle' : 'ghost'}
              aria-pressed={key === way}
              onClick={() => {
                setWay(key);
                setMade(undefined);
              }}
            >
              {label}
            </Button>
          ))}
        </HStack>
        {made ? (
          <MadeLink {...made} name={form.form_name} onAnother={() => setMade(undefined)} />
        ) : way === 'embed' ? (
          <NewEmbedForm form={form} onTyped={setTyped} onMade={(url) => setMade({ url, way, email: undefined })} />
        ) : (
          <NewLinkForm form={form} way={way} onTyped={setTyped} onMade={(url, email) => setMade({ url, way, email })} />
        )}
        {links.length > 0 && <LinkList links={links} />}
        {links.length === 0 && (
          <Text color="fg.muted" textStyle="small">
            Links you make appear here, and you can turn them off at any time.
          </Text>
        )}
      </Stack>
    </Modal>
  );
};
