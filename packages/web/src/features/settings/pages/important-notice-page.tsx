import { Text } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { type Control, useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { NoticeStrip } from '../../../ui/notice-strip';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

const TONES = [
  { value: 'info', label: 'Information' },
  { value: 'warning', label: 'Warning' },
];

const AsSeen = ({ control }: { control: Control<SettingsOf<'usersimportantnotice'>> }) => {
  const { text = '', tone = 'info' } = useWatch({ control });
  return (
    <div>
      <Text fontWeight="500" mb="2">
        Preview
      </Text>
      {text.trim() ? (
        <NoticeStrip notice={{ text, tone }} />
      ) : (
        <Text color="fg.muted">No notice: your team’s pages stay as they are.</Text>
      )}
    </div>
  );
};

/** A notice for everybody of the company. Source: R-SHELL-053. */
export const ImportantNoticePage = () => (
  <SettingPage
    section="usersimportantnotice"
    path="/myaccount/usersimportantnotice"
    intro="Shown at the top of every page to your team until they dismiss it. If you change the text, it’s shown again. Clear the text to remove it."
  >
    {({ control }) => (
      <SettingGroup title="Notice">
        <TextField
          control={control}
          name="text"
          label="Text"
          lines={4}
          maxLength={600}
          hint="Lines that begin with - become a list. Links: [name](https://…)."
        />
        <SelectField control={control} name="tone" label="Kind" options={TONES} />
        <DateField control={control} name="until" label="Shown until" hint="Leave blank for no end date." />
        <AsSeen control={control} />
      </SettingGroup>
    )}
  </SettingPage>
);
