import { Button, SimpleGrid, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { usePermission } from '../../../lib/use-permission';
import { zoneHere } from '../../../lib/zone-here';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { CURRENCIES, type Setting, SettingGroup, saveSetting, ZONES } from '../../settings/public';
import { StepButtons, type StepProps } from './step-buttons';

type Place = Setting<'timezonecurrency'>;

const CompanyForm = ({ setting, onDone, onSkip }: StepProps & { setting: Place }) => {
  const { timezone, currency_code } = setting.value;
  const here = zoneHere();
  const form = useForm({ defaultValues: { timezone: setting.version === 0 ? here : timezone, currency_code } });
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        await saveSetting('timezonecurrency', setting.version, { ...setting.value, ...typed });
        await onDone();
      }}
    >
      <SettingGroup
        title="Where you work"
        text="Your default currency, and the time zone that sets when a day starts. Change both anytime under My account."
      >
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField control={form.control} name="timezone" label="Time zone" options={ZONES} />
          <SelectField control={form.control} name="currency_code" label="Currency" options={CURRENCIES} />
        </SimpleGrid>
      </SettingGroup>
      <StepButtons form={form} onSkip={onSkip} />
    </Form>
  );
};

/** The second step: where the company works; for those who may not say so, only that somebody does. */
export const OnboardingCompany = ({ setting, ...step }: StepProps & { setting: Place | undefined }) => {
  const mayChange = usePermission('Settings');
  if (setting && mayChange) return <CompanyForm setting={setting} {...step} />;
  return (
    <>
      <Text pb="4">Your company’s time zone, currency and lists are set by colleagues who manage settings.</Text>
      <Button onClick={() => void step.onDone()}>Continue</Button>
    </>
  );
};
