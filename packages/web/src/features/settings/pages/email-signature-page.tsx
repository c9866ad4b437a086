import { LONGEST_SIGNATURE } from '@wayline/core/areas/settings/sections/email-signature';
import { TextField } from '../../../ui/fields/text-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { SidePreview } from '../components/side-preview';
import { SignaturePreview } from '../components/signature-preview';

/** What stands under the mails a user sends, with the mail beside it. Source: R-SHELL-053. */
export const EmailSignaturePage = () => (
  <SettingPage
    section="email_signature"
    path="/myaccount/email-signature"
    intro="It closes the mails that leave in your name: the links you share with clients and the reminders you set."
    wide
  >
    {({ control, watch }) => (
      <SidePreview caption="The foot of your mails" shown={<SignaturePreview text={watch('signature') ?? ''} />}>
        <SettingGroup title="Your signature">
          <TextField
            control={control}
            name="signature"
            label="Signature"
            hint="Write it as you want it read. A line that begins with a dash is a list; [name](https://…) and whole addresses become links."
            lines={8}
            maxLength={LONGEST_SIGNATURE}
          />
        </SettingGroup>
      </SidePreview>
    )}
  </SettingPage>
);
