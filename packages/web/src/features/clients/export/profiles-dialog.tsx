import { Button, Stack, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { Modal } from '../../../ui/modal';
import { notifyError } from '../../../ui/notify-error';
import { saveFile } from '../../../ui/table/save-file';
import { exportProfiles, type ProfileFormat, type Wanted } from './export-profiles';

const FORMATS: readonly (readonly [ProfileFormat, string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['vcf', 'vCards'],
];

/** Takes whole profiles out as one file, not only what the list shows. */
export const ProfilesDialog = ({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) => {
  const [making, setMaking] = useState<ProfileFormat>();
  const [count, setCount] = useState(0);
  const make = async (format: ProfileFormat) => {
    setMaking(format);
    try {
      saveFile(await exportProfiles(format, wanted, setCount), `client profiles.${format}`);
      onClose();
    } catch (thrown) {
      notifyError(thrown);
      setMaking(undefined);
    }
  };
  return (
    <Modal
      open
      title="Export profiles"
      width="440px"
      onClose={onClose}
      footer={FORMATS.map(([format, label]) => (
        <Button
          key={format}
          variant={format === 'csv' ? 'solid' : 'outline'}
          loading={making === format}
          disabled={making !== undefined}
          onClick={() => void make(format)}
        >
          {label}
        </Button>
      ))}
    >
      <Stack gap="2">
        <Text>
          Everything in these profiles, except cards and travel documents. CSV and Excel files can be imported again;
          vCards open in any address book.
        </Text>
        <Text role="status" color="fg.muted">
          {making ? `${countOf(count, 'profile')} loaded` : 'Choose a file type.'}
        </Text>
      </Stack>
    </Modal>
  );
};
