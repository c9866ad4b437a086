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
    intro="It ends the emails sent in your name: links you share with clients and reminders you set."
    wide
  >
    {({ control, watch }) => (
      <SidePreview caption="Email footer" shown={<SignaturePreview text={watch('signature') ?? ''} />}>
        <SettingGroup title="Your signature">
          <TextField
            control={control}
            name="signature"
            label="Signature"
            hint="It’s shown as you write it. Start a line with a dash for a list; [name](https://…) and full addresses become links."
            lines={8}
            maxLength={LONGEST_SIGNATURE}
          />
        </SettingGroup>
      </SidePreview>
    )}
  </SettingPage>
);
